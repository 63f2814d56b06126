/**
 * Questions about what can hurt somebody: traffic, heights, tools, dares, a stove, medicines. Whoever reads the answers
 * as a professional looks at these first; they count like all others. An id is never given to another question.
 */
export const safetyQuestions: ReadonlySet<string> = new Set([
  ...['CWI019', 'CWI020', 'CWI022', 'CWI023', 'CWI024'],
  ...['AC007', 'APC007', 'PDB002'],
  ...['MET007', 'MET008'],
]);

export const isSafetyQuestion = (id: string): boolean => safetyQuestions.has(id);

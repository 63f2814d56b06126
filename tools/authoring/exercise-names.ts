/**
 * English names of the exercises that report content may name, by registry id: also of those still to be built, which
 * a shown plan leaves out.
 */
export const exerciseNames: ReadonlyMap<string, string> = new Map([
  ['nback', 'N-Back'],
  ['gonogo', 'Go / No-Go'],
  ['stroop', 'Stroop Colours'],
  ['flanker', 'Arrow Flanker'],
  ['simon', 'Simon Sides'],
  ['memory-grid', 'Memory Grid'],
  ['task-priority', 'Task Priority'],
  ['digit-span', 'Digit Span'],
  ['breathing', 'Paced Breathing'],
  ['focus-burst', 'Focus Burst'],
  ['priority-navigator', 'Priority Navigator'],
  ['executive-function', 'Rule Shift'],
  ['htj', 'Habit Trigger Journal'],
  ['stop-signal', 'Stop Signal'],
  ['task-switch', 'Task Switch'],
  ['visual-search', 'Visual Search'],
  ['trail-switch', 'Trail Switch'],
  ['time-sense', 'Time Sense'],
  ['rotation', 'Mental Rotation'],
  ['word-recall', 'Word Recall'],
  ['tower-plan', 'Tower Plan'],
  ['body-scan', 'Body Scan'],
]);

/** Open to the free plan. */
export const freeExerciseIds: ReadonlySet<string> = new Set(['gonogo', 'memory-grid', 'digit-span']);

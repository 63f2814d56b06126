import * as z from 'zod/mini';

const lineSchema = z.object({
  /** whoever reported wrote it */
  mine: z.boolean(),
  at: z.string(),
  text: z.string(),
});

/** One line of a thread, as it was copied into a report. */
export type ReportedLine = z.infer<typeof lineSchema>;

/** The lines that somebody chose to report, in the order they were written; none where the copy is gone. */
export function reportedLines(excerpt: string): readonly ReportedLine[] {
  if (excerpt === '') return [];
  return z.array(lineSchema).parse(JSON.parse(excerpt));
}

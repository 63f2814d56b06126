import * as z from 'zod/mini';
import { AppError } from '../app-error.ts';

/** Why the desk of the library says no, as stable codes: the functions of the database raise them as messages. */
export const libraryRefusals = [
  'empty',
  'too_short',
  'too_long',
  'bad_characters',
  'bad_article',
  'bad_sources',
  'bad_time',
  'slug_taken',
  'incomplete',
  'version_conflict',
  'invalid_state',
  'not_allowed',
  'not_signed_in',
  'not_found',
  'other',
] as const;
export type LibraryRefusal = (typeof libraryRefusals)[number];

/** What the database misses before it publishes. */
export const problemSchema = z.object({
  lang: z.string(),
  rule: z.enum(['english', 'sources', 'heading_order', 'picture']),
  detail: z.string(),
});
export type Problem = z.infer<typeof problemSchema>;

export interface RefusedAtDesk {
  readonly code: LibraryRefusal;
  /** Signs that a text is about, or the version that is there instead. */
  readonly number: number | null;
  /** With 'incomplete'. */
  readonly problems: readonly Problem[];
}

const known: ReadonlySet<string> = new Set(libraryRefusals);
const causeSchema = z.object({ message: z.string(), details: z.optional(z.nullable(z.string())) });

/** Why a function of the desk said no; null where the failure is another: no connection, a fault. */
export function libraryRefusalIn(failure: unknown): RefusedAtDesk | null {
  const told = causeSchema.safeParse(failure instanceof AppError ? failure.cause : null);
  if (!told.success || !known.has(told.data.message)) return null;
  const code = told.data.message as LibraryRefusal;
  const detail = told.data.details ?? '';
  return {
    code,
    number: /^\d+$/.test(detail) ? Number(detail) : null,
    problems: code === 'incomplete' ? problemsIn(detail) : [],
  };
}

function problemsIn(detail: string): readonly Problem[] {
  try {
    return z.parse(z.array(problemSchema), JSON.parse(detail));
  } catch {
    return []; // told in words that a later version of the database has
  }
}

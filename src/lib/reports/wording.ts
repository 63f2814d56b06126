import type { AttemptRecord } from '../assessments/attempt-record.ts';
import type { InstrumentDefinition } from '../assessments/types.ts';
import type { ReportReader } from './reader.ts';

/**
 * Whose view a report tells: a person's answers about themselves, an adult's about a child, an informant's, answers to
 * the memory check, a timed run, or choices. Texts that differ carry it as an ending of their key.
 */
export type Wording = 'self' | 'parent' | 'teacher' | 'informant' | 'memory' | 'run' | 'choice';

export function wordingOf(
  { kind, tone }: Pick<InstrumentDefinition, 'kind' | 'tone'>,
  { form }: Pick<AttemptRecord, 'form'>,
): Wording {
  if (form !== 'self') return form;
  if (kind === 'choices') return 'choice';
  if (kind === 'timed') return 'run';
  return tone === 'memory' ? 'memory' : 'self';
}

/** Endings to look for, the closest one first; 'about' is every report about somebody else. */
const endings = {
  self: [],
  parent: ['parent', 'child', 'about'],
  teacher: ['teacher', 'child', 'about'],
  informant: ['informant', 'memory', 'about'],
  memory: ['memory'],
  run: ['run'],
  choice: ['choice', 'run'],
} as const satisfies Record<Wording, readonly string[]>;

/** A report that somebody else reads says 'this person'; what is said of a child or of answers fits it as well. */
const sharedEndings = {
  self: ['shared', 'about', 'child'],
  parent: [...endings.parent, 'shared'],
  teacher: [...endings.teacher, 'shared'],
  informant: [...endings.informant, 'shared'],
  memory: ['memory_shared', 'memory', 'shared', 'about', 'child'],
  run: ['run_shared', 'run', 'shared', 'about', 'child'],
  choice: ['choice_shared', 'choice', 'run_shared', 'run', 'shared', 'about', 'child'],
} as const satisfies Record<Wording, readonly string[]>;

/** Everything such a key may end in. */
export const wordingEndings: ReadonlySet<string> = new Set(
  [...Object.values(sharedEndings), ...Object.values(endings)].flat(),
);

/**
 * The keys a text may have in a wording, the closest one first; the last one fits every report.
 * @param audience who reads: the owner, or somebody the report was shared with
 */
export function wordedKeys(
  key: string,
  wording: Wording,
  audience: ReportReader['audience'] = 'owner',
): string[] {
  const own = audience === 'shared' ? sharedEndings[wording] : endings[wording];
  return [...own.map((ending) => `${key}_${ending}`), key];
}

/** Reports about a child and about memory never ask anybody to buy something. */
export function mayPromptUpgrade(wording: Wording): boolean {
  return wording === 'self' || wording === 'run' || wording === 'choice';
}

/** The quality report (section 3.4 of the community rules): its blocks and what the rows of each tell. */

/** How a value is written; a value that is null is a group of fewer than 10 persons. */
export type QualityKind = 'text' | 'lang' | 'week' | 'count' | 'share' | 'figure' | 'word';

type Columns = readonly (readonly [name: string, kind: QualityKind])[];

export const qualityBlocks = {
  attempts: [
    ['test', 'text'],
    ['version', 'text'],
    ['lang', 'lang'],
    ['week', 'week'],
    ['unfinished', 'count'],
    ['finished', 'count'],
    ['ok', 'share'],
    ['check', 'share'],
    ['low', 'share'],
    ['too_fast', 'share'],
    ['straight_lining', 'share'],
    ['many_missing', 'share'],
    ['minutes', 'figure'],
  ],
  items: [
    ['item', 'text'],
    ['test', 'text'],
    ['lang', 'lang'],
    ['shown', 'count'],
    ['step_1', 'count'],
    ['step_2', 'count'],
    ['step_3', 'count'],
    ['step_4', 'count'],
    ['step_5', 'count'],
    ['mean', 'figure'],
    ['skipped', 'share'],
    ['unused', 'text'],
  ],
  reactions: [
    ['device', 'word'],
    ['persons', 'count'],
    ['dropped', 'share'],
  ],
  content: [
    ['lang', 'lang'],
    ['missing', 'count'],
    ['outdated', 'count'],
    ['review_passed', 'count'],
    ['unchecked', 'count'],
    ['no_audio', 'count'],
    ['keys_missed', 'count'],
  ],
  links: [
    ['address', 'text'],
    ['fault', 'word'],
    ['slug', 'text'],
    ['lang', 'lang'],
  ],
  community: [
    ['figure', 'word'],
    ['persons', 'count'],
    ['value', 'figure'],
  ],
  delivery: [
    ['figure', 'word'],
    ['value', 'figure'],
  ],
} as const satisfies Readonly<Record<string, Columns>>;
export type QualityBlock = keyof typeof qualityBlocks;

export const qualityBlockIds = Object.keys(qualityBlocks) as QualityBlock[];

/** The block that an address asks for, or the first. */
export const blockOf = (told: string | null): QualityBlock =>
  qualityBlockIds.find((id) => id === told) ?? 'attempts';

export type QualityRow = Readonly<Record<string, string | number | null>>;

/** A row for a file: a column each, whether it has a value or not. */
export const fileRowOf = (
  block: QualityBlock,
  row: QualityRow,
  few: string,
): Record<string, string | number> =>
  Object.fromEntries(
    qualityBlocks[block].map(([name]) => {
      const value = row[name];
      return [name, value === undefined ? '' : (value ?? few)];
    }),
  );

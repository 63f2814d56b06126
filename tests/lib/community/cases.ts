import fc from 'fast-check';
import vectors from '../../vectors/community-vectors.json' with { type: 'json' };

export type Case<Input, Expected> = { id: string; input: Input; expected: Expected };

type Group = keyof typeof vectors.groups;

/** The cases of a group; they are data from outside, read with the shape that the group's rule gives them. */
export const casesOf = <Input, Expected>(group: Group): Case<Input, Expected>[] =>
  vectors.groups[group].cases as unknown as Case<Input, Expected>[];

export const groups = vectors.groups;
export const caseCounts: Readonly<Record<string, number>> = vectors.case_counts;

/** Any text at all: all planes, signs that mean something, halves of characters. */
export const anyText = (maxLength = 80) =>
  fc
    .array(
      fc.oneof(
        fc.integer({ min: 0x20, max: 0x7e }),
        fc.integer({ min: 0, max: 0x2fff }),
        fc.integer({ min: 0, max: 0x10ffff }),
      ),
      { maxLength },
    )
    .map((codes) => String.fromCodePoint(...codes));

import * as z from 'zod/mini';

/** Sizes fixed by the word task: 12 words to learn from three groups, and 12 new ones to tell them from. */
const groupSchema = z.strictObject({
  /** Name of the category, in the language of the list. */
  name: z.string().check(z.minLength(1)),
  /** Learned. */
  words: z.array(z.string()).check(z.length(4)),
  /** Of the same category, shown only in the recognition. */
  new_words: z.array(z.string()).check(z.length(2)),
});

const wordListSchema = z.strictObject({
  /** Stored with an attempt, so that a later one takes another list; never reused for other words. */
  id: z.string().check(z.minLength(1)),
  groups: z.array(groupSchema).check(z.length(3)),
  /** New words of no group of the list. */
  other_new_words: z.array(z.string()).check(z.length(6)),
});

/** One list of the Memory Check word task, as stored in `src/content/word-lists/<language>.json`. */
export type WordList = z.infer<typeof wordListSchema>;

const wordListFileSchema = z.strictObject({ lists: z.array(wordListSchema).check(z.minLength(1)) });

/** Reads the lists of one language. Throws a ZodError naming the list and the field when the shape is wrong. */
export function readWordLists(value: unknown): WordList[] {
  return wordListFileSchema.parse(value).lists;
}

/** The 12 words to learn, group after group; the task presents them in an order of its own. */
export function learnedWords({ groups }: WordList): string[] {
  return groups.flatMap(({ words }) => words);
}

/** The 12 new words of the recognition: first the six of the same groups, then the six others. */
export function newWords({ groups, other_new_words }: WordList): string[] {
  return [...groups.flatMap(({ new_words }) => new_words), ...other_new_words];
}

import * as z from 'zod/mini';

/** A name and the thing that is learned with it, in the words of one language. */
export interface WordPair {
  readonly name: string;
  readonly object: string;
}

/** As many in every language; a pair is known by its place. */
export const pairsPerLanguage = 60;

const word = z.string().check(z.minLength(1), z.maxLength(40));
const fileSchema = z
  .array(z.strictObject({ name: word, object: word }))
  .check(z.minLength(pairsPerLanguage), z.maxLength(pairsPerLanguage));

/** @throws when it is not a list of pairs */
export const readWordPairs = (file: unknown): readonly WordPair[] => z.parse(fileSchema, file);

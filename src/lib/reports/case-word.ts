import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';

/** Longest word, in characters. */
export const maxCaseWord = 24;

/** What markup or a query could be made of; the database refuses the same. */
const markup = /[<>&"`{}\\]/;

/** A word of the owner's own by which somebody else files a report, such as a case number; empty for none. */
export const caseWordSchema = z.string().check(
  z.overwrite(plainLine),
  z.trim(),
  z.refine((word) => [...word].length <= maxCaseWord),
  z.refine((word) => !markup.test(word)),
);

import * as z from 'zod/mini';
import { plainLine } from '../plain-text.ts';
import { maxTitle } from './task.ts';

/* A line of a task, and a task in one line: apart from the form of all of it. Messages are translation keys; `max` of the text is the limit. */

export const nfc = (text: string): string => text.normalize('NFC');

/** Lengths count code points, as the database does. */
export const upTo = (max: number) =>
  z.refine<string>((text) => [...text].length <= max, { error: 'common:words.tooLong' });
export const line = (max: number) =>
  z.string().check(z.overwrite(plainLine), z.overwrite(nfc), z.trim(), upTo(max));
export const title = line(maxTitle).check(z.minLength(1, { error: 'common:words.titleMissing' }));

/** A task in one line. */
export const captureFormSchema = z.object({ title });

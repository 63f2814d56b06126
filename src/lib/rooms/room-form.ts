import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { signsIn } from '../community/text.ts';

/* A room as its form holds it; times in minutes. Messages are translation keys; the database checks all of it again. */

/** What is offered; each lies within what the database allows. */
export const roomChoices = {
  focusMin: [10, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90],
  breakMin: [3, 5, 10, 15, 20, 30],
  rounds: [1, 2, 3, 4, 5, 6, 7, 8],
  capacity: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
} as const;

export const roomTexts = {
  title: { least: 3, most: 60 },
  description: { most: 200 },
  goal: { most: 80 },
} as const;

const title = z.string().check(
  z.trim(),
  z.refine((text) => signsIn(text) >= roomTexts.title.least && signsIn(text) <= roomTexts.title.most, {
    error: 'rooms:form.titleLength',
  }),
);
const description = z.string().check(
  z.trim(),
  z.refine((text) => signsIn(text) <= roomTexts.description.most, { error: 'common:words.tooLong' }),
);

const times = { focusMin: z.number(), breakMin: z.number(), rounds: z.number() };

/** How long a room works and rests. */
export const roomTimesSchema = z.object(times);
export type RoomTimesForm = z.infer<typeof roomTimesSchema>;

export const newRoomSchema = z.object({
  title,
  description,
  lang: z.enum(languageCodes),
  visibility: z.enum(['listed', 'link']),
  capacity: z.number(),
  ...times,
});
export type NewRoomForm = z.infer<typeof newRoomSchema>;

export const usualTimes: RoomTimesForm = { focusMin: 25, breakMin: 5, rounds: 4 };
export const usualCapacity = 8;

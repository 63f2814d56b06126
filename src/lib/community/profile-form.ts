import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { avatarIds } from '../accounts/avatar.ts';
import { checkHandle } from './handles.ts';
import { signsIn, textRules } from './text.ts';

/* The profile of a member as its form holds it. Messages are translation keys; the database checks all of it again. */

const handle = z.string().check(
  z.trim(),
  z.refine((text) => checkHandle(text).ok, { error: 'community-errors:handle_invalid' }),
);
const about = z.string().check(
  z.trim(),
  z.refine((text) => signsIn(text) <= textRules.about.most, { error: 'common:words.tooLong' }),
);
const shared = {
  handle,
  about,
  avatar: z.nullable(z.enum(avatarIds)),
  lang: z.enum(languageCodes),
  // Asked without a preset: nobody is made reachable by looking away.
  allowRequests: z
    .nullable(z.enum(['known', 'nobody']))
    .check(z.refine((choice) => choice !== null, { error: 'community-write:profile.choose' })),
  showsPremium: z.boolean(),
};
const ticked = z.boolean().check(z.refine((is) => is, { error: 'community-write:profile.confirm' }));

export const newProfileSchema = z.object({ ...shared, isAdult: ticked, knowsGuidelines: ticked });
export type NewProfileForm = z.infer<typeof newProfileSchema>;

export const profileChangeSchema = z.object(shared);
export type ProfileChangeForm = z.infer<typeof profileChangeSchema>;

/** The rules that a new member agrees to; the database knows which are in force. */
export const guidelinesVersion = 1;

import * as z from 'zod/mini';
import { languageCodes } from '../../config/languages.ts';
import { emailOnlySchema } from '../accounts/forms.ts';
import { type CallLimit, defineCall } from './call.ts';
import { textOf } from './text.ts';

const email = emailOnlySchema.shape.email.check(z.maxLength(254), z.toLowerCase());
const redirectTo = z.optional(textOf(2000));

/** What the browser may say about a new account; the database drops what is not well formed. */
const profileSchema = z.object({
  newsletter_opt_in: z.optional(z.boolean()),
  language: z.optional(z.enum(languageCodes)),
  terms_accepted: z.optional(z.boolean()),
});
export type ProfileData = z.output<typeof profileSchema>;

const createSchema = z.object({
  action: z.literal('admin_create_user'),
  userEmail: email,
  // bcrypt reads 72 bytes; longer ones are the auth server's to refuse.
  password: z.string().check(z.maxLength(1000)),
  redirectTo,
  data: z.optional(profileSchema),
});
export type AccountRequest = z.output<typeof createSchema>;

const resendSchema = z.object({
  action: z.optional(z.never()),
  userEmail: email,
  // Taken and not used: a name from whoever calls would put a stranger's words into our mail.
  userName: z.optional(textOf(200)),
  redirectTo,
});
export type ResendRequest = z.output<typeof resendSchema>;

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * Per address and network one mail a minute, and few accounts; per network what a household, a class or an office
 * needs. `here` is counted apart for each network: a stranger who asks uses up a share of their own.
 */
export const confirmationLimits = {
  resend: {
    network: { by: 'network', uses: 30, windowSeconds: 10 * minute },
    here: { by: 'address-and-network', uses: 1, windowSeconds: minute },
  },
  create: {
    network: { by: 'network', uses: 10, windowSeconds: hour },
    here: { by: 'address-and-network', uses: 3, windowSeconds: hour },
  },
} as const satisfies Record<string, Record<string, CallLimit>>;

/** Mails of both kinds to one address in a day; it takes several networks to use up what an address may get. */
export const dailyMails = {
  here: { by: 'address-and-network', uses: 6, windowSeconds: day },
  everywhere: { by: 'address', uses: 20, windowSeconds: day },
} as const satisfies Record<string, CallLimit>;

/**
 * Sends the confirmation mail again or, past the auth server's limit, makes an unconfirmed account. The answer is the
 * same whether there is an account or not, and comes before anybody has looked. The function counts both kinds on
 * their own.
 */
export const sendSignupConfirmation = defineCall({
  name: 'send-signup-confirmation',
  auth: 'anyone',
  limit: null,
  body: z.union([createSchema, resendSchema]),
  answer: z.object({ success: z.literal(true) }),
  codes: { weak_password: 400, sign_up_closed: 403 },
});

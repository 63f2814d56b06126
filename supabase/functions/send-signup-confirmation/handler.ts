/**
 * Sends the link that confirms a new account's address: again for somebody whose mail got lost, and for a new account
 * when the auth server's own limit, shared by everybody, is used up. No answer tells whether an address has an account.
 */

import { emailOnlySchema } from '@lib/accounts/forms.ts';
import { isPasswordAccepted } from '@lib/accounts/password-strength.ts';
import * as z from 'zod/mini';
import { languageCodes } from '../../../src/config/languages.ts';
import { isSite } from '../_shared/cors.ts';
import { type RouteDeps, refuse, reply, serveJson } from '../_shared/http.ts';
import { describeError } from '../_shared/log.ts';

const FUNCTION = 'send-signup-confirmation';

const email = emailOnlySchema.shape.email.check(z.maxLength(254), z.toLowerCase());
const redirectTo = z.optional(z.string().check(z.maxLength(2000)));

/** What the browser may say about a new account; the database drops what is not well formed. */
const profileSchema = z.object({
  newsletter_opt_in: z.optional(z.boolean()),
  language: z.optional(z.enum(languageCodes)),
  terms_accepted: z.optional(z.boolean()),
});
export type ProfileData = z.infer<typeof profileSchema>;

const createSchema = z.object({
  action: z.literal('admin_create_user'),
  userEmail: email,
  // bcrypt reads 72 bytes; longer ones are the auth server's to refuse.
  password: z.string().check(z.maxLength(1000)),
  redirectTo,
  data: z.optional(profileSchema),
});

const resendSchema = z.object({
  action: z.optional(z.never()),
  userEmail: email,
  // Taken and not used: a name from whoever calls would put a stranger's words into our mail.
  userName: z.optional(z.string().check(z.maxLength(200))),
  redirectTo,
});

export const bodySchema = z.union([createSchema, resendSchema]);

/** How sending the mail went. */
export type Delivery = 'sent' | 'too-soon' | 'failed';

export type NewAccount =
  | { status: 'created'; id: string; tokenHash: string | null }
  /** There is one that waits for its confirmation already. */
  | { status: 'waiting'; id: string; tokenHash: string | null }
  | { status: 'confirmed' }
  | { status: 'weak-password' };

export interface ConfirmationDeps extends RouteDeps {
  /** Counts one use by the network behind the request; false when it has used up its share. */
  isNetworkWithinLimit(kind: 'resend' | 'create', request: Request): Promise<boolean>;
  /** The same for a mail address. */
  isAddressWithinLimit(kind: 'resend' | 'create', email: string): Promise<boolean>;
  /** False where new accounts are switched off: this function is no way around that. */
  isSignUpOpen(): Promise<boolean>;
  /** A fresh link's token for an account that waits for its confirmation; null when there is none such. */
  renewToken(email: string): Promise<string | null>;
  /** Makes an unconfirmed account. Never changes one that exists. */
  createAccount(account: { email: string; password: string; data: ProfileData }): Promise<NewAccount>;
  /** Sends the mail with the link. */
  sendMail(email: string, link: string): Promise<Delivery>;
  /** Lets the auth server send its own mail; null where this function sends them itself. */
  resendBuiltIn: ((email: string, confirmationPage: string) => Promise<Delivery>) | null;
  /** Notes that an account was asked for past the auth server's limit. `address` is a keyed hash. */
  audit(entry: { outcome: NewAccount['status']; email: string; id: string | null }): Promise<void>;
}

/** Page of the site that takes the link's token: the one asked for, if it is ours. */
export function confirmationPage(asked: string | undefined, siteUrl: string): URL {
  const fallback = new URL('/email-confirmation', siteUrl);
  if (asked === undefined || !URL.canParse(asked)) return fallback;
  const wanted = new URL(asked);
  if (wanted.username !== '' || wanted.password !== '' || !isSite(wanted.origin, siteUrl)) return fallback;
  wanted.hash = '';
  return wanted;
}

/**
 * The link leads to our page and not to the auth server, because mail scanners open links: only the page's script
 * redeems the token.
 */
function linkTo(page: URL, tokenHash: string): string {
  const link = new URL(page);
  link.searchParams.set('token_hash', tokenHash);
  link.searchParams.set('type', 'signup');
  return link.href;
}

async function deliver(
  deps: ConfirmationDeps,
  to: string,
  page: URL,
  tokenHash: string | null,
): Promise<Delivery> {
  if (deps.resendBuiltIn) return deps.resendBuiltIn(to, page.href);
  return tokenHash === null ? 'sent' : deps.sendMail(to, linkTo(page, tokenHash));
}

async function resend(input: z.infer<typeof resendSchema>, request: Request, deps: ConfirmationDeps) {
  if (!(await deps.isNetworkWithinLimit('resend', request))) return refuse(429, 'rate_limited');
  if (!(await deps.isAddressWithinLimit('resend', input.userEmail))) return refuse(429, 'rate_limited');
  const page = confirmationPage(input.redirectTo, deps.siteUrl);
  const tokenHash = deps.resendBuiltIn ? null : await deps.renewToken(input.userEmail);
  const delivery = await deliver(deps, input.userEmail, page, tokenHash);
  if (delivery === 'too-soon') return refuse(429, 'rate_limited');
  return delivery === 'sent' ? reply({ success: true }) : refuse(502, 'mail_failed');
}

async function create(input: z.infer<typeof createSchema>, request: Request, deps: ConfirmationDeps) {
  const { userEmail, password, data = {} } = input;
  if (!isPasswordAccepted(password)) return refuse(400, 'weak_password');
  if (!(await deps.isNetworkWithinLimit('create', request))) return refuse(429, 'rate_limited');
  if (!(await deps.isAddressWithinLimit('create', userEmail))) return refuse(429, 'rate_limited');
  if (!(await deps.isSignUpOpen())) return refuse(403, 'sign_up_closed');
  const account = await deps.createAccount({ email: userEmail, password, data });
  if (account.status === 'weak-password') return refuse(400, 'weak_password');
  const id = 'id' in account ? account.id : null;
  await deps.audit({ outcome: account.status, email: userEmail, id });
  if (account.status !== 'confirmed') {
    const page = confirmationPage(input.redirectTo, deps.siteUrl);
    const delivery = await deliver(deps, userEmail, page, account.tokenHash).catch((error: unknown) => {
      deps.log({ level: 'error', function: FUNCTION, error: describeError(error) });
      return 'failed';
    });
    // The answer stays the same, or it would tell who has an account; the person can ask for the mail again.
    if (delivery !== 'sent') deps.log({ level: 'warn', function: FUNCTION, error: `mail ${delivery}` });
  }
  return reply({ success: true });
}

export const handle = serveJson({
  name: FUNCTION,
  methods: ['POST'],
  schema: bodySchema,
  handler(input, { request, deps }: { request: Request; deps: ConfirmationDeps }) {
    return input.action === undefined ? resend(input, request, deps) : create(input, request, deps);
  },
});

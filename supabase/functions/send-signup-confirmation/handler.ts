/**
 * Sends the link that confirms a new account's address: again for somebody whose mail got lost, and for a new account
 * when the auth server's own limit, shared by everybody, is used up. Neither an answer nor the time it takes tells whether
 * an address has an account: everybody is answered first.
 */

import { isPasswordTaken } from '@lib/accounts/password-strength.ts';
import {
  type AccountRequest,
  confirmationLimits,
  dailyMails,
  type ProfileData,
  type ResendRequest,
  sendSignupConfirmation,
} from '@lib/contracts/send-signup-confirmation.ts';
import { type Fault, faultOf } from '@lib/operations/fault.ts';
import { type Delivery, linkTo, pageOf } from '../_shared/accounts/confirmation.ts';
import { isSite } from '../_shared/http/cors.ts';
import { type OutcomeOf, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallContext, type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export type NewAccount =
  | { status: 'created'; id: string; tokenHash: string | null }
  /** There is one that waits for its confirmation already. */
  | { status: 'waiting'; id: string; tokenHash: string | null }
  | { status: 'confirmed' }
  /** The auth server knows the password from a leak. */
  | { status: 'weak-password' };

export interface ConfirmationDeps extends CallDeps {
  /** False where new accounts are switched off: this function is no way around that. */
  isSignUpOpen(): Promise<boolean>;
  /** A fresh link's token for an account that waits for its confirmation; null when there is none such. */
  renewToken(email: string): Promise<string | null>;
  /** Makes an unconfirmed account. Never changes one that exists. */
  createAccount(account: { email: string; password: string; data: ProfileData }): Promise<NewAccount>;
  /** Begins work that the answer does not wait for. It fails for nobody: what goes wrong is noted. */
  later(work: () => Promise<void>): void;
  /** Sends the mail with the link. */
  sendMail(email: string, link: string): Promise<Delivery>;
  /** Lets the auth server send its own mail; null where this function sends them itself. */
  resendBuiltIn: ((email: string, confirmationPage: string) => Promise<Delivery>) | null;
  /** Notes that an account was asked for past the auth server's limit. `address` is a keyed hash. */
  audit(entry: { outcome: NewAccount['status']; email: string; id: string | null }): Promise<void>;
}

/** Page of the site that takes the link's token: the one asked for, if it is ours. */
export function confirmationPage(asked: string | undefined, siteUrl: string): URL {
  const fallback = pageOf(siteUrl);
  if (asked === undefined || !URL.canParse(asked)) return fallback;
  const wanted = new URL(asked);
  if (wanted.username !== '' || wanted.password !== '' || !isSite(wanted.origin, siteUrl)) return fallback;
  wanted.hash = '';
  return wanted;
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

type Context = CallContext<'anyone', ConfirmationDeps>;
type Done = Promise<OutcomeOf<typeof sendSignupConfirmation>>;

/** Counts the request for its network and for the address it names; the widest share is touched last. */
async function count(kind: keyof typeof confirmationLimits, { spend }: Context, email: string) {
  const { network, here } = confirmationLimits[kind];
  await spend(`confirmation-${kind}`, network);
  await spend(`confirmation-${kind}-here`, here, email);
  await spend('confirmation-day-here', dailyMails.here, email);
  await spend('confirmation-day', dailyMails.everywhere, email);
}

/** Does after the answer what takes longer for an address that has an account than for one that has none. */
function afterAnswer(deps: ConfirmationDeps, work: () => Promise<Delivery>): void {
  const note = (level: 'warn' | 'error', what: { event: string } | { fault: Fault }) =>
    deps.log({ level, function: sendSignupConfirmation.name, ...what });
  deps.later(async () => {
    try {
      const delivery = await work();
      // The person can ask for the mail again.
      if (delivery !== 'sent') note('warn', { event: `mail_${delivery.replaceAll('-', '_')}` });
    } catch (error) {
      note('error', { fault: faultOf(error) });
    }
  });
}

async function resend({ userEmail, redirectTo }: ResendRequest, context: Context): Done {
  await count('resend', context, userEmail);
  const { deps } = context;
  const page = confirmationPage(redirectTo, deps.siteUrl);
  afterAnswer(deps, async () => {
    const tokenHash = deps.resendBuiltIn ? null : await deps.renewToken(userEmail);
    return deliver(deps, userEmail, page, tokenHash);
  });
  return reply({ success: true });
}

async function create(input: AccountRequest, context: Context): Done {
  const { userEmail, password, redirectTo, data = {} } = input;
  const { deps } = context;
  if (!isPasswordTaken(password)) return refuse('weak_password');
  await count('create', context, userEmail);
  if (!(await deps.isSignUpOpen())) return refuse('sign_up_closed');
  const page = confirmationPage(redirectTo, deps.siteUrl);
  afterAnswer(deps, async () => {
    const account = await deps.createAccount({ email: userEmail, password, data });
    const id = 'id' in account ? account.id : null;
    await deps.audit({ outcome: account.status, email: userEmail, id });
    return 'tokenHash' in account ? deliver(deps, userEmail, page, account.tokenHash) : 'sent';
  });
  return reply({ success: true });
}

export const handle = serveCall<typeof sendSignupConfirmation, ConfirmationDeps>(
  sendSignupConfirmation,
  (input, context) => (input.action === undefined ? resend(input, context) : create(input, context)),
);

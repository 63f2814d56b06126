/** Sends a confirmation again or puts an account down for erasure, because a master admin was asked to. */
import { adminAccount } from '@lib/contracts/admin-account.ts';
import type { ReadBodyOf } from '@lib/contracts/call.ts';
import { faultOf } from '@lib/operations/fault.ts';
import type { Delivery } from '../_shared/accounts/confirmation.ts';
import { type OutcomeOf, passOn, type Refusal, refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

type Body = ReadBodyOf<typeof adminAccount>;
type ErasureBody = Extract<Body, { action: 'plan_erasure' }>;

/** What the database answers, or why it said no. */
export type Said<T> = { value: T } | { refusal: Refusal };

/** Nothing where it was only asked. */
export interface Planned {
  due_at?: string | undefined;
  version?: string | undefined;
}

export interface AccountDeps extends CallDeps {
  /** Lets the caller do it, writes the entry, answers the address. */
  noteResent(actor: string, body: Pick<Body, 'user_id' | 'version'>): Promise<Said<string>>;
  /** Sends the mail with a fresh link. */
  sendConfirmation(email: string): Promise<Delivery>;
  /** Puts the account down and writes the entry, or says with `onlyAsks` whether that could be done. */
  planErasure(actor: string, body: ErasureBody, onlyAsks: boolean): Promise<Said<Planned>>;
  /** Lets running plans end with the period that is paid. */
  endPlans(userId: string): Promise<void>;
}

type Done = Promise<OutcomeOf<typeof adminAccount>>;

function note(deps: AccountDeps, error: unknown): void {
  deps.log({ level: 'error', function: adminAccount.name, fault: faultOf(error) });
}

async function resend(actor: string, body: Body, deps: AccountDeps): Done {
  const said = await deps.noteResent(actor, body);
  if ('refusal' in said) return passOn(said.refusal);
  try {
    const delivery = await deps.sendConfirmation(said.value);
    if (delivery === 'sent') return reply({ success: true, version: body.version });
    deps.log({ level: 'error', function: adminAccount.name, event: `mail_${delivery.replaceAll('-', '_')}` });
  } catch (error) {
    note(deps, error);
  }
  return refuse('mail_not_sent');
}

async function erase(actor: string, body: ErasureBody, deps: AccountDeps): Done {
  const asked = await deps.planErasure(actor, body, true);
  if ('refusal' in asked) return passOn(asked.refusal);
  try {
    // First the plans: an account must not wait to be erased while its plan goes on being charged.
    await deps.endPlans(body.user_id);
  } catch (error) {
    note(deps, error);
    return refuse('plans_not_ended');
  }
  const said = await deps.planErasure(actor, body, false);
  if ('refusal' in said) return passOn(said.refusal);
  const { version = body.version, ...planned } = said.value;
  return reply({ success: true, version, ...planned });
}

export const handle = serveCall<typeof adminAccount, AccountDeps>(adminAccount, (body, { caller, deps }) =>
  body.action === 'plan_erasure' ? erase(caller.id, body, deps) : resend(caller.id, body, deps),
);

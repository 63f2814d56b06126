/** Sends one mail to a test address, to see whether mails go out at all. Only where the test switch is on. */
import { isTestAddress } from '@lib/accounts/test-address.ts';
import { mailCheck } from '@lib/contracts/mail-check.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface MailCheckDeps extends CallDeps {
  isOn: boolean;
  /** Hands the mail to the mail service; false when it was not taken. Null where none is set up. */
  send: ((to: string) => Promise<boolean>) | null;
}

export const handle = serveCall<typeof mailCheck, MailCheckDeps>(mailCheck, async ({ email }, { deps }) => {
  if (!deps.isOn) return refuse('test_accounts_off');
  if (email === undefined) return reply({ outcome: 'ready' });
  if (!isTestAddress(email)) return refuse('not_a_test_address');
  if (deps.send === null) return refuse('no_mail_service');
  return (await deps.send(email)) ? reply({ outcome: 'sent' }) : refuse('mail_not_taken');
});

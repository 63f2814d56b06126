/** Lets @supabase/lite send through our templates. It always names the site as the way back: we know better. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { App } from '@supabase/lite';
import type { AuthMailType, SendAuthMail } from '../inbox/auth-mails.ts';

type Mailer = NonNullable<App['_mailer']>;

/** Where mails of the request being handled lead back to. */
export const wayBack = new AsyncLocalStorage<string>();

export function createLiteMailer(send: SendAuthMail, siteUrl: () => string): Mailer {
  const mail =
    (type: AuthMailType) =>
    async (to: string, tokenHash: string, code: string): Promise<void> =>
      send({ type, to, tokenHash, code, redirectTo: wayBack.getStore() ?? siteUrl() });
  return {
    sendConfirmation: mail('signup'),
    sendRecovery: mail('recovery'),
    sendMagicLink: mail('magiclink'),
    sendEmailChange: mail('email_change'),
    sendReauthentication: async (to, code) =>
      send({ type: 'reauthentication', to, tokenHash: null, code, redirectTo: siteUrl() }),
  };
}

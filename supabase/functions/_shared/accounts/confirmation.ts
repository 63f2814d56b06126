/** The mail with the link that confirms an address, for whoever has it sent. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Get } from '../http/call-deps.ts';
import type { FunctionEnv } from '../http/env.ts';
import { createSendMail } from '../mail/send.ts';
import { confirmationMail } from './confirmation-mail.ts';

/** How sending the mail went. */
export type Delivery = 'sent' | 'too-soon' | 'failed';

/**
 * The link leads to our page and not to the auth server, because mail scanners open links: only the page's script
 * redeems the token.
 */
export function linkTo(page: URL, tokenHash: string): string {
  const link = new URL(page);
  link.searchParams.set('token_hash', tokenHash);
  link.searchParams.set('type', 'signup');
  return link.href;
}

/** Page of a site that takes the token of a link. */
export const pageOf = (siteUrl: string): URL => new URL('/email-confirmation', siteUrl);

export interface Confirmations {
  /** Token of a sign-up link. Makes the account when there is none, so it is called for addresses that have one. */
  signUpToken(email: string): Promise<string>;
  /** Sends the mail with the link. */
  sendMail(to: string, link: string): Promise<Delivery>;
  /** Lets the auth server send its own mail; null where a mail service is set up. */
  resendBuiltIn: ((email: string, page: string) => Promise<Delivery>) | null;
}

/** Where a mail service is set up, the mail goes out through it; elsewhere the auth server sends its own. */
export function createConfirmations(service: SupabaseClient, env: FunctionEnv, get: Get): Confirmations {
  const send = createSendMail(get);

  async function resendBuiltIn(email: string, page: string): Promise<Delivery> {
    const visitor = createClient(env.supabaseUrl, env.anonKey, { auth: { persistSession: false } });
    const { error } = await visitor.auth.resend({
      type: 'signup',
      email,
      options: { emailRedirectTo: page },
    });
    if (!error) return 'sent';
    return error.status === 429 ? 'too-soon' : 'failed';
  }

  return {
    async signUpToken(email) {
      const { data, error } = await service.auth.admin.generateLink({
        type: 'signup',
        email,
        // Asked for by the interface and, for an account that exists, not looked at.
        password: crypto.randomUUID(),
      });
      if (error) throw error;
      return data.properties.hashed_token;
    },
    async sendMail(to, link) {
      const isSent = await send?.({ to, ...confirmationMail(to, link), type: 'signup' });
      return isSent ? 'sent' : 'failed';
    },
    resendBuiltIn: send ? null : resendBuiltIn,
  };
}

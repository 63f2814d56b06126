import { createClient } from '@supabase/supabase-js';
import { findAccount } from '../_shared/accounts/find-account.ts';
import { callDeps, type Get, workAfterAnswer } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { keyed } from '../_shared/http/rate-limit.ts';
import { createSendMail } from '../_shared/mail/send.ts';
import type { ConfirmationDeps, Delivery } from './handler.ts';
import { confirmationMail } from './mail.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where a mail service is set up, the mail goes out through it; elsewhere the auth server sends its own. */
export function createDeps(env: FunctionEnv, get: Get): ConfirmationDeps {
  const service = createServiceClient(env);
  const send = createSendMail(get);

  async function sendMail(to: string, link: string): Promise<Delivery> {
    const isSent = await send?.({ to, ...confirmationMail(to, link), type: 'signup' });
    return isSent ? 'sent' : 'failed';
  }

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

  /** Token of a sign-up link. Makes the account when there is none, so it is called for addresses that have one. */
  async function signUpToken(email: string): Promise<string> {
    const { data, error } = await service.auth.admin.generateLink({
      type: 'signup',
      email,
      // Asked for by the interface and, for an account that exists, not looked at.
      password: crypto.randomUUID(),
    });
    if (error) throw error;
    return data.properties.hashed_token;
  }

  return {
    ...callDeps(env),
    later: workAfterAnswer,

    async isSignUpOpen() {
      const response = await fetch(`${env.supabaseUrl}/auth/v1/settings`, {
        headers: { apikey: env.anonKey },
      });
      if (!response.ok) {
        await response.body?.cancel();
        // The embedded backend has no such page; there, accounts are open.
        if (response.status === 404) return true;
        throw new Error(`The auth settings answer ${response.status}`);
      }
      const settings: unknown = await response.json();
      return !(isObject(settings) && settings.disable_signup === true);
    },

    async renewToken(email) {
      const account = await findAccount(service, email);
      return account && !account.confirmed ? signUpToken(email) : null;
    },

    async createAccount({ email, password, data: profile }) {
      const made = await service.auth.admin.createUser({
        email,
        password,
        email_confirm: false,
        user_metadata: { ...profile },
      });
      if (made.error?.code === 'weak_password') return { status: 'weak-password' };
      if (made.error && made.error.code !== 'email_exists' && made.error.code !== 'user_already_exists') {
        throw made.error;
      }
      if (made.data.user) {
        const tokenHash = send ? await signUpToken(email) : null;
        return { status: 'created', id: made.data.user.id, tokenHash };
      }
      const account = await findAccount(service, email);
      if (!account || account.confirmed) return { status: 'confirmed' };
      return { status: 'waiting', id: account.id, tokenHash: send ? await signUpToken(email) : null };
    },

    sendMail,
    resendBuiltIn: send ? null : resendBuiltIn,

    async audit({ outcome, email, id }) {
      const { error } = await service.rpc('write_audit', {
        p_action: 'sign_up.past_limit',
        p_target: id,
        p_detail: { outcome, address: await keyed(email, env.serviceKey) },
      });
      if (error) throw error;
    },
  };
}

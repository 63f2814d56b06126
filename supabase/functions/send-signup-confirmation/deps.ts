import { createClient } from '@supabase/supabase-js';
import { brand } from '../../../src/config/brand.ts';
import { createServiceClient } from '../_shared/clients.ts';
import type { FunctionEnv } from '../_shared/env.ts';
import { logLine } from '../_shared/log.ts';
import { withinLimit } from '../_shared/rate-limit.ts';
import type { ConfirmationDeps, Delivery } from './handler.ts';
import { confirmationMail } from './mail.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Per address one mail a minute, and few accounts; per network what a household, a class or an office needs. */
const LIMITS = {
  address: { resend: { limit: 1, windowSeconds: MINUTE }, create: { limit: 3, windowSeconds: HOUR } },
  network: {
    resend: { limit: 30, windowSeconds: 10 * MINUTE },
    create: { limit: 10, windowSeconds: HOUR },
  },
} as const;

const RESEND_API = 'https://api.resend.com';
const MAIL_TIMEOUT_MS = 10_000;

/** An address under a key that does not give it away, for counters and the audit log. */
async function keyed(email: string, secret: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(email)));
  return Array.from(bytes.subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

type Get = (name: string) => string | undefined;

/**
 * With RESEND_API_KEY the mail goes out through Resend (RESEND_API_URL replaces its address, MAIL_FROM our own
 * sender); without, the auth server sends its own.
 */
export function createDeps(env: FunctionEnv, get: Get): ConfirmationDeps {
  const service = createServiceClient(env);
  const apiKey = get('RESEND_API_KEY');

  async function sendMail(to: string, link: string): Promise<Delivery> {
    const mail = confirmationMail(to, link, get('MAIL_FROM') ?? `${brand.name} <${brand.email}>`);
    const response = await fetch(`${get('RESEND_API_URL') ?? RESEND_API}/emails`, {
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(mail),
      signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.ok ? 'sent' : 'failed';
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
    siteUrl: env.siteUrl,
    log: logLine,
    newId: () => crypto.randomUUID(),
    isNetworkWithinLimit: (kind, request) =>
      withinLimit(
        service,
        { name: `confirmation-${kind}`, ...LIMITS.network[kind] },
        request,
        env.serviceKey,
      ),
    async isAddressWithinLimit(kind, email) {
      const { limit, windowSeconds } = LIMITS.address[kind];
      const { data, error } = await service.rpc('consume_rate_limit', {
        p_key: `confirmation-${kind}-address:${await keyed(email, env.serviceKey)}`,
        p_limit: limit,
        p_window_seconds: windowSeconds,
      });
      if (error) throw error;
      return data === true;
    },

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
      // The admin API finds an account by its address only when it makes a link for it, and of all links this is the
      // one that never makes an account. It replaces a reset link sent before, as anybody asking for one does.
      const { data, error } = await service.auth.admin.generateLink({ type: 'recovery', email });
      if (error?.code === 'user_not_found') return null;
      if (error) throw error;
      return data.user.email_confirmed_at ? null : signUpToken(email);
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
        const tokenHash = apiKey ? await signUpToken(email) : null;
        return { status: 'created', id: made.data.user.id, tokenHash };
      }
      const { data, error } = await service.auth.admin.generateLink({ type: 'recovery', email });
      if (error) throw error;
      if (data.user.email_confirmed_at) return { status: 'confirmed' };
      return { status: 'waiting', id: data.user.id, tokenHash: apiKey ? await signUpToken(email) : null };
    },

    sendMail,
    resendBuiltIn: apiKey ? null : resendBuiltIn,

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

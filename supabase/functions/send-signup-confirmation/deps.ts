import { createConfirmations } from '../_shared/accounts/confirmation.ts';
import { findAccount } from '../_shared/accounts/find-account.ts';
import { callDeps, type Get, workAfterAnswer } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { keyed } from '../_shared/http/rate-limit.ts';
import type { ConfirmationDeps } from './handler.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

export function createDeps(env: FunctionEnv, get: Get): ConfirmationDeps {
  const service = createServiceClient(env);
  const confirmations = createConfirmations(service, env, get);
  const { signUpToken } = confirmations;
  const sendsItself = confirmations.resendBuiltIn === null;

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
        const tokenHash = sendsItself ? await signUpToken(email) : null;
        return { status: 'created', id: made.data.user.id, tokenHash };
      }
      const account = await findAccount(service, email);
      if (!account || account.confirmed) return { status: 'confirmed' };
      return { status: 'waiting', id: account.id, tokenHash: sendsItself ? await signUpToken(email) : null };
    },

    sendMail: confirmations.sendMail,
    resendBuiltIn: confirmations.resendBuiltIn,

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

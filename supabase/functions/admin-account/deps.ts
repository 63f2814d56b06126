import * as z from 'zod/mini';
import { createConfirmations, linkTo, pageOf } from '../_shared/accounts/confirmation.ts';
import { createEndMemberships } from '../_shared/accounts/end-memberships.ts';
import { callDeps, type Get } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refusalOf } from '../_shared/http/outcome.ts';
import type { AccountDeps, Said } from './handler.ts';

const plannedSchema = z.object({
  due_at: z.optional(z.iso.datetime({ offset: true })),
  version: z.optional(z.string()),
});

export function createDeps(env: FunctionEnv, get: Get): AccountDeps {
  const service = createServiceClient(env);
  const confirmations = createConfirmations(service, env, get);
  const endPlans = createEndMemberships(service, env, get);

  async function ask<T>(name: string, args: object, schema: z.ZodMiniType<T>): Promise<Said<T>> {
    const { data, error } = await service.rpc(name, args);
    if (!error) return { value: z.parse(schema, data) };
    const refusal = refusalOf(error);
    if (refusal === null) throw error;
    return { refusal };
  }

  return {
    ...callDeps(env),
    noteResent: (actor, { user_id, version }) =>
      ask('note_confirmation_resent', { p_actor: actor, p_user: user_id, p_version: version }, z.string()),
    async sendConfirmation(email) {
      const page = pageOf(env.siteUrl);
      if (confirmations.resendBuiltIn) return confirmations.resendBuiltIn(email, page.href);
      return confirmations.sendMail(email, linkTo(page, await confirmations.signUpToken(email)));
    },
    planErasure: (actor, { user_id, version, reason, remove_posts }, onlyAsks) =>
      ask(
        'plan_erasure',
        {
          p_actor: actor,
          p_user: user_id,
          p_version: version,
          p_reason: reason,
          p_remove_posts: remove_posts,
          p_only_asks: onlyAsks,
        },
        plannedSchema,
      ),
    endPlans: (userId) => endPlans(userId, 'period_end'),
  };
}

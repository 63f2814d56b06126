import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { call } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { adminAccount } from '@/lib/contracts/admin-account';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';

/* One account at a time, for full admins; what is done with it, for masters. What was found is kept nowhere. */

const cardSchema = z.object({
  id: z.string(),
  email: z.catch(z.string(), ''),
  version: z.string(),
  created_at: z.string(),
  confirmed_at: z.nullable(z.string()),
  plan: z.enum(['freemium', 'plus', 'premium']),
  /** More than 1000 is 1001; so are orders. */
  sign_ins: z.number(),
  orders_total: z.number(),
  orders: z.array(
    z.object({
      id: z.string(),
      created_at: z.string(),
      status: z.string(),
      currency: z.string(),
      total_cents: z.number(),
    }),
  ),
  community: z.nullable(
    z.object({
      standing: z.enum(['active', 'silenced', 'suspended']),
      until: z.nullable(z.string()),
    }),
  ),
  erasure_due_at: z.nullable(z.string()),
});
export type AccountCard = z.infer<typeof cardSchema>;

const lookSchema = z.union([
  z.object({ found: z.nullable(cardSchema) }),
  z.object({ refused: z.literal('too_many_look_ups'), retry_after_s: z.number() }),
]);
/** What a look came to: the account, null for none; or how many seconds the next one has to wait. */
export type Look = z.infer<typeof lookSchema>;

const readEntriesAgain = (client: QueryClient, userId: string) =>
  void client.invalidateQueries({ queryKey: adminKeys.entries(userId) });

/** Looks an account up by its whole address or its number. @throws AppError with a refusal of the team */
export const lookUpMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: string, { client }): Promise<Look> =>
      z.parse(lookSchema, await askAsStaff(client, (db) => db.rpc('look_up_person', { p_asked: asked }))),
    gcTime: 0,
    onSuccess: (_done, _asked, _before, { client }) => readEntriesAgain(client, userId),
  });

const refusedSchema = z.array(
  z.object({ id: z.number(), created_at: z.string(), actor: z.nullable(z.string()) }),
);

/** Who of the team asked for more looks than they have, in the last week. */
export function refusedLooksQuery(userId: string) {
  return queryOptions({
    queryKey: adminKeys.refusedLooks(userId),
    queryFn: async ({ client }) =>
      z.parse(refusedSchema, await askAsStaff(client, (db) => db.rpc('refused_look_ups'))),
  });
}

/** Ends all sign-ins of an account. @throws AppError with a refusal of the team */
export const endSignInsMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, version }: AccountCard, { client }): Promise<AccountCard> => {
      const asked = { p_user: id, p_version: version };
      return z.parse(cardSchema, await askAsStaff(client, (db) => db.rpc('end_sign_ins', asked)));
    },
    gcTime: 0,
    onSuccess: (_done, _asked, _before, { client }) => readEntriesAgain(client, userId),
  });

/** Has a confirmation sent again. @throws AppError; `refusalCode(adminAccount, error)` says why */
export const resendMutation = (userId: string) =>
  mutationOptions({
    mutationFn: ({ id, version }: AccountCard) =>
      call(adminAccount, { action: 'resend_confirmation', user_id: id, version }),
    gcTime: 0,
    onSuccess: (_done, _asked, _before, { client }) => readEntriesAgain(client, userId),
  });

export interface AskedErasure {
  readonly card: AccountCard;
  /** How the person asked for it. */
  readonly reason: string;
  readonly removesPosts: boolean;
}

/** Puts an account down for erasure. @throws AppError; `refusalCode(adminAccount, error)` says why */
export const planErasureMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ card, reason, removesPosts }: AskedErasure): Promise<AccountCard> => {
      const { version, due_at } = await call(adminAccount, {
        action: 'plan_erasure',
        user_id: card.id,
        version: card.version,
        reason,
        remove_posts: removesPosts,
      });
      if (due_at === undefined) throw new AppError('unknown');
      return { ...card, version, erasure_due_at: due_at };
    },
    gcTime: 0,
    onSuccess: (_done, _asked, _before, { client }) => readEntriesAgain(client, userId),
  });

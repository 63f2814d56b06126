import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createOutbox } from '@/api/outbox/create-outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { callFunction } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { type Submission, submissionSchema } from '@/lib/assessments/attempt';
import { detailsSchema } from '@/lib/assessments/submission-parts';
import { formIds, testIds } from '@/lib/assessments/types';

/*
 * Invites as the one who was asked meets them: reading what is asked, and handing in what was answered. The token stands
 * for an account, so no session is needed and none is looked at.
 */

const inviteSchema = z.object({
  test_id: z.enum(testIds),
  form: z.enum(formIds),
  child_label: detailsSchema.shape.child_label,
  age_band: detailsSchema.shape.age_band,
  /** ISO text. */
  expires_at: z.string(),
  completed: z.boolean(),
});
export type InformantInvite = z.infer<typeof inviteSchema>;

const tokenShape = /^[0-9a-f]{64}$/;

async function fetchInvite(token: string): Promise<InformantInvite | null> {
  if (!tokenShape.test(token)) return null;
  const client = await supabase();
  const { data, error } = await client.rpc('read_informant_invite', { p_token: token });
  if (error) throw toAppError(error);
  return data === null ? null : z.parse(inviteSchema, data);
}

/** What an invite asks for; null when the link is unknown, expired or taken back. */
export function informantInviteQuery(token: string) {
  return queryOptions({
    queryKey: ['informant-invite', token],
    queryFn: () => fetchInvite(token),
    staleTime: 0,
    // Coming back to the tab must not take an open form away.
    refetchOnWindowFocus: false,
  });
}

/** Another shape than that of a person's own attempts: those must never send this in somebody's name. */
const entrySchema = z.object({
  invited: submissionSchema,
  token: z.string(),
  owner: z.null(),
  refused: z.optional(z.string()),
});
type InvitedEntry = z.infer<typeof entrySchema>;

/** The invite will not open again; no waiting changes that. */
const closedInvite = new Set(['invite_not_found', 'invite_expired', 'invite_revoked']);

const outbox = createOutbox<InvitedEntry, unknown>({
  store: 'outbox',
  name: 'fcl-invited',
  parse(value) {
    const parsed = z.safeParse(entrySchema, value);
    return parsed.success ? parsed.data : null;
  },
  idOf: ({ invited }) => invited.id,
  async deliver({ token, invited }) {
    try {
      return await callFunction('invite-submit', { token, submission: invited });
    } catch (failure) {
      const error = toAppError(failure);
      if (error.detail === undefined || !closedInvite.has(error.detail)) throw error;
      throw new AppError('conflict', { detail: error.detail, cause: error });
    }
  },
});

/** Keeps finished answers until they are sent; answers whether the device keeps them. No result is kept with them. */
export const keepInvited = (submission: Submission, token: string): Promise<boolean> =>
  outbox.keep({ invited: submission, token, owner: null });
export const sendInvited = outbox.send;
/** Sends what is still waiting. */
export const flushInvited = outbox.flush;
export const invitedDeliveryOf = outbox.deliveryOf;
export const onInvitedChanged = outbox.onChanged;

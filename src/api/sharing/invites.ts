import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { createOutbox } from '@/api/sync/outbox';
import { supabase } from '@/integrations/supabase/client';
import { toAppError } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { AppError } from '@/lib/app-error';
import { detailsSchema, type Submission, submissionSchema } from '@/lib/assessments/attempt-record';
import { testIds } from '@/lib/assessments/catalogue';
import { plainSubmission } from '@/lib/assessments/plain-submission';
import { formIds } from '@/lib/assessments/types';
import type { CodeOf } from '@/lib/contracts/call';
import { inviteSubmit } from '@/lib/contracts/invite-submit';

/*
 * Invites as the one who was asked meets them: reading what is asked, and handing in what was answered. The token stands
 * for an account, so no session is needed and none is looked at.
 */

const openSchema = z.object({
  test_id: z.enum(testIds),
  form: z.enum(formIds),
  child_label: detailsSchema.shape.child_label,
  age_band: detailsSchema.shape.age_band,
  /** ISO text. */
  expires_at: z.string(),
  completed: z.literal(false),
});
/** What an open invite asks for; of one that was used nothing is told but that. */
export type InformantInvite = z.infer<typeof openSchema>;

const inviteSchema = z.discriminatedUnion('completed', [
  openSchema,
  z.object({ completed: z.literal(true) }),
]);

const tokenShape = /^[0-9a-f]{64}$/;

async function fetchInvite(token: string): Promise<z.infer<typeof inviteSchema> | null> {
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

const payloadSchema = z.object({ token: z.string(), submission: submissionSchema });
type InvitedAnswers = z.infer<typeof payloadSchema>;

/** The invite will not open again; no waiting changes that. */
const closedInvite = new Set<string>([
  'invite_not_found',
  'invite_expired',
  'invite_revoked',
] satisfies CodeOf<typeof inviteSubmit>[]);

/** Answers on their way to the one who asked: never sent as somebody's own, whoever is signed in on this device. */
export const invitedOutbox = createOutbox<InvitedAnswers, unknown>({
  name: 'invited',
  payload: payloadSchema,
  ofNobody: true,
  async deliver({ token, submission }) {
    try {
      return await call(inviteSubmit, { token, submission: plainSubmission(submission) });
    } catch (failure) {
      const error = toAppError(failure);
      if (error.detail === undefined || !closedInvite.has(error.detail)) throw error;
      throw new AppError('conflict', { detail: error.detail, cause: error });
    }
  },
});

/** Keeps finished answers until they are sent; answers whether the device keeps them. No result is kept with them. */
export const keepInvited = (submission: Submission, token: string): Promise<boolean> =>
  invitedOutbox.keep({ id: submission.id, owner: null, payload: { token, submission } });

import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { madeLink, type NewLink } from './made-link';

/** Somebody asked for the other form about the same child. Moments are ISO text. */
export interface OwnerInvite {
  id: string;
  /** Who is asked, in the owner's words. */
  label: string;
  createdAt: string;
  expiresAt: string;
  /** null while nobody took it back. */
  revokedAt: string | null;
  /** null while nobody answered. */
  completedAt: string | null;
  /** The answers; null before there are any, and when the owner deleted them. */
  attemptId: string | null;
}

/** Most invites of one attempt that are listed; at most five of them are open. */
const mostListed = 50;

async function fetchOwnerInvites(attemptId: string): Promise<OwnerInvite[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('informant_invites')
      .select('id, informant_label, created_at, expires_at, revoked_at, completed_at, completed_attempt_id')
      .eq('attempt_id', attemptId)
      .order('created_at', { ascending: false })
      .limit(mostListed),
  );
  return rows.map((row) => ({
    id: row.id,
    label: row.informant_label,
    createdAt: row.created_at,
    expiresAt: row.expires_at,
    revokedAt: row.revoked_at,
    completedAt: row.completed_at,
    attemptId: row.completed_attempt_id,
  }));
}

const invitesKey = (userId: string, attemptId: string) => ['owner-invites', userId, attemptId] as const;

/** The invites for one of the person's attempts, newest first. Read afresh each time. */
export function ownerInvitesQuery(userId: string, attemptId: string) {
  return queryOptions({
    queryKey: invitesKey(userId, attemptId),
    queryFn: () => fetchOwnerInvites(attemptId),
    staleTime: 0,
  });
}

/**
 * Asks somebody for the other form about the child of an own attempt. The token is answered this once and never again.
 * @throws AppError whose `detail` is the server's code: bad_expiry, bad_label, attempt_not_found, not_invitable,
 *   too_many_invites
 */
export async function createInformantInvite(
  attemptId: string,
  label: string,
  days: number,
): Promise<NewLink> {
  const client = await supabase();
  return madeLink(
    await client.rpc('create_informant_invite', { p_attempt: attemptId, p_label: label, p_days: days }),
  );
}

/** Takes an invite back for good; what was answered stays. @throws AppError */
export async function revokeInformantInvite(id: string): Promise<void> {
  const client = await supabase();
  const { error } = await client.rpc('revoke_informant_invite', { p_id: id });
  if (error) throw toAppError(error);
}

/** Asks somebody. The token is shown once and kept nowhere. */
export function createInviteMutation(userId: string, attemptId: string) {
  return mutationOptions({
    mutationFn: async (asked: { label: string; days: number }) => ({
      ...asked,
      ...(await createInformantInvite(attemptId, asked.label, asked.days)),
    }),
    gcTime: 0,
    onSettled: (_invite, error, _asked, _before, { client }) => {
      if (error === null) void client.invalidateQueries({ queryKey: invitesKey(userId, attemptId) });
    },
  });
}

/** Takes an invite back by its id. */
export function revokeInviteMutation(userId: string, attemptId: string) {
  return mutationOptions({
    mutationFn: async (id: string, { client }) => {
      await revokeInformantInvite(id);
      await client.invalidateQueries({ queryKey: invitesKey(userId, attemptId) });
    },
  });
}

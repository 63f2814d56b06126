/** What links and invites have in common. Moments are ISO text. */
export interface Lifetime {
  expiresAt: string;
  revokedAt: string | null;
}

export type LinkState = 'open' | 'expired' | 'revoked';

/** @param now milliseconds since 1970 */
export function linkState({ expiresAt, revokedAt }: Lifetime, now: number): LinkState {
  if (revokedAt !== null) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
}

/** Answered stays answered, whatever became of the link. @param now milliseconds since 1970 */
export function inviteState(
  invite: Lifetime & { completedAt: string | null },
  now: number,
): LinkState | 'answered' {
  return invite.completedAt === null ? linkState(invite, now) : 'answered';
}

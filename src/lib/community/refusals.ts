import { AppError } from '../app-error.ts';

/**
 * Why the community says no, as stable codes; section 6.1 of the community rules. The functions of the database raise
 * the code as the message of their error, and with some a detail: the number of signs or links that is meant, the
 * seconds to wait (`rate_limited`), the moment a standing ends (`silenced`, `suspended`).
 */
export const communityRefusals = [
  'empty',
  'too_short',
  'too_long',
  'bad_characters',
  'too_many_links',
  'rate_limited',
  'not_signed_in',
  'not_allowed',
  'invalid_state',
  'no_profile',
  'silenced',
  'suspended',
  'locked',
  'has_answers',
  'own_vote',
  'own_decision',
  'target_is_staff',
  'already_reported',
  'handle_taken',
  'handle_invalid',
  'tag_count',
  'blocked',
  'room_full',
  'room_ended',
  'one_room',
  'chat_closed',
  'message_request_off',
  'version_conflict',
  'too_late',
  'too_early',
  'not_found',
  'other',
] as const;

export type CommunityRefusal = (typeof communityRefusals)[number];

const known: ReadonlySet<string> = new Set(communityRefusals);

/** The code that an error of the backend carries; what is no code of the community is `other`. */
export const refusalOf = (message: string | null | undefined): CommunityRefusal =>
  message !== null && message !== undefined && known.has(message) ? (message as CommunityRefusal) : 'other';

export interface Refused {
  readonly code: CommunityRefusal;
  /** Signs, links or seconds that the refusal is about. */
  readonly limit: number | null;
  /** ISO moment at which a standing ends. */
  readonly until: string | null;
}

/** Why a function of the community said no; null where the failure is another: no connection, no account, a fault. */
export function refusalIn(failure: unknown): Refused | null {
  if (!(failure instanceof AppError)) return null;
  const { message, details } = (failure.cause ?? {}) as { message?: unknown; details?: unknown };
  const code = refusalOf(typeof message === 'string' ? message : failure.detail);
  if (code === 'other') return null;
  const detail = typeof details === 'string' ? details : '';
  return {
    code,
    limit: /^\d+$/.test(detail) ? Number(detail) : null,
    until: /^\d{4}-\d\d-\d\dT/.test(detail) ? detail : null,
  };
}

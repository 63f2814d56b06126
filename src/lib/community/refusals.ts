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

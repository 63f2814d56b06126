import { own, refused, type TableExpectation } from './types.ts';

const linkRead = 'id attempt_id owner_id created_at expires_at revoked_at other_attempt_id case_word';
const inviteRead =
  'id owner_id attempt_id form informant_label created_at expires_at revoked_at completed_at completed_attempt_id';
const everyAttempt = 'owner owner_granted owner_ungranted other visitor';

/** Attempts and what hangs on them. */
export const attempts: Readonly<Record<string, TableExpectation>> = {
  assessment_attempts: {
    columns:
      'id user_id test_id instrument_version form language question_ids answers item_times_ms item_languages seed overall domains band total_score max_possible_score answered_count quality consent started_at completed_at created_at claimed_at details context follow_ups tasks invite_id',
    access: {
      anon: refused,
      ...own({ select: 'own', delete: 'own' }),
      // 'owner_ungranted' is a premium test that was never started: it can be deleted, and not be read.
      owner: { select: 'owner owner_granted', delete: 'owner owner_granted owner_ungranted' },
      service: { select: everyAttempt, delete: everyAttempt },
    },
  },
  attempt_shares: {
    columns: 'id attempt_id owner_id token_hash created_at expires_at revoked_at other_attempt_id case_word',
    access: {
      anon: refused,
      ...own({ select: ['own', linkRead] }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  attempt_share_views: {
    columns: 'share_id viewed_on views',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  attempt_starts: {
    columns: 'id user_id test_id form subject started_at finished',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  retake_waits: {
    columns: 'user_id test_id form subject free_at',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  attempt_texts: {
    columns: 'attempt_id key body',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other visitor', delete: 'owner other visitor' },
    },
  },
  reaction_runs: {
    columns:
      'id user_id test_id variant status task_version scoring_version scale_version seed device_class header trials metrics quality dimensions started_at ended_at created_at',
    access: {
      anon: refused,
      ...own({ select: 'own', delete: 'own' }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  informant_invites: {
    columns:
      'id owner_id attempt_id form informant_label token_hash created_at expires_at revoked_at completed_at completed_attempt_id',
    access: {
      anon: refused,
      ...own({ select: ['own', inviteRead] }),
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
};

import { createHash } from 'node:crypto';
import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

export const attemptIds = {
  owner: '0b000000-0000-4000-8000-000000000001',
  other: '0b000000-0000-4000-8000-000000000002',
  visitor: '0b000000-0000-4000-8000-000000000003',
  ownersGranted: '0b000000-0000-4000-8000-000000000004',
  ownersUngranted: '0b000000-0000-4000-8000-000000000005',
};
export const inviteIds = {
  owner: '0c100000-0000-4000-8000-000000000001',
  other: '0c100000-0000-4000-8000-000000000002',
};
export const shareIds = {
  owner: '0c000000-0000-4000-8000-000000000001',
  other: '0c000000-0000-4000-8000-000000000002',
};
/** Opens the owner's link. */
export const ownersToken = 'a1'.repeat(32);

/** Opens the owner's invite. */
export const invitesToken = 'd4'.repeat(32);

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

export function attemptSample(id: string, userId: string | null): Sample {
  return {
    id,
    user_id: userId,
    test_id: 'focus_snapshot',
    instrument_version: '3.0.0',
    form: 'self',
    language: 'en',
    question_ids: ['AC001', 'IC002'],
    answers: { AC001: 3, IC002: 2 },
    item_times_ms: { AC001: 4100, IC002: 3900 },
    item_languages: { AC001: 'en', IC002: 'en' },
    seed: 'seed-1',
    overall: 37.5,
    domains: { attention_concentration: 50, impulsivity_control: 25 },
    band: 'Low',
    total_score: 3,
    max_possible_score: 8,
    answered_count: 2,
    quality: { level: 'ok', flags: [], thin_prefixes: [], out_of_range: [] },
    consent: { kind: 'screening', accepted_at: '2026-11-20T09:59:00Z', text_version: '1' },
    started_at: '2026-11-20T10:00:00Z',
    completed_at: '2026-11-20T10:02:00Z',
    created_at: '2026-11-20T10:02:01Z',
    claimed_at: null,
    details: null,
    context: {},
    follow_ups: [],
    tasks: {},
    invite_id: null,
  };
}

function share(id: string, ownerId: string, attemptId: string, tokenHash: string): Sample {
  return {
    id,
    attempt_id: attemptId,
    owner_id: ownerId,
    token_hash: tokenHash,
    created_at: '2026-11-20T10:03:00Z',
    expires_at: '2099-01-01T00:00:00Z',
    revoked_at: null,
  };
}

const start = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  test_id: 'psyprofile_lite',
  form: 'self',
  subject: null,
  started_at: '2026-11-20T10:00:00Z',
  finished: false,
});

export function focustrackRunSample(id: string, userId: string | null): Sample {
  return {
    id,
    user_id: userId,
    test_id: 'focustrack_attention_test',
    variant: 'letters',
    status: 'scored',
    task_version: '1.0.0',
    scoring_version: '1.0.0',
    scale_version: '1.0.0',
    seed: 'seed-1',
    device_class: 'keyboard',
    header: { refreshHz: 60 },
    trials: [{ index: 0, outcome: 'hit', rtMs: 412.5 }],
    metrics: { hitRate: 1 },
    quality: { level: 'ok', codes: [] },
    dimensions: { sustained_attention: 90 },
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:14:00Z',
    created_at: '2026-11-20T10:14:01Z',
  };
}

function invite(id: string, ownerId: string, attemptId: string, tokenHash: string): Sample {
  return {
    id,
    owner_id: ownerId,
    attempt_id: attemptId,
    form: 'teacher',
    informant_label: 'class teacher',
    token_hash: tokenHash,
    created_at: '2026-11-20T10:03:00Z',
    expires_at: '2099-01-01T00:00:00Z',
    revoked_at: null,
    completed_at: null,
    completed_attempt_id: null,
  };
}

const wait = (userId: string, subject: string): Sample => ({
  user_id: userId,
  test_id: 'child_focus_tracker',
  form: 'parent',
  subject,
  free_at: '2099-01-01T00:00:00Z',
});

const { owner, other } = personIds;

/** In an order in which rows can be inserted. */
export const attempts: Readonly<Record<string, Fixture>> = {
  assessment_attempts: {
    person: 'user_id',
    rows: {
      owner: attemptSample(attemptIds.owner, owner),
      other: attemptSample(attemptIds.other, other),
      visitor: attemptSample(attemptIds.visitor, null),
      owner_granted: { ...attemptSample(attemptIds.ownersGranted, owner), test_id: 'psyprofile_lite' },
      owner_ungranted: { ...attemptSample(attemptIds.ownersUngranted, owner), test_id: 'psyprofile_lite' },
    },
    fresh: (userId) => attemptSample('0b000000-0000-4000-8000-0000000000ff', userId),
    change: { band: 'High' },
  },
  attempt_shares: {
    person: 'owner_id',
    rows: {
      owner: share(shareIds.owner, owner, attemptIds.owner, sha256(ownersToken)),
      other: share(shareIds.other, other, attemptIds.other, 'b'.repeat(64)),
    },
    fresh: (userId) =>
      share('0c000000-0000-4000-8000-0000000000ff', userId, attemptIds.owner, 'c'.repeat(64)),
    change: { revoked_at: '2026-11-20T11:00:00Z' },
  },
  attempt_share_views: {
    rows: {
      owner: { share_id: shareIds.owner, viewed_on: '2026-11-20', views: 2 },
      other: { share_id: shareIds.other, viewed_on: '2026-11-20', views: 1 },
    },
    fresh: () => ({ share_id: shareIds.owner, viewed_on: '2026-11-21', views: 1 }),
    change: { views: 9 },
  },
  attempt_starts: {
    person: 'user_id',
    rows: {
      owner: start(attemptIds.ownersGranted, owner),
      other: start('0b000000-0000-4000-8000-0000000000fd', other),
    },
    fresh: (userId) => start('0b000000-0000-4000-8000-0000000000ff', userId),
    change: { subject: 'changed' },
  },
  retake_waits: {
    person: 'user_id',
    rows: { owner: wait(owner, 'tom'), other: wait(other, 'tom') },
    fresh: (userId) => wait(userId, 'ann'),
    change: { free_at: '2099-02-01T00:00:00Z' },
  },
  attempt_texts: {
    rows: {
      owner: { attempt_id: attemptIds.owner, key: 'open_1', body: 'A sample' },
      other: { attempt_id: attemptIds.other, key: 'open_1', body: 'A sample' },
      visitor: { attempt_id: attemptIds.visitor, key: 'open_1', body: 'A sample' },
    },
    fresh: () => ({ attempt_id: attemptIds.owner, key: 'open_2', body: 'Another' }),
    change: { body: 'Changed' },
  },
  reaction_runs: {
    person: 'user_id',
    rows: {
      owner: focustrackRunSample('0f200000-0000-4000-8000-000000000001', owner),
      other: focustrackRunSample('0f200000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => focustrackRunSample('0f200000-0000-4000-8000-0000000000ff', userId),
    change: { status: 'invalid' },
  },
  informant_invites: {
    person: 'owner_id',
    rows: {
      owner: invite(inviteIds.owner, owner, attemptIds.owner, sha256(invitesToken)),
      other: invite(inviteIds.other, other, attemptIds.other, 'e'.repeat(64)),
    },
    fresh: (userId) =>
      invite('0c100000-0000-4000-8000-0000000000ff', userId, attemptIds.owner, 'f'.repeat(64)),
    change: { revoked_at: '2026-11-20T11:00:00Z' },
  },
};

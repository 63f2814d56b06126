/** Rows the access matrix works on: one or more per table, each with a label, and samples to insert and change. */
import { createHash } from 'node:crypto';
import type { Query } from '../../../supabase/local/types.ts';
import { adminRoles, personIds } from './people.ts';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Sample = Readonly<Record<string, Json>>;

export interface Fixture {
  /** Column that names the person a row belongs to. */
  person?: string;
  /** Rows that exist, by label. */
  rows: Readonly<Record<string, Sample>>;
  /** A new row that collides with no other, for the person (ignored where rows belong to nobody). */
  fresh: (personId: string) => Sample;
  /** Run as superuser before the new row is tried ($1: the person); default: all rows of the person go. */
  clear?: string;
  /** New values for any row. */
  change: Sample;
  /** Run as superuser before rows of this table are deleted: what refers to them goes first. */
  beforeDelete?: string;
}

export const attemptIds = {
  owner: '0b000000-0000-4000-8000-000000000001',
  other: '0b000000-0000-4000-8000-000000000002',
  visitor: '0b000000-0000-4000-8000-000000000003',
};
export const shareIds = {
  owner: '0c000000-0000-4000-8000-000000000001',
  other: '0c000000-0000-4000-8000-000000000002',
};
/** Opens the owner's link. */
export const ownersToken = 'a1'.repeat(32);

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

function focusSession(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    task_title: 'Write the summary',
    first_step: 'Open the file',
    planned_seconds: 1500,
    focused_seconds: 1500,
    pauses: 0,
    distractions: 2,
    mood_before: 'tired',
    mood_after: 'focused',
    notes: null,
    events: [{ event: 'start', atMs: 0 }],
    status: 'complete',
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:25:00Z',
    created_at: '2026-11-20T10:25:01Z',
  };
}

function trainingRun(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    exercise_id: 'breathing',
    task_version: '1.0.0',
    scoring_version: '1.0.0',
    params: { minutes: 5 },
    records: [{ cycle: 1, inMs: 4000, outMs: 6000 }],
    metrics: { completed: 1 },
    score: 100,
    started_at: '2026-11-20T10:00:00Z',
    ended_at: '2026-11-20T10:05:00Z',
    created_at: '2026-11-20T10:05:01Z',
  };
}

const notification = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  title: 'Your report is ready',
  message: 'Open it when you have five minutes.',
  type: 'info',
  is_read: false,
  action_url: '/test-history',
  created_at: '2026-11-20T10:00:00Z',
});

const item = (sku: string, active: boolean): Sample => ({
  sku,
  title: 'Sample',
  unit_price_cents: 1499,
  kind: 'test',
  active,
  metadata: { route: '/test/sample' },
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const price = (id: string, tier: string, active: boolean): Sample => ({
  id,
  tier,
  interval: 'month',
  amount_cents: 999,
  currency: 'usd',
  trial_days: 0,
  active,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const role = (userId: string, roleType: string, active: boolean): Sample => ({
  id: userId.replace('0a', '0d'),
  user_id: userId,
  role_type: roleType,
  is_active: active,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const profile = (id: string): Sample => ({
  id,
  display_name: 'Sample',
  language: 'en',
  newsletter_opt_in: false,
  terms_accepted_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const subscriber = (userId: string): Sample => ({
  user_id: userId,
  subscribed: true,
  subscription_tier: 'plus',
  subscription_end: '2026-12-20T10:00:00Z',
  trial_status: 'none',
  trial_ends_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
});

const entitlement = (userId: string): Sample => ({
  user_id: userId,
  sku: 'sample-active',
  granted_at: '2026-11-20T10:00:00Z',
});

const audit = (id: number, actorId: string): Sample => ({
  id,
  actor_id: actorId,
  action: 'order.refund',
  target: 'order-1',
  detail: {},
  created_at: '2026-11-20T10:00:00Z',
});

const { owner, other } = personIds;

/** In an order in which rows can be inserted. */
export const fixtures: Readonly<Record<string, Fixture>> = {
  profiles: {
    person: 'id',
    rows: Object.fromEntries(Object.entries(personIds).map(([name, id]) => [name, profile(id)])),
    fresh: profile,
    change: { display_name: 'Changed', language: 'pl', newsletter_opt_in: true },
  },
  admin_roles: {
    person: 'user_id',
    // Inactive roles of plain people: they must open nothing.
    rows: {
      owner: role(owner, 'education_admin', false),
      other: role(other, 'master_admin', false),
      ...Object.fromEntries(adminRoles.map((name) => [name, role(personIds[name], name, true)])),
    },
    fresh: (userId) => ({ ...role(userId, 'full_admin', true), id: '0d000000-0000-4000-8000-0000000000ff' }),
    // The other roles stay: who gives roles must have one.
    clear: `delete from public.admin_roles where user_id = $1 and role_type = 'full_admin'`,
    change: { is_active: false },
  },
  subscribers: {
    person: 'user_id',
    rows: { owner: subscriber(owner), other: subscriber(other) },
    fresh: subscriber,
    change: { subscribed: false, subscription_tier: null },
  },
  catalog_items: {
    rows: { active: item('sample-active', true), retired: item('sample-retired', false) },
    fresh: () => item('sample-fresh', true),
    change: { unit_price_cents: 1 },
    beforeDelete: 'delete from public.entitlements',
  },
  plan_prices: {
    rows: { active: price('price_active', 'plus', true), retired: price('price_retired', 'plus', false) },
    fresh: () => price('price_fresh', 'premium', true),
    change: { amount_cents: 1 },
  },
  entitlements: {
    person: 'user_id',
    rows: { owner: entitlement(owner), other: entitlement(other) },
    fresh: entitlement,
    change: { granted_at: '2026-11-21T10:00:00Z' },
  },
  assessment_attempts: {
    person: 'user_id',
    rows: {
      owner: attemptSample(attemptIds.owner, owner),
      other: attemptSample(attemptIds.other, other),
      visitor: attemptSample(attemptIds.visitor, null),
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
  notifications: {
    person: 'user_id',
    rows: {
      owner: notification('0e000000-0000-4000-8000-000000000001', owner),
      other: notification('0e000000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => notification('0e000000-0000-4000-8000-0000000000ff', userId),
    change: { is_read: true },
  },
  focus_sessions: {
    person: 'user_id',
    rows: {
      owner: focusSession('0f000000-0000-4000-8000-000000000001', owner),
      other: focusSession('0f000000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => focusSession('0f000000-0000-4000-8000-0000000000ff', userId),
    change: { mood_after: 'calm', notes: 'Went well' },
  },
  training_runs: {
    person: 'user_id',
    rows: {
      owner: trainingRun('0f100000-0000-4000-8000-000000000001', owner),
      other: trainingRun('0f100000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => trainingRun('0f100000-0000-4000-8000-0000000000ff', userId),
    change: { score: 1 },
  },
  rate_limits: {
    rows: { row: { key: 'sample', hits: 1, resets_at: '2099-01-01T00:00:00Z' } },
    fresh: () => ({ key: 'fresh', hits: 1, resets_at: '2099-01-01T00:00:00Z' }),
    change: { hits: 2 },
  },
  admin_audit_log: {
    rows: { owner: audit(1, owner), other: audit(2, other) },
    fresh: () => audit(3, owner),
    change: { action: 'order.other' },
  },
};

/** Inserts a sample as whoever is speaking, in these columns only. */
export function insertSample(query: Query, table: string, sample: Sample, columns: readonly string[]) {
  const list = columns.map((column) => `"${column}"`).join(', ');
  return query(
    `insert into public.${table} (${list}) overriding system value
     select ${list} from jsonb_populate_record(null::public.${table}, $1::text::jsonb)`,
    [JSON.stringify(sample)],
  );
}

/** Fills a migrated database with the rows above. */
export async function insertFixtures(query: Query): Promise<void> {
  await query('delete from public.profiles');
  for (const [table, { rows }] of Object.entries(fixtures)) {
    // Giving roles leaves a trace in the log; the labelled rows are to be the only ones.
    if (table === 'admin_audit_log') await query('delete from public.admin_audit_log');
    for (const sample of Object.values(rows)) {
      await insertSample(query, table, sample, Object.keys(sample));
    }
  }
}

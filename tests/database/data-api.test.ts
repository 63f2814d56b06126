/** The schema as the app meets it: through the Data API with supabase-js and the generated types. */
import { randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database, Json } from '../../src/integrations/supabase/types.gen';
import { collectData } from '../../src/lib/accounts/data-copy.ts';
import { catalogueEntries } from '../../src/lib/assessments/catalogue.ts';
import { readCatalogItem } from '../../src/lib/billing/catalog-item.ts';
import { suiteOffers } from '../../src/lib/billing/suites.ts';
import { openExercises } from '../../src/lib/exercises/facts.ts';
import { startTestBackend } from '../backend/support/backend.ts';
import { attemptOf } from './support/attempts.ts';
import { workedOut } from './support/exercises.ts';
import { membersOf } from './support/suites.ts';

type Client = SupabaseClient<Database>;
const root = fileURLToPath(new URL('../..', import.meta.url));

describe('through the Data API', () => {
  let backend: Awaited<ReturnType<typeof startTestBackend>>;
  let visitor: Client;
  let service: Client;
  let ana: { id: string; client: Client };
  let ben: { id: string; client: Client };
  beforeAll(async () => {
    // Lite logs every refused request.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    backend = await startTestBackend('memory://', root);
    visitor = backend.client();
    service = backend.service();
    ana = await backend.person('ana');
    ben = await backend.person('ben');
  });
  afterAll(async () => {
    await backend.stop();
    vi.restoreAllMocks();
  });

  const attempt = (id: string, changes = {}) => attemptOf(id, changes) as Json;

  it('a visitor reads the catalogue and the current prices', async () => {
    const items = await visitor
      .from('catalog_items')
      .select(
        'sku, title, unit_price_cents, kind, test_id, exercise_id, metadata, bundle_items!bundle_items_bundle_sku_fkey(sku, place)',
      )
      .eq('active', true);
    expect(items.error).toBeNull();
    // Every suite, test and exercise that is sold.
    expect(items.data?.map(({ kind }) => kind).sort()).toEqual([
      ...suiteOffers.map(() => 'bundle'),
      ...catalogueEntries.flatMap(({ sku }) => (sku === null ? [] : ['test'])),
      ...openExercises.flatMap(({ tier }) => (tier === 'freemium' ? [] : ['training'])),
    ]);
    const bundles = items.data?.flatMap((row) => (row.kind === 'bundle' ? [readCatalogItem(row)] : []));
    expect(Object.fromEntries(bundles?.map((bundle) => [bundle?.sku, bundle?.items]) ?? [])).toEqual(
      Object.fromEntries(suiteOffers.map((suite) => [suite.sku, membersOf(suite)])),
    );
    const prices = await visitor
      .from('plan_prices')
      .select('tier, interval, amount_cents')
      .order('amount_cents');
    expect(prices.data?.map(({ amount_cents }) => amount_cents)).toEqual([999, 1999, 9900, 19900]);
  });

  it('a visitor reads no member of a bundle that is not on sale', async () => {
    const [suite] = suiteOffers;
    const sell = (active: boolean) =>
      service
        .from('catalog_items')
        .update({ active })
        .eq('sku', suite?.sku ?? '');
    const members = () =>
      visitor
        .from('bundle_items')
        .select('sku')
        .eq('bundle_sku', suite?.sku ?? '');
    expect((await members()).data).not.toEqual([]);
    expect((await sell(false)).error).toBeNull();
    expect((await members()).data).toEqual([]);
    expect((await sell(true)).error).toBeNull();
  });

  it('a visitor reads no other table', async () => {
    for (const table of [
      'profiles',
      'subscribers',
      'assessment_attempts',
      'notifications',
      'rate_limits',
    ] as const) {
      const { data, error, status } = await visitor.from(table).select('*');
      expect([data, error?.code, status], table).toEqual([null, '42501', 401]);
    }
  });

  it('an attempt goes from the server to the visitor to the account and out through a link', async () => {
    const id = randomUUID();
    const secret = 'ab'.repeat(32);
    const stored = await service.rpc('store_attempt', { p_attempt: attempt(id, { device_secret: secret }) });
    expect(stored.data).toMatchObject({ id, owned: false, overall: 37.5 });

    const conflict = await service.rpc('store_attempt', { p_attempt: attempt(id, { seed: 'other' }) });
    expect(conflict).toMatchObject({ status: 409, error: { code: 'PT409', message: 'attempt_conflict' } });

    expect((await visitor.rpc('get_attempt', { p_id: id })).data).toMatchObject({ id });
    expect((await ben.client.rpc('claim_attempts', { p_claims: [{ id }] })).data).toBe(0);
    expect((await ana.client.rpc('claim_attempts', { p_claims: [{ id, secret }] })).data).toBe(1);
    expect(await visitor.rpc('get_attempt', { p_id: id })).toMatchObject({ status: 200, data: null });
    expect((await ben.client.rpc('get_attempt', { p_id: id })).data).toBeNull();
    expect((await ana.client.from('assessment_attempts').select('id, overall, domains')).data).toHaveLength(
      1,
    );
    expect((await ana.client.rpc('recent_question_ids', { p_test: 'focus_snapshot' })).data).toEqual([
      'AC001',
      'IC002',
    ]);

    const { data: links } = await ana.client.rpc('create_share_link', { p_attempt: id, p_days: 7 });
    const [link] = links ?? [];
    expect((await visitor.rpc('read_shared_attempt', { p_token: link?.token ?? '' })).data).toMatchObject({
      id,
    });
    const missing = await ben.client.rpc('create_share_link', { p_attempt: id });
    expect(missing).toMatchObject({ status: 404, error: { message: 'attempt_not_found' } });

    const copy = await collectData(async (request) => (await ana.client.rpc('export_my_data', request)).data);
    expect(copy).toMatchObject({ account: { id: ana.id }, assessment_attempts: [{ id }] });
    const foreign = await ana.client.rpc('export_my_data', { p_table: 'coupons' });
    expect(foreign).toMatchObject({ status: 404, error: { message: 'unknown_table' } });
  });

  it('functions of the server are out of reach for everybody else', async () => {
    for (const client of [visitor, ana.client]) {
      expect((await client.rpc('store_attempt', { p_attempt: attempt(randomUUID()) })).error?.code).toBe(
        '42501',
      );
      expect((await client.rpc('purge_unclaimed_attempts')).error?.code).toBe('42501');
    }
    expect((await visitor.rpc('claim_attempts', { p_claims: [] })).error?.code).toBe('42501');
  });

  it('a run is stored by the server alone, once when it is sent twice', async () => {
    const id = randomUUID();
    const run = workedOut(id);
    const start = { p_id: id, p_exercise: 'breathing', p_minutes: 1, p_variant: 'screen' };
    for (let n = 0; n < 2; n++) {
      expect((await ana.client.rpc('start_exercise', start)).data).toMatchObject({ id, via: 'free' });
      const sent = { p_run: run, p_session: null, p_user: ana.id };
      expect((await ana.client.rpc('store_training_run', sent)).error?.code).toBe('42501');
      expect((await service.rpc('store_training_run', sent)).data).toMatchObject({ id, score: run.score });
    }
    const { data } = await ana.client.from('training_runs').select('user_id, records');
    expect(data).toEqual([{ user_id: ana.id, records: run.records }]);
    expect((await ben.client.from('training_runs').select('id')).data).toEqual([]);
  });

  it('bad values come back as 400 with the code of the check', async () => {
    const { status, error } = await ana.client.from('profiles').update({ language: 'xx' }).eq('id', ana.id);
    expect([status, error?.code]).toEqual([400, '23514']);
    const bad = await service.rpc('store_attempt', { p_attempt: attempt(randomUUID(), { overall: 300 }) });
    expect([bad.status, bad.error?.code]).toEqual([400, '23514']);
  });

  it('nobody gives roles, entitlements or subscriptions to themselves', async () => {
    const { client, id } = ana;
    const refused = [
      await client.from('admin_roles').insert({ user_id: id, role_type: 'master_admin' }),
      await client.from('entitlements').insert({ user_id: id, sku: 'test-psyprofile' }),
      await client
        .from('subscribers')
        .upsert({ user_id: id, subscribed: true, subscription_tier: 'premium' }),
      await client.from('notifications').insert({ user_id: ben.id, title: 'x', message: 'y' }),
    ];
    for (const { error, status } of refused) expect([error?.code, status]).toEqual(['42501', 403]);
  });
});

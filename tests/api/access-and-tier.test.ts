import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipQuery } from '@/api/account/tier';
import { myTestAccessQuery } from '@/api/attempts/access';
import { comparedRunsQuery } from '@/api/attempts/compared-runs';

/** What the server answers next. */
const server: { rpc: unknown; row: unknown; rows: unknown; error: unknown } = {
  rpc: [],
  row: null,
  rows: [],
  error: null,
};

vi.mock('@/integrations/supabase/client', async () =>
  (await import('../support/fake-supabase.ts')).fakeClientModule({
    rpc: () => ({ data: server.rpc, error: server.error }),
    rows: ({ one }) => ({ data: one ? server.row : server.rows, error: server.error }),
  }),
);

const ask = new QueryClient({ defaultOptions: { queries: { retry: false } } });

beforeEach(() => {
  ask.clear();
  Object.assign(server, { rpc: [], row: null, rows: [], error: null });
});

describe('access to tests', () => {
  const row = {
    test_id: 'psyprofile_lite',
    may_open: true,
    required_tier: 'premium',
    available_at: null,
    via: 'entitlement',
  };

  it('is what the server answers', async () => {
    server.rpc = [row];
    expect(await ask.fetchQuery(myTestAccessQuery('ann'))).toEqual([row]);
  });

  it('leaves out tests and answers this version does not know', async () => {
    server.rpc = [{ ...row, test_id: 'of_tomorrow' }, { ...row, via: 'luck' }, row];
    expect(await ask.fetchQuery(myTestAccessQuery('ann'))).toEqual([row]);
  });

  it('fails with a code when the server cannot be reached', async () => {
    server.error = { message: 'Failed to fetch' };
    await expect(ask.fetchQuery(myTestAccessQuery('ann'))).rejects.toMatchObject({ code: 'network' });
  });
});

describe('the plan of a person', () => {
  const row = { subscribed: false, subscription_tier: 'plus', trial_status: 'none', trial_ends_at: null };
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString();

  it.each([
    ['Freemium without a record', null, 'freemium'],
    ['Freemium when the subscription has ended', row, 'freemium'],
    ['Plus under its old name', { ...row, subscribed: true, subscription_tier: 'basic' }, 'plus'],
    ['that of a running trial', { ...row, trial_status: 'active', trial_ends_at: day(1) }, 'plus'],
    [
      'Freemium when the trial is over',
      { ...row, trial_status: 'active', trial_ends_at: day(-1) },
      'freemium',
    ],
  ])('is %s', async (_, stored, tier) => {
    server.row = stored;
    expect(await ask.fetchQuery(membershipQuery('ann'))).toMatchObject({ tier });
  });
});

describe('reaction-time runs to compare', () => {
  const each = (value: number | null) => ({
    sustained_attention: value,
    impulse_control: value,
    processing_speed: value,
    consistency: value,
    vigilance: value,
  });
  const row = {
    id: 'a',
    variant: 'letters',
    task_version: '1.0.0',
    scale_version: '1.0.0',
    device_class: 'keyboard',
    quality: { level: 'ok', findings: [] },
    dimensions: each(60),
    metrics: { standardErrors: each(3), hits: 400 },
  };

  it('come by id; one that cannot be compared is left out', async () => {
    server.rows = [row, { ...row, id: 'b', device_class: 'switch' }, { ...row, id: 'c', metrics: {} }];
    expect(await ask.fetchQuery(comparedRunsQuery('ann', ['a', 'b', 'c']))).toEqual({
      a: {
        variant: 'letters',
        taskVersion: '1.0.0',
        scaleVersion: '1.0.0',
        deviceClass: 'keyboard',
        quality: 'ok',
        scores: each(60),
        standardErrors: each(3),
      },
    });
  });
});

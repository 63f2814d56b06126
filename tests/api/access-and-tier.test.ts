import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { myTierQuery } from '@/api/account/tier';
import { myTestAccessQuery } from '@/api/attempts/access';
import { runDevicesQuery } from '@/api/attempts/run-devices';

/** What the server answers next. */
const server: { rpc: unknown; row: unknown; rows: unknown; error: unknown } = {
  rpc: [],
  row: null,
  rows: [],
  error: null,
};

vi.mock('@/integrations/supabase/client', () => {
  const chain = {
    select: () => chain,
    eq: () => chain,
    maybeSingle: async () => ({ data: server.row, error: server.error }),
    in: async () => ({ data: server.rows, error: server.error }),
  };
  const client = {
    rpc: async () => ({ data: server.rpc, error: server.error }),
    from: () => chain,
  };
  return { supabase: async () => client };
});

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
    expect(await ask.fetchQuery(myTierQuery('ann'))).toBe(tier);
  });
});

describe('how reaction-time runs were done', () => {
  it('is told apart by device and by variant', async () => {
    server.rows = [
      { id: 'a', device_class: 'keyboard', variant: 'letters' },
      { id: 'b', device_class: 'keyboard', variant: 'audio' },
    ];
    const devices = await ask.fetchQuery(runDevicesQuery('ann', ['a', 'b']));
    expect(devices.a).not.toBe(devices.b);
    expect(Object.keys(devices)).toEqual(['a', 'b']);
  });
});

import { afterEach, expect, it, vi } from 'vitest';

vi.mock('@/integrations/supabase/env', () => ({
  backendAddress: () => ({ url: 'https://backend.example', key: 'sb_publishable_test' }),
}));
const { createSupabaseClient } = await import('@/integrations/supabase/create-client');

afterEach(() => {
  vi.unstubAllGlobals();
});

it('what is sent while the page goes outlives it, and nothing else does', async () => {
  const sent = vi.fn(async (_input: unknown, _init?: RequestInit) => Response.json(null));
  vi.stubGlobal('fetch', sent);
  const client = createSupabaseClient(async () => null);
  const ask = async () => {
    await client.rpc('keep_my_account');
    return sent.mock.lastCall?.[1]?.keepalive ?? false;
  };
  expect(await ask()).toBe(false);
  window.dispatchEvent(new Event('pagehide'));
  expect(await ask()).toBe(true);
  // It was only put aside, and comes back.
  window.dispatchEvent(new Event('pageshow'));
  expect(await ask()).toBe(false);
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AccessToken } from '@/integrations/supabase/create-client';

const ann = { id: '5b8f0f6e-1111-4222-8333-444455556666', email: 'ann@example.com' };
const eve = { id: '6c9f0f6e-1111-4222-8333-444455556666', email: 'eve@example.com' };

/** What sign-in keeps, ending so many seconds from now. */
const sessionOf = (user: typeof ann, seconds: number, token = 'kept') => ({
  access_token: token,
  expires_at: Math.floor(Date.now() / 1000) + seconds,
  user,
});
type Session = ReturnType<typeof sessionOf>;

const keep = (session: Session | null) => {
  if (session) localStorage.setItem('fcl.auth', JSON.stringify(session));
  else localStorage.removeItem('fcl.auth');
};
/** Another tab changes what is kept. */
function elsewhere(session: Session | null): void {
  keep(session);
  window.dispatchEvent(new StorageEvent('storage', { key: 'fcl.auth' }));
}

/** Sign-in under the test's control: what it answers, and what it was asked to do. */
const signIn = {
  renewed: null as Session | null,
  isLoaded: false,
  renewals: [] as string[],
  listener: null as null | ((event: string, session: Session | null) => void),
};
let token: AccessToken | null = null;

vi.mock('@/integrations/supabase/create-auth', () => ({
  createSessionAuth: () => {
    signIn.isLoaded = true;
    return {
      getSession: async () => ({ data: { session: signIn.renewed } }),
      onAuthStateChange: (listener: typeof signIn.listener) => {
        signIn.listener = listener;
      },
      stopAutoRefresh: async () => signIn.renewals.push('stop'),
      startAutoRefresh: async () => signIn.renewals.push('start'),
    };
  },
}));
vi.mock('@/integrations/supabase/create-client', () => ({
  createSupabaseClient: (accessToken: AccessToken) => {
    token = accessToken;
    return { realtime: { tellWho: async () => {} } };
  },
}));

async function openTab() {
  vi.resetModules();
  const client = await import('@/integrations/supabase/client');
  await client.supabase();
  return client;
}

beforeEach(() => {
  keep(null);
  Object.assign(signIn, { renewed: null, isLoaded: false, renewals: [], listener: null });
});
afterEach(() => keep(null));

describe('a kept session', () => {
  it('is used as it stands while it lasts, without sign-in being loaded', async () => {
    keep(sessionOf(ann, 3600));
    const { currentUserId, keptUser } = await openTab();
    expect([await token?.(), await currentUserId(), keptUser()]).toEqual(['kept', ann.id, ann]);
    expect(signIn.isLoaded).toBe(false);
  });

  it('is renewed before it is used when it is about to run out', async () => {
    keep(sessionOf(ann, 60));
    signIn.renewed = sessionOf(ann, 3600, 'renewed');
    const { keptUser } = await openTab();
    expect([keptUser(), await token?.()]).toEqual([null, 'renewed']);
  });

  it('that can be renewed no more is nobody', async () => {
    keep(sessionOf(ann, -10));
    const { currentUserId, followSession } = await openTab();
    const told = vi.fn();
    followSession(told);
    await vi.waitFor(() => expect(told).toHaveBeenCalledWith(null));
    expect([await token?.(), await currentUserId()]).toEqual([null, null]);
  });

  it.each(['', '{', '[]', 'null', '{"user":{"id":1}}', JSON.stringify({ ...sessionOf(ann, 9), user: null })])(
    'that says %j is none',
    async (text) => {
      localStorage.setItem('fcl.auth', text);
      const { currentUserId } = await openTab();
      expect([await token?.(), await currentUserId()]).toEqual([null, null]);
    },
  );
});

describe('who follows the session', () => {
  it('hears who it is, and of what happens in another tab', async () => {
    keep(sessionOf(ann, 3600));
    const { followSession } = await openTab();
    const told: unknown[] = [];
    const stop = followSession((user) => told.push(user));
    await vi.waitFor(() => expect(told).toEqual([ann]));
    elsewhere(sessionOf(eve, 3600));
    elsewhere(null);
    stop();
    elsewhere(sessionOf(ann, 3600));
    expect(told).toEqual([ann, eve, null]);
  });

  it('hears of who signs in and out here', async () => {
    const { followSession, supabaseAuth } = await openTab();
    const told: unknown[] = [];
    followSession((user) => told.push(user));
    await vi.waitFor(() => expect(told).toEqual([null]));
    await supabaseAuth();
    signIn.listener?.('SIGNED_IN', sessionOf(eve, 3600));
    signIn.listener?.('SIGNED_OUT', null);
    expect(told).toEqual([null, eve, null]);
  });
});

describe('while something is timed', () => {
  it('no token is renewed by itself, also where sign-in comes only then', async () => {
    const { holdRenewal, supabaseAuth } = await openTab();
    holdRenewal(true);
    await supabaseAuth();
    expect(signIn.renewals).toEqual(['stop']);
    holdRenewal(false);
    await vi.waitFor(() => expect(signIn.renewals).toEqual(['stop', 'start']));
  });
});

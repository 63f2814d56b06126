/** People with an account and a page open, as many as wanted. */
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { loadConfig } from '../../supabase/local/config.ts';
import { signJwt } from '../../supabase/local/jwt.ts';
import { admin, root } from '../embedded.ts';

/** Joins under way at once. */
const joining = 20;

export interface Listener {
  readonly id: string;
  readonly client: SupabaseClient;
  /** When a notice was heard, by its id. */
  readonly heard: Map<string, number>;
}

export const tokenOf = (id: string): string => {
  const now = Math.floor(Date.now() / 1000);
  return signJwt(
    { sub: id, role: 'authenticated', iat: now, exp: now + 3600 },
    loadConfig(root).auth.jwt_secret,
  );
};

/** Somebody with an account and nothing open yet. */
async function account(url: string, n: number): Promise<Listener> {
  const made = await admin(url).auth.admin.createUser({
    email: `live-${n}@example.com`,
    email_confirm: true,
  });
  if (made.error) throw made.error;
  const { id } = made.data.user;
  const token = tokenOf(id);
  const client = createClient(url, loadConfig(root).auth.publishable_key, {
    accessToken: async () => token,
    realtime: { timeout: 120_000 },
  });
  await client.realtime.setAuth();
  return { id, client, heard: new Map() };
}

/** Opens the page: one channel, which tells of own notices alone. */
export async function open({ id, client, heard }: Listener): Promise<void> {
  const rows = { event: 'INSERT', schema: 'public', table: 'notifications' } as const;
  await new Promise<void>((resolve, reject) => {
    client
      .channel(`live:${id}:${crypto.randomUUID()}`, { config: { private: true } })
      .on<{ id: string }>('postgres_changes', { ...rows, filter: `user_id=eq.${id}` }, (change) =>
        heard.set(change.new.id, performance.now()),
      )
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(status));
      });
  });
}

export const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Does something for everybody, a few at a time. */
export async function forAll<One>(all: readonly One[], act: (one: One) => Promise<void>): Promise<void> {
  const waiting = [...all];
  await Promise.all(
    Array.from({ length: joining }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await act(next);
    }),
  );
}

export async function accounts(url: string, count: number): Promise<Listener[]> {
  const listeners: Listener[] = [];
  await forAll(
    Array.from({ length: count }, (_, n) => ({ n })),
    async ({ n }) => void listeners.push(await account(url, n)),
  );
  return listeners;
}

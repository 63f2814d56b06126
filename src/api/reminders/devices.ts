import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import {
  keysHere,
  type PushKeys,
  type PushState,
  pushState,
  subscribeHere,
  unsubscribeHere,
} from '@/integrations/push';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import { call } from '@/integrations/supabase/functions';
import { pushKey, pushTest } from '@/lib/contracts/reminder-messages';
import { type Device, deviceSchema } from './shapes';

export type { PushState } from '@/integrations/push';

const deviceKeys = {
  list: (userId: string) => ['devices', userId] as const,
  here: (userId: string) => ['devices', userId, 'here'] as const,
  key: ['push-key'] as const,
};

/** @throws AppError */
async function fetchDevices(userId: string): Promise<Device[]> {
  const client = await supabase();
  const rows = unwrap(
    await client
      .from('push_subscriptions')
      .select('id, device_name, last_ok_at, created_at')
      .eq('user_id', userId)
      .order('created_at')
      .order('id'),
  );
  return z.parse(z.array(deviceSchema), rows);
}

/** Devices that take messages. */
export const devicesQuery = (userId: string) =>
  queryOptions({ queryKey: deviceKeys.list(userId), queryFn: () => fetchDevices(userId) });

/** Whether this browser can take messages, may, and does. */
export const pushHereQuery = (userId: string) =>
  queryOptions({
    queryKey: deviceKeys.here(userId),
    queryFn: (): Promise<PushState> => pushState(),
    staleTime: 0,
  });

/** The key of this site; null where nothing is sent to devices. */
export const pushKeyQuery = () =>
  queryOptions({
    queryKey: deviceKeys.key,
    queryFn: async () => (await call(pushKey, {})).key,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** @throws AppError */
async function store({ endpoint, p256dh, auth }: PushKeys, name: string, tz: string): Promise<string> {
  const client = await supabase();
  const asked = { p_endpoint: endpoint, p_p256dh: p256dh, p_auth: auth, p_device_name: name, p_tz: tz };
  return unwrap(await client.rpc('push_subscribe', asked));
}

const readAgain = (client: QueryClient, userId: string) =>
  client.invalidateQueries({ queryKey: deviceKeys.list(userId) });

export interface TurnedOn {
  readonly is: 'on' | 'denied' | 'dismissed';
  /** This browser as the account knows it. */
  readonly device?: { readonly id: string; readonly endpoint: string };
}

/** Asks the browser for leave and adds this device; only ever called by a press. */
export const turnOnMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ key, name, tz }: { key: string; name: string; tz: string }): Promise<TurnedOn> => {
      const answer = await subscribeHere(key);
      if (answer.is !== 'subscribed') return { is: answer.is };
      const id = await store(answer.keys, name, tz);
      return { is: 'on', device: { id, endpoint: answer.keys.endpoint } };
    },
    onSettled: (_answer, _error, _sent, _before, { client }) => readAgain(client, userId),
  });

/**
 * Tells the account where this browser is reached by now; browsers move. Null: all is as it was.
 * @throws AppError
 */
export async function followDevice(
  client: QueryClient,
  userId: string,
  known: string,
  tz: string,
): Promise<{ id: string; endpoint: string } | null> {
  const keys = await keysHere();
  if (keys === null || keys.endpoint === known) return null;
  const id = await store(keys, '', tz);
  await readAgain(client, userId);
  return { id, endpoint: keys.endpoint };
}

/** Forgets a device; this one stops listening, too. */
export const removeDeviceMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, isHere }: { id: string; isHere: boolean }) => {
      const client = await supabase();
      const { error } = await client.rpc('push_unsubscribe', { p_id: id });
      if (error) throw toAppError(error);
      if (isHere) await unsubscribeHere();
    },
    onSettled: (_answer, _error, _sent, _before, { client }) => readAgain(client, userId),
  });

/** Sends a device a message, so that somebody sees that it works. */
export const testDeviceMutation = (userId: string) =>
  mutationOptions({
    mutationFn: (device: string) => call(pushTest, { device }),
    onSettled: (_answer, _error, _sent, _before, { client }) => readAgain(client, userId),
  });

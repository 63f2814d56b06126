import { randomUUID } from 'node:crypto';
import type { RealtimeChannel } from '@supabase/supabase-js';
import { tokenFor, useRealtime } from './realtime.support.ts';
import type { drivers } from './support/backend.ts';

export interface Member {
  name: string;
}

export const ann = randomUUID();
export const bob = randomUUID();

/** Everybody may listen in room:<own id>, only to presence in lobby; sending takes a second policy. */
const POLICIES = `
create policy "own room, read" on realtime.messages for select to authenticated
  using (realtime.topic() = 'room:' || (select auth.uid()));
create policy "own room, write" on realtime.messages for insert to authenticated
  with check (realtime.topic() = 'room:' || (select auth.uid()));
create policy "notices, read" on realtime.messages for select to authenticated
  using (realtime.topic() = 'notices' and extension = 'broadcast');
create policy "lobby" on realtime.messages for select to authenticated
  using (realtime.topic() = 'lobby' and extension = 'presence');
create policy "broken" on realtime.messages for select to authenticated
  using (case when realtime.topic() = 'broken' then 1 / (length(realtime.topic()) - 6) > 0 end);
create policy "members" on realtime.messages for select to authenticated
  using (realtime.topic() = 'members' and (select auth.jwt() ->> 'member') = 'yes');
`;

/** A backend with those policies, for one describe block. */
export function useChannels(driver: (typeof drivers)[number]) {
  const running = useRealtime(driver, (db) => db.script(POLICIES));

  /** Records every broadcast named 'say'. */
  function record(channel: RealtimeChannel): unknown[] {
    const heard: unknown[] = [];
    channel.on('broadcast', { event: 'say' }, (message) => heard.push(message.payload));
    return heard;
  }

  const say = (payload: unknown) => ({ type: 'broadcast', event: 'say', payload }) as const;

  const privately = async (userId: string, topic: string, extra: object = {}): Promise<RealtimeChannel> =>
    (await running.server.client({ token: () => tokenFor(userId) })).channel(topic, {
      config: { private: true, broadcast: { ack: true, self: true }, ...extra },
    });

  const names = (channel: RealtimeChannel): Record<string, string[]> =>
    Object.fromEntries(
      Object.entries(channel.presenceState<Member>()).map(([key, metas]) => [
        key,
        metas.map((meta) => meta.name),
      ]),
    );

  return { running, record, say, privately, names };
}

/** Study rooms: how long a change takes to all who sit in a room, and how far apart their timers are. */
import { admin } from '../embedded.ts';
import { after, forAll, type Listener } from './people.ts';

const rooms = 40;
const seats = 12;
/** One room every so many milliseconds. */
const pace = 250;

interface Room {
  readonly id: string;
  readonly people: readonly Listener[];
}

/** Rooms in which everybody sits; the first of each leads it. */
async function furnish(url: string, listeners: readonly Listener[]): Promise<Room[]> {
  const service = admin(url);
  const stored = async (table: string, rows: readonly object[]) => {
    const { error } = await service.from(table).insert(rows);
    if (error) throw error;
  };
  const made = Array.from({ length: rooms }, (_, n) => ({
    id: crypto.randomUUID(),
    people: listeners.slice(n * seats, (n + 1) * seats),
  }));
  const profileOf = new Map(listeners.map(({ id }) => [id, crypto.randomUUID()]));
  const seated = made.flatMap(({ people }) => people);
  await stored(
    'community_profiles',
    seated.map(({ id }, n) => ({
      id: profileOf.get(id),
      user_id: id,
      handle: `bench-${n}`,
      lang: 'en',
      allow_requests: 'nobody',
      adult_confirmed_at: new Date().toISOString(),
      guidelines_version: 1,
    })),
  );
  await stored(
    'study_rooms',
    made.map(({ id, people: [host] }) => ({
      id,
      host_profile_id: profileOf.get(host?.id ?? ''),
      title: 'A room of the bench',
      lang: 'en',
      visibility: 'listed',
      capacity: seats,
    })),
  );
  await stored(
    'room_members',
    made.flatMap(({ id, people }) =>
      people.map((person) => ({ room_id: id, profile_id: profileOf.get(person.id) })),
    ),
  );
  return made;
}

const listen = ({ client }: Listener, room: string, hear: () => void) =>
  new Promise<void>((resolve, reject) => {
    client
      .channel(`room:${room}`, { config: { private: true } })
      .on('broadcast', { event: 'state' }, hear)
      .subscribe((status, error) => {
        if (status === 'SUBSCRIBED') resolve();
        else reject(error ?? new Error(status));
      });
  });

/** Milliseconds by which each clock is behind that of the server, as pages work it out. */
async function offsetOf({ client }: Listener, room: string): Promise<number> {
  const from = Date.now();
  const { data, error } = await client.rpc('room_beat', { p_room: room });
  if (error) throw error;
  return Date.parse((data as { now: string }).now) - (from + Date.now()) / 2;
}

/**
 * @returns milliseconds from a host's press of a button until each person in the room knows, and how far the timers of one
 * room are apart at most
 */
export async function seatedIn(
  url: string,
  listeners: readonly Listener[],
): Promise<{ changes: number[]; apart: number }> {
  const made = await furnish(url, listeners);
  const heard: number[] = [];
  const pressed = new Map<string, number>();
  await forAll(
    made.flatMap(({ id, people }) => people.map((person) => ({ id, person }))),
    ({ id, person }) =>
      listen(person, id, () => {
        const from = pressed.get(id);
        if (from !== undefined) heard.push(performance.now() - from);
      }),
  );
  await Promise.all(
    made.map(async ({ id, people: [host] }, n) => {
      await after(n * pace);
      pressed.set(id, performance.now());
      const asked = { p_room: id, p_action: 'start', p_version: 1 };
      const { error } = (await host?.client.rpc('act_on_room', asked)) ?? {
        error: new Error('nobody leads'),
      };
      if (error) throw error;
    }),
  );
  for (let waited = 0; heard.length < rooms * seats; waited += pace) {
    if (waited > 60_000) throw new Error('a change never arrived');
    await after(pace);
  }
  const offsets = new Map<string, number[]>(made.map(({ id }) => [id, []]));
  await forAll(
    made.flatMap(({ id, people }) => people.map((person) => ({ id, person }))),
    async ({ id, person }) => void offsets.get(id)?.push(await offsetOf(person, id)),
  );
  const spans = [...offsets.values()].map((all) => Math.max(...all) - Math.min(...all));
  return { changes: heard, apart: Math.max(...spans) };
}

export const peopleInRooms = rooms * seats;

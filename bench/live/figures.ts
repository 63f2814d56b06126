/** News on their way: from the moment a row is sent off until the one it is for has it, with everybody else connected. */
import { startNativePostgres } from '../../supabase/local/db/native.ts';
import { serve } from '../embedded.ts';
import { type Figure, percentile } from '../figures.ts';
import { beaten } from './beats.ts';
import { lineFigures } from './lines.ts';
import { hinted, told } from './news.ts';
import { accounts, forAll, type Listener, open } from './people.ts';
import { readFigures } from './reads.ts';
import { peopleInRooms, seatedIn } from './rooms.ts';

async function measure(
  name: string,
  data: string,
  count: number,
  budgets: Readonly<Record<50 | 95, number>>,
): Promise<Figure[]> {
  const server = await serve(data);
  try {
    const listeners = await accounts(server.url, count);
    await forAll(listeners, open);
    const times = await told(server.url, listeners);
    const last = await hinted(server.url, listeners);
    const beats = await beaten(listeners);
    const rooms = count >= peopleInRooms ? await roomFigures(server.url, listeners) : [];
    await Promise.all(listeners.map(({ client }) => client.realtime.disconnect()));
    return [
      ...([50, 95] as const).map((share) => ({
        name: `notice to its owner, ${count} people on ${name}, p${share}`,
        value: percentile(times, share / 100),
        unit: 'ms',
        budget: budgets[share],
      })),
      { name: `hint to ${count} readers on ${name}, the last one`, value: last, unit: 'ms', budget: 1000 },
      {
        name: `heartbeat, each of ${count} people on ${name} one in 30 s, none lost, p95`,
        value: percentile(beats, 0.95),
        unit: 'ms',
        budget: 50,
      },
      ...rooms,
    ];
  } finally {
    await server.stop();
  }
}

async function roomFigures(url: string, listeners: readonly Listener[]): Promise<Figure[]> {
  const { changes, apart } = await seatedIn(url, listeners);
  return [
    {
      name: '40 rooms of 12, a change of state to all, p95',
      value: percentile(changes, 0.95),
      unit: 'ms',
      budget: 300,
    },
    { name: '40 rooms of 12, timers of one room apart, the most', value: apart, unit: 'ms', budget: 250 },
  ];
}

export async function liveFigures(): Promise<Figure[]> {
  const figures = await measure('PGlite', 'memory://', 300, { 50: 60, 95: 200 });
  const native = await startNativePostgres();
  try {
    figures.push(...(await measure('native PostgreSQL', native.url, 1000, { 50: 150, 95: 400 })));
  } finally {
    await native.stop();
  }
  return [...figures, ...(await lineFigures()), ...(await readFigures())];
}

/** How long news take: a notice to its owner, and the word that a question changed to all who look at it. */
import { admin } from '../embedded.ts';
import { after, forAll, type Listener } from './people.ts';

const notices = 100;
/** One every so many milliseconds, whether those before have arrived or not. */
const pace = 100;

/** Milliseconds from the request to the one who is told. */
export async function told(url: string, listeners: readonly Listener[]): Promise<number[]> {
  const service = admin(url);
  const sent: { to: Listener; id: string; from: number }[] = [];
  const requests: Promise<void>[] = [];
  const send = async (n: number) => {
    const to = listeners[(n * 7919) % listeners.length];
    if (!to) throw new Error('nobody listens');
    const id = crypto.randomUUID();
    sent.push({ to, id, from: performance.now() });
    const row = { id, user_id: to.id, title: 'A notice', message: `Number ${n}` };
    const { error } = await service.from('notifications').insert(row);
    if (error) throw error;
  };
  for (let n = 0; n < notices; n += 1) {
    requests.push(send(n));
    await after(pace);
  }
  await Promise.all(requests);
  for (let waited = 0; sent.some(({ to, id }) => !to.heard.has(id)); waited += pace) {
    if (waited > 120_000) throw new Error('a notice never arrived');
    await after(pace);
  }
  return sent.map(({ to, id, from }) => (to.heard.get(id) ?? Number.NaN) - from);
}

/** Milliseconds from an answer until the last of all who look at its question knows that there is one. */
export async function hinted(url: string, listeners: readonly Listener[]): Promise<number> {
  const service = admin(url);
  const stored = async (table: string, row: object) => {
    const { error } = await service.from(table).insert(row);
    if (error) throw error;
  };
  const words = { body: 'What helps you to come back to a task after a break?', lang: 'en' };
  const topic = crypto.randomUUID();
  await stored('topics', { id: topic, title: 'How do I come back to a task?', state: 'open', ...words });
  const heard: number[] = [];
  const look = ({ client }: Listener) =>
    new Promise<void>((resolve, reject) => {
      client
        .channel(`topic:${topic}`, { config: { private: true } })
        .on('broadcast', { event: 'changed' }, () => heard.push(performance.now()))
        .subscribe((status, error) => {
          if (status === 'SUBSCRIBED') resolve();
          else reject(error ?? new Error(status));
        });
    });
  await forAll(listeners, look);
  const from = performance.now();
  await stored('answers', { id: crypto.randomUUID(), topic_id: topic, state: 'visible', ...words });
  for (let waited = 0; heard.length < listeners.length; waited += pace) {
    if (waited > 120_000) throw new Error('a hint never arrived');
    await after(pace);
  }
  return Math.max(...heard) - from;
}

import { describe, expect, it } from 'vitest';
import { type HandIn, refusalCounter } from '../../supabase/functions/_shared/http/refusals.ts';

const request = (name = 'quote-cart') => new Request(`https://functions.test/${name}`);
const refusal = (code: unknown, status = 400) => Response.json({ error: { code } }, { status });

function counted(handIn?: HandIn) {
  const handed: [string, object][] = [];
  const works: Promise<void>[] = [];
  let go: () => void = () => {};
  const count = refusalCounter(
    handIn ?? (async (name, counts) => void handed.push([name, counts])),
    (work) => void works.push(work()),
    () => new Promise<void>((resolve) => (go = resolve)),
  );
  const done = () => {
    go();
    return Promise.all(works);
  };
  return { count, handed, works, done };
}

describe('refused calls', () => {
  it('are handed in together, by function and code', async () => {
    const { count, handed, works, done } = counted();
    for (let times = 0; times < 500; times += 1) await count(request(), refusal('rate_limited', 429));
    await count(request(), refusal('invalid_body'));
    await count(request('functions/v1/metrics'), refusal('internal', 500));
    expect([handed, works.length]).toEqual([[], 1]);
    await done();
    expect(handed).toEqual([
      ['quote-cart', { rate_limited: 500, invalid_body: 1 }],
      ['metrics', { internal: 1 }],
    ]);
  });

  it('are none where the call was answered, the code is none or the address names no function', async () => {
    const { count, works } = counted();
    await count(request(), Response.json({}));
    await count(request(), refusal('ann@example.com'));
    await count(request(), refusal(undefined));
    await count(request(), new Response('away', { status: 502 }));
    await count(request('ANN@example.com'), refusal('internal', 500));
    expect(works).toHaveLength(0);
  });

  it('leave the answer to be read, and are lost where the database is away', async () => {
    const { count, done } = counted(() => Promise.reject(new Error('away')));
    const answer = refusal('internal', 500);
    await count(request(), answer);
    await done();
    expect(await answer.json()).toEqual({ error: { code: 'internal' } });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { drivers, type Person, useBackend } from './support/backend.ts';

/** What a test says about an answer: its status and the code of its error. */
const outcome = ({ status, error }: { status: number; error: { code: string } | null }) => ({
  status,
  code: error?.code ?? null,
});

describe.each(drivers)('rows of the data API on %s', (driver) => {
  const test = useBackend(driver);
  let me: Person;
  let other: Person;

  beforeAll(async () => {
    me = await test.person('me');
    other = await test.person('other');
  });

  describe('values', () => {
    const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?/;

    it('are times in ISO 8601, numbers as numbers and json as it was given', async () => {
      const row = {
        score: 50,
        tags: ['a', 'b'],
        detail: { k: 1, list: [1, { deep: true }], text: '{"not":"parsed"}' },
        note: 'hey',
        amount: 12.5,
        happened_at: '2026-02-03T04:05:06',
      };
      const { data, status } = await me.client.from('entries').insert(row).select().single();
      expect(status).toBe(201);
      expect(data).toMatchObject({ ...row, mood: 'calm', note_length: 3, user_id: me.id });
      expect(data.created_at).toMatch(new RegExp(`${iso.source}\\+00:00$`));
      expect(data.happened_at).toBe('2026-02-03T04:05:06');
    });

    // A bare string or truth value as a whole json column is beyond lite; objects and lists are what we store.
    it.each([
      ['object', { a: { b: [] }, text: '[1, 2' }],
      ['array', [1, 'two', null, '{"looks":"like json"}']],
      ['object', {}],
      ['array', []],
      ['number', 42],
    ])('keep a json %s as it is', async (type, payload) => {
      const id = `json-${JSON.stringify(payload).length}-${type}`;
      const written = await test.service().from('ledger').insert({ id, payload }).select('payload').single();
      expect(written.data?.payload).toEqual(payload);
      const changed = await test.service().from('ledger').update({ payload }).eq('id', id).select().single();
      expect(changed.data?.payload).toEqual(payload);
      const [row] = await test.backend.db.query(
        'select jsonb_typeof(payload) as type from ledger where id = $1',
        [id],
      );
      expect(row?.type).toBe(type);
    });

    it('are times in ISO 8601 inside embedded rows as well', async () => {
      const { data } = await me.client.from('entries').select('score, people(created_at)').limit(1).single();
      expect(data?.people).toEqual({ created_at: expect.stringMatching(iso) });
    });
  });

  describe('reading and writing', () => {
    it('answers nothing, one row or PGRST116 as asked', async () => {
      const entries = () => me.client.from('entries').select('id').eq('score', 99);
      expect(outcome(await entries().single())).toEqual({ status: 406, code: 'PGRST116' });
      const none = await entries().maybeSingle();
      expect([none.data, none.error]).toEqual([null, null]);
      await me.client.from('entries').insert([{ score: 99 }, { score: 99 }]);
      expect(outcome(await entries().single())).toEqual({ status: 406, code: 'PGRST116' });
    });

    it('changes nothing in rows of others and says so with an empty list', async () => {
      const answer = await me.client.from('people').update({ display_name: 'Z' }).eq('id', other.id).select();
      expect([answer.status, answer.data]).toEqual([200, []]);
    });

    it('counts, pages and says 416 beyond the end', async () => {
      await me.client.from('entries').delete().gte('score', 0);
      await me.client.from('entries').insert([{ score: 1 }, { score: 2 }, { score: 3 }]);
      const entries = me.client.from('entries');
      const head = await entries.select('*', { count: 'exact', head: true });
      expect(head.count).toBe(3);
      const page = await entries.select('score', { count: 'exact' }).order('score').range(1, 1);
      expect([page.status, page.count, page.data]).toEqual([206, 3, [{ score: 2 }]]);
      const beyond = await entries.select('score', { count: 'exact' }).range(50, 60);
      expect(outcome(beyond)).toEqual({ status: 416, code: 'PGRST103' });
    });

    it('embeds related rows and reports unknown relations', async () => {
      const up = await me.client.from('people').select('display_name, entries(score)').single();
      expect(up.data?.entries).toHaveLength(3);
      const counted = await me.client.from('people').select('entries(count)').single();
      expect(counted.data?.entries).toEqual([{ count: 3 }]);
      const inner = await me.client.from('people').select('id, entries!inner(score)').eq('entries.score', 77);
      expect(inner.data).toEqual([]);
      expect(outcome(await me.client.from('entries').select('*, nothing(*)'))).toEqual({
        status: 400,
        code: 'PGRST200',
      });
    });

    it('upserts, and leaves existing rows alone when told to', async () => {
      const ledger = () => test.service().from('ledger');
      await ledger().upsert({ id: 'up', payload: { a: 1 } });
      const changed = await ledger()
        .upsert({ id: 'up', payload: { a: 2 } })
        .select()
        .single();
      expect(changed.data?.payload).toEqual({ a: 2 });
      const left = await ledger()
        .upsert({ id: 'up', payload: { a: 3 } }, { onConflict: 'id', ignoreDuplicates: true })
        .select();
      expect(left.data).toEqual([]);
    });

    it('filters arrays, json and alternatives', async () => {
      await me.client.from('entries').insert({ score: 10, tags: ['x', 'y'], detail: { k: 1 } });
      const entries = () => me.client.from('entries').select('score');
      expect((await entries().contains('tags', ['x'])).data).toEqual([{ score: 10 }]);
      expect((await entries().contains('detail', { k: 1 })).data).toEqual([{ score: 10 }]);
      const either = await entries().or('score.eq.1,score.eq.10').order('score', { ascending: false });
      expect(either.data).toEqual([{ score: 10 }, { score: 1 }]);
      const path = await me.client.from('entries').select('k:detail->k').eq('score', 10).single();
      expect(path.data).toEqual({ k: 1 });
    });

    it('writes CSV', async () => {
      const { data } = await me.client.from('entries').select('score').eq('score', 10).csv();
      expect(data).toBe('score\n10');
    });

    it('answers a preflight from any origin', async () => {
      const answer = await test.raw('/rest/v1/entries', {
        method: 'OPTIONS',
        headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'POST' },
      });
      expect(answer.ok).toBe(true);
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    });
  });
});

/** Attempts of people without an account: taken over and deleted by the secret of their device. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, type StoredAttempt, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Actor } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

const get = (actor: Actor, id: string): Promise<StoredAttempt | null> =>
  valueAs(db, actor, 'select public.get_attempt($1)', [id]);
/** What the device of a visitor keeps; everybody else only knows the id. */
const secret = 'ab'.repeat(32);
const ofDevice = (id: string) => attemptOf(id, { device_secret: secret });
const claim = (actor: Actor, ids: readonly string[], by: string | null = secret): Promise<number> =>
  valueAs(db, actor, 'select public.claim_attempts($1::text::jsonb)', [
    JSON.stringify(ids.map((id) => ({ id, ...(by === null ? {} : { secret: by }) }))),
  ]);
const remove = (actor: Actor, id: string, by: string | null): Promise<boolean> =>
  valueAs(db, actor, 'select public.delete_visitor_attempt($1, $2)', [id, by]);

describe('claim_attempts', () => {
  it('takes unclaimed attempts once and answers the same when repeated', async () => {
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) await storeAttempt(db, ofDevice(id), null);
    expect(await claim('owner', ids)).toBe(2);
    const [first] = await asActor<{ claimed_at: string }>(
      db,
      'owner',
      'select claimed_at from public.assessment_attempts where id = $1',
      [ids[0] ?? ''],
    );
    expect(await claim('owner', ids)).toBe(2);
    expect(await get('owner', ids[0] ?? '')).toMatchObject({ owned: true, claimed_at: first?.claimed_at });
  });

  it("neither takes nor counts other people's attempts and unknown ids", async () => {
    const [theirs, mine] = [randomUUID(), randomUUID()];
    await storeAttempt(db, attemptOf(theirs), 'other');
    await storeAttempt(db, ofDevice(mine), null);
    expect(await claim('owner', [theirs, mine, randomUUID()])).toBe(1);
    expect(await get('other', theirs)).not.toBeNull();
  });

  it('takes at most 50 ids, and none is fine', async () => {
    const ids = (n: number) => Array.from({ length: n }, () => randomUUID());
    await expect(claim('owner', ids(51))).rejects.toMatchObject({ code: 'PT400', message: 'too_many_ids' });
    expect(await claim('owner', ids(50))).toBe(0);
    expect(await claim('owner', [])).toBe(0);
  });

  it.each([null, 'cd'.repeat(32), 'AB'.repeat(32), '', 'x'.repeat(1000)])(
    'takes nothing for who knows the id and the content, but not the secret: %s',
    async (guess) => {
      const id = randomUUID();
      const stored = await storeAttempt(db, ofDevice(id), null);
      expect(await claim('other', [id], guess)).toBe(0);
      const again = attemptOf(id, guess === null ? {} : { device_secret: guess });
      await expect(storeAttempt(db, again, 'other')).rejects.toMatchObject({ message: 'attempt_conflict' });
      // Sent again by somebody else, it keeps the secret it has.
      await storeAttempt(db, again, null);
      expect(await claim('other', [id], guess)).toBe(0);
      expect(await get('anon', id)).toEqual(stored);
      expect(await claim('owner', [id])).toBe(1);
    },
  );

  it('cannot be given a secret afterwards', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id), null);
    await storeAttempt(db, ofDevice(id), null);
    expect(await claim('other', [id])).toBe(0);
    expect(await remove('other', id, secret)).toBe(false);
  });

  it('reads nothing but a list of ids and secrets', async () => {
    for (const claims of ['null', '{}', '"x"', '[1]', '[{}]', '[{"id": null}]', '[{"id": "x\' or 1=1"}]']) {
      await expect(
        valueAs(db, 'owner', 'select public.claim_attempts($1::text::jsonb)', [claims]),
        claims,
      ).rejects.toMatchObject({ code: 'PT400', message: 'bad_claims' });
    }
  });

  it('keeps no secret in the clear, and none of what is claimed', async () => {
    const id = randomUUID();
    await storeAttempt(db, ofDevice(id), null);
    const rows = () =>
      db.query('select to_jsonb(s)::text as row from private.attempt_secrets s where attempt_id = $1', [id]);
    expect(await rows()).toHaveLength(1);
    expect(JSON.stringify(await rows())).not.toContain(secret);
    expect(JSON.stringify(await get('anon', id))).not.toContain(secret);
    await claim('owner', [id]);
    expect(await rows()).toEqual([]);
  });
});

describe('delete_visitor_attempt', () => {
  it('deletes for the device that made it, and for nobody else', async () => {
    const id = randomUUID();
    await storeAttempt(db, attemptOf(id, { device_secret: secret, texts: { examples: 'Sometimes' } }), null);
    for (const guess of [null, '', 'cd'.repeat(32)]) expect(await remove('other', id, guess)).toBe(false);
    expect(await get('anon', id)).not.toBeNull();
    expect(await remove('anon', id, secret)).toBe(true);
    expect(await get('anon', id)).toBeNull();
    expect(await remove('anon', id, secret)).toBe(false);
    expect(await db.query('select 1 from public.attempt_texts where attempt_id = $1', [id])).toEqual([]);
  });

  it('leaves what an account holds by now', async () => {
    const id = randomUUID();
    await storeAttempt(db, ofDevice(id), null);
    await claim('owner', [id]);
    expect(await remove('anon', id, secret)).toBe(false);
    expect(await get('owner', id)).not.toBeNull();
  });
});

import { createClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, it } from 'vitest';
import { drivers, type Person, useBackend } from './support/backend.ts';

describe.each(drivers)('roles on %s', (driver) => {
  const test = useBackend(driver);
  let people: Person[];

  beforeAll(async () => {
    people = await Promise.all(['ann', 'ben', 'cem'].map((name) => test.person(name)));
    for (const { client } of people) await client.from('entries').insert([{ score: 1 }, { score: 2 }]);
    await test
      .service()
      .from('ledger')
      .insert({ id: 'secret', payload: { secret: true } });
  });

  /** A client that calls the backend inside this process: its requests meet in the database at the same instant. */
  async function direct(key: string, signedIn?: Person) {
    const token = (await signedIn?.client.auth.getSession())?.data.session?.access_token;
    return createClient(test.url, key, {
      ...(token ? { accessToken: async () => token } : {}),
      auth: { persistSession: false },
      global: { fetch: (input, init) => test.backend.fetch(new Request(input, init)) },
    });
  }

  it('never mix under a hundred requests at once', async () => {
    const { publishable_key: key, secret_key: secret } = test.backend.config.auth;
    const anon = await direct(key);
    const service = await direct(secret);
    const own = await Promise.all(
      people.map(async (person) => ({ ...person, client: await direct(key, person) })),
    );
    const kinds = Array.from({ length: 100 }, (_, index) => index % 5);
    const results = await Promise.all(
      kinds.map(async (kind, index) => {
        const person = own[index % own.length];
        if (!person) throw new Error('no person');
        switch (kind) {
          case 0: {
            const { data, error } = await anon.from('ledger').select('*');
            return data === null && error?.code === '42501' ? null : 'a visitor read the ledger';
          }
          case 1: {
            const { data } = await person.client.from('entries').select('user_id');
            const own = data?.length && data.every((row) => row.user_id === person.id);
            return own ? null : 'a person read rows of another';
          }
          case 2: {
            const { data } = await person.client.rpc('who_am_i');
            return data?.uid === person.id && data?.current_user === 'authenticated'
              ? null
              : 'wrong identity';
          }
          case 3: {
            const { data } = await service.from('ledger').select('id');
            return data?.some((row) => row.id === 'secret') ? null : 'the service was refused';
          }
          default: {
            const { data } = await anon.rpc('who_am_i');
            return data?.uid === null && data?.current_user === 'anon' ? null : 'a visitor was somebody';
          }
        }
      }),
    );
    expect(results.filter((leak) => leak !== null)).toEqual([]);
  });

  it('never mix with transactions of the backend itself', async () => {
    const { db } = test.backend;
    const own = Array.from({ length: 20 }, () =>
      db.tx(async (query) => {
        await query('set local role service_role');
        await query('select pg_sleep(0.002)');
        const [row] = await query<{ role: string }>('select current_user as role');
        return row?.role;
      }),
    );
    const requests = Array.from(
      { length: 20 },
      async () => (await test.client().rpc('who_am_i')).data.current_user,
    );
    expect(new Set(await Promise.all(own))).toEqual(new Set(['service_role']));
    expect(new Set(await Promise.all(requests))).toEqual(new Set(['anon']));
  });

  it('are left again when a request fails', async () => {
    await Promise.all(people.map(({ client }) => client.from('entries').insert({ score: -1 })));
    const [row] = await test.backend.db.query<{ role: string; claims: string | null }>(
      `select current_user as role, nullif(current_setting('request.jwt.claims', true), '') as claims`,
    );
    expect(row).toEqual({ role: 'postgres', claims: null });
  });

  it('of a signed-in person outrank the key beside the token', async () => {
    const [ann] = people;
    const session = await ann?.client.auth.getSession();
    const answer = await test.raw('/rest/v1/ledger', {
      key: test.backend.config.auth.secret_key,
      headers: { authorization: `Bearer ${session?.data.session?.access_token}` },
    });
    expect(answer.status).toBe(403);
  });
});

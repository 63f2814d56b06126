import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { avatarIds } from '../../src/lib/accounts/avatar.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { readTables } from './support/catalog.ts';
import { asActor, openTestDatabase, undone } from './support/database.ts';
import { personIds } from './support/people.ts';
import { insertFixtures } from './support/rows.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  await db.tx(insertFixtures);
});
afterAll(() => db.close());

interface Profile extends Record<string, unknown> {
  display_name: string | null;
  language: string | null;
  newsletter_opt_in: boolean;
  terms_accepted_at: string | null;
}

async function signUp(metadata: unknown): Promise<Profile> {
  return undone(db, async (query) => {
    const id = randomUUID();
    await query('insert into auth.users (id, email, raw_user_meta_data) values ($1, $2, $3::text::jsonb)', [
      id,
      `${id}@example.com`,
      metadata === undefined ? null : JSON.stringify(metadata),
    ]);
    const [profile] = await query<Profile>('select * from public.profiles where id = $1', [id]);
    if (!profile) throw new Error('sign-up made no profile');
    return profile;
  });
}

describe('signing up', () => {
  it('makes a profile from the metadata', async () => {
    const profile = await signUp({
      display_name: '  Ana  ',
      language: 'pt',
      newsletter_opt_in: true,
      terms_accepted: true,
    });
    expect(profile).toMatchObject({ display_name: 'Ana', language: 'pt', newsletter_opt_in: true });
    expect(profile.terms_accepted_at).not.toBeNull();
  });

  it('takes the time of acceptance from the server, not from the browser', async () => {
    const profile = await signUp({ terms_accepted_at: '1999-01-01T00:00:00Z' });
    expect(Date.parse(profile.terms_accepted_at ?? '')).toBeGreaterThan(Date.parse('2026-01-01'));
  });

  it('leaves out what is malformed', async () => {
    expect(await signUp(undefined)).toMatchObject({
      display_name: null,
      language: null,
      newsletter_opt_in: false,
    });
    expect(
      await signUp({
        display_name: ' \t\n ',
        language: 'xx',
        newsletter_opt_in: 'maybe',
        terms_accepted: false,
      }),
    ).toMatchObject({
      display_name: null,
      language: null,
      newsletter_opt_in: false,
      terms_accepted_at: null,
    });
    expect((await signUp({ display_name: 'é'.repeat(200) })).display_name).toHaveLength(80);
    expect((await signUp({ name: 'a\u0001b' })).display_name).toBe('ab');
  });

  it('never fails because of metadata', async () => {
    const keys = fc.constantFrom(
      'display_name',
      'name',
      'language',
      'newsletter_opt_in',
      'terms_accepted',
      'x',
    );
    // PostgreSQL's jsonb cannot hold U+0000 nor half a surrogate pair; the auth server refuses those before.
    const text = fc.string({ unit: 'grapheme' }).filter((s) => !s.includes('\0'));
    const value = fc.oneof(
      text,
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(text),
      fc.dictionary(keys, text),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.dictionary(keys, value), fc.array(value), fc.constant('text'), fc.constant(7)),
        async (m) => {
          const { display_name: name } = await signUp(m);
          expect(name === null || (name.trim() !== '' && [...name].length <= 80)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('a profile', () => {
  it('remembers when it was changed', async () => {
    const [before] = await asActor<{ updated_at: string }>(
      db,
      'owner',
      'select updated_at from public.profiles',
    );
    const [after] = await asActor<{ updated_at: string }>(
      db,
      'owner',
      `update public.profiles set display_name = 'Anna' returning updated_at`,
    );
    expect(Date.parse(after?.updated_at ?? '')).toBeGreaterThan(Date.parse(before?.updated_at ?? ''));
  });

  it('refuses names and languages outside the limits', async () => {
    for (const set of [
      `display_name = ''`,
      `display_name = '  '`,
      `display_name = repeat('x', 81)`,
      `language = 'xx'`,
      `avatar = ''`,
      `avatar = 'Focus'`,
      `avatar = 'https://example.com/face.png'`,
    ]) {
      await expect(asActor(db, 'owner', `update public.profiles set ${set}`)).rejects.toMatchObject({
        code: '23514',
      });
    }
  });

  it('takes every picture that the interface offers, and none', async () => {
    for (const avatar of [...avatarIds, null]) {
      const [row] = await asActor<{ avatar: string | null }>(
        db,
        'owner',
        `update public.profiles set avatar = ${avatar === null ? 'null' : `'${avatar}'`} returning avatar`,
      );
      expect(row?.avatar).toBe(avatar);
    }
  });
});

describe('deleting an account', () => {
  it('removes everything about the person and keeps the audit trail without the name', async () => {
    await undone(db, async (query) => {
      await query('delete from auth.users where id = $1', [personIds.owner]);
      for (const { name } of await readTables(query)) {
        // Of an admin the log keeps what was done with the role, under an id that leads nowhere any more.
        if (name === 'admin_audit_log') continue;
        const left = await query(
          `select 1 from public.${name} t where to_jsonb(t)::text like '%' || $1 || '%'`,
          [personIds.owner],
        );
        expect(left, name).toEqual([]);
      }
      const [log] = await query('select actor_id, action from public.admin_audit_log where id = 1');
      expect(log).toEqual({ actor_id: null, action: 'order.refund' });
    });
  });
});

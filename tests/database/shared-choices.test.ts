import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { attemptOf, childAttemptOf, startAndStore, storeAttempt } from './support/attempts.ts';
import { asActor, openTestDatabase, valueAs } from './support/database.ts';
import type { Person } from './support/people.ts';

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.close());

interface Choice {
  other?: string | null;
  caseWord?: string | null;
}

async function share(person: Person, attempt: string, { other = null, caseWord = null }: Choice) {
  const [row] = await asActor<{ id: string; token: string }>(
    db,
    person,
    'select * from public.create_share_link($1, 7, $2, $3)',
    [attempt, other, caseWord],
  );
  if (!row) throw new Error('no link');
  return row;
}
const read = (token: string): Promise<Record<string, unknown> | null> =>
  valueAs(db, 'anon', 'select public.read_shared_attempt($1)', [token]);

/** A stored view of a child; answered alike but for what is said. */
async function view(person: Person, form: 'parent' | 'teacher', label: string, age_band = '9-12') {
  const id = randomUUID();
  const question_ids = ['CAF001', 'CAF002', 'CAF003', 'CWI001', 'CWI002', 'CWI003'];
  const details = {
    child_label: label,
    age_band,
    ...(form === 'teacher' ? { known_weeks: 12 } : {}),
  };
  const answers = Object.fromEntries(question_ids.map((question) => [question, form === 'parent' ? 4 : 2]));
  await startAndStore(db, person, childAttemptOf(id, label, { form, details, question_ids, answers }));
  return id;
}

describe('what the owner of a link chose to show with it', () => {
  it('shows the other view beside the first, in sums and without the name', async () => {
    const home = await view('full_admin', 'parent', 'Tommy');
    const inClass = await view('full_admin', 'teacher', ' tommy ');
    const { id, token } = await share('full_admin', home, { other: inClass, caseWord: ' K-17 ' });
    const shared = await read(token);
    expect(shared).toMatchObject({
      id: home,
      case_word: 'K-17',
      other_view: {
        id: inClass,
        form: 'teacher',
        details: { age_band: '9-12' },
        tally: { CAF: { served: 3, answered: 3, sum: 3 } },
      },
    });
    expect(JSON.stringify(shared)).not.toMatch(/tommy/i);
    for (const field of ['answers', 'question_ids', 'seed', 'consent'])
      expect(shared?.other_view).not.toHaveProperty(field);
    expect(
      await asActor(
        db,
        'full_admin',
        'select other_attempt_id, case_word from public.attempt_shares where id = $1',
        [id],
      ),
    ).toEqual([{ other_attempt_id: inClass, case_word: 'K-17' }]);
  });

  it('shows nothing that was not chosen, and no view that was deleted since', async () => {
    const home = await view('full_admin', 'parent', 'Ann');
    const inClass = await view('full_admin', 'teacher', 'Ann');
    expect(await read((await share('full_admin', home, {})).token)).toMatchObject({
      case_word: null,
      other_view: null,
    });
    const { token } = await share('full_admin', home, { other: inClass });
    await asActor(db, 'full_admin', 'delete from public.assessment_attempts where id = $1', [inClass]);
    expect(await read(token)).toMatchObject({ id: home, other_view: null });
  });

  it('is never a view of another child, age, form or person, or of something else', async () => {
    const home = await view('orders_admin', 'parent', 'Kim');
    const plain = randomUUID();
    await storeAttempt(db, attemptOf(plain), 'orders_admin');
    const wrong = [
      await view('orders_admin', 'teacher', 'Tim'),
      await view('orders_admin', 'teacher', 'Kim', '6-8'),
      home,
      await view('owner', 'teacher', 'Kim'),
      plain,
      randomUUID(),
    ];
    for (const other of wrong) {
      await expect(share('orders_admin', home, { other })).rejects.toMatchObject({
        code: 'PT400',
        message: 'not_the_other_view',
      });
    }
    await expect(share('orders_admin', plain, { other: home })).rejects.toMatchObject({
      message: 'not_the_other_view',
    });
  });

  it('takes a word of up to 24 characters on one line, without markup or what is not seen', async () => {
    const id = await view('payments_admin', 'parent', 'Lee');
    for (const caseWord of ['4711/26', 'Größe 12', '山田 3', 'x'.repeat(24)]) {
      expect(await read((await share('payments_admin', id, { caseWord })).token)).toMatchObject({
        case_word: caseWord,
      });
    }
    expect(await read((await share('payments_admin', id, { caseWord: '  ' })).token)).toMatchObject({
      case_word: null,
    });
    for (const caseWord of ['x'.repeat(25), '<b>K</b>', 'a\nb', 'a&b', '{k}', 'a\u202eb', 'a"b', 'a\\b']) {
      await expect(share('payments_admin', id, { caseWord }), caseWord).rejects.toMatchObject({
        code: 'PT400',
        message: 'bad_case_word',
      });
    }
  });
});

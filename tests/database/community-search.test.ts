/** Questions are found by what they and their answers say, in every language, by visitors too. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import { callAs, codeOf, emptyCommunity, join } from './support/community.ts';
import { asActor, openTestDatabase } from './support/database.ts';

let db: OpenedDb;
let owner: string;
beforeAll(async () => {
  db = await openTestDatabase();
  await emptyCommunity(db);
  owner = await join(db, 'owner');
  const texts = [
    [
      'en',
      'How do I start a task I keep avoiding?',
      'Every morning I look at the same task and do not begin.',
    ],
    ['en', 'What helps after an interruption?', 'The phone rings and I lose the thread of what I did.'],
    ['de', 'Wie beginne ich schwierige Aufgaben?', 'Jeden Morgen schiebe ich die gleichen Aufgaben auf.'],
    ['pl', 'Jak wrócić do przerwanego zadania?', 'Dzwoni telefon i gubię wątek tego, co właśnie robię.'],
    ['ru', 'Как вернуться к прерванному делу?', 'Звонит телефон, и я теряю нить того, что делаю.'],
    [
      'ja',
      '中断のあとに集中力を取り戻すには？',
      '電話が鳴ると、何をしていたのか分からなくなります。毎日です。',
    ],
    [
      'ko',
      '방해를 받은 뒤 집중력을 되찾는 방법은?',
      '전화가 울리면 무엇을 하고 있었는지 잊어버립니다. 매일 그렇습니다.',
    ],
    [
      'zh',
      '被打断之后怎样恢复注意力？请大家分享',
      '电话一响，我就忘了刚才在做什么。每天都是这样，怎么办呢？',
    ],
  ];
  for (const [lang, title, body] of texts) {
    await db.query(
      `insert into public.topics (id, author_profile_id, title, body, lang, state)
       values (gen_random_uuid(), $1, $2, $3, $4, 'open')`,
      [owner, title ?? '', body ?? '', lang ?? ''],
    );
  }
  await db.query(
    `insert into public.answers (id, topic_id, body, lang, state)
     select gen_random_uuid(), id, 'A kitchen timer of two minutes brings me over the threshold.', 'en', 'visible'
     from public.topics where title like 'How do I start%'`,
  );
});
afterAll(() => db.close());

const found = async (text: string, ...langs: string[]) => {
  await db.query('delete from public.rate_limits');
  const rows = await asActor<{ t: { title: string } }>(
    db,
    'anon',
    'select public.search_topics($1, $2) as t',
    [text, langs],
  );
  return rows.map(({ t }) => t.title.slice(0, 10));
};

describe('a search', () => {
  it.each([
    ['interruptions', ['en'], ['What helps']],
    ['interr', ['en'], ['What helps']],
    ['lose thread pho', ['en'], ['What helps']],
    ['lose umbrella', ['en'], []],
    ['"keep avoiding"', ['en'], ['How do I s']],
    ['kitchen timer', ['en'], ['How do I s']],
    ['Aufgabe', ['de'], ['Wie beginn']],
    ['Aufgabe', ['en'], []],
    ['wrocic zadania', ['pl'], ['Jak wrócić']],
    ['wątek', ['pl'], ['Jak wrócić']],
    ['телефоны', ['ru'], ['Как вернут']],
    ['прерв', ['ru'], ['Как вернут']],
    ['集中力', ['ja'], ['中断のあとに集中力を']],
    ['집중력', ['ko'], ['방해를 받은 뒤 집']],
    ['注意力 恢复', ['zh'], ['被打断之后怎样恢复注']],
    ['電話', ['ja', 'en'], ['中断のあとに集中力を']],
  ])('for %s in %j finds %j', async (text, langs, titles) => {
    expect(await found(text, ...langs)).toEqual(titles);
  });

  it.each(['& | !', "' or 1=1 --", '((((', 'a:*b <-> c', '%%%', '.*+?', '\\\\', '"open', '-- -', "''':Q"])(
    'for %j finds nothing and fails nowhere',
    async (text) => {
      for (const lang of ['en', 'pl', 'ja']) expect(await found(text, lang)).toEqual([]);
    },
  );

  it('covers what everybody can read, and nothing else', async () => {
    await db.query(`update public.topics set state = 'hidden' where lang = 'de'`);
    expect(await found('Aufgaben', 'de')).toEqual([]);
    await db.query(`update public.topics set state = 'open' where lang = 'de'`);
    expect(await found('Aufgaben', 'de')).toHaveLength(1);
  });

  it('takes 2 to 100 signs, in languages of the product, ten times a minute', async () => {
    const search = (text: string, lang = 'en') => codeOf(callAs(db, 'anon', 'search_topics', text, [lang]));
    await db.query('delete from public.rate_limits');
    expect(await search('a')).toBe('too_short');
    expect(await search('a'.repeat(101))).toBe('too_long');
    expect(await search('task', 'xx')).toBe('not_allowed');
    for (let n = 1; n < 11; n += 1) await search('task');
    expect(await search('task')).toBe('rate_limited');
  });
});

describe('a title that is being written', () => {
  const similar = async (title: string, lang: string) => {
    await db.query('delete from public.rate_limits');
    const rows = await asActor<{ t: { title: string } }>(
      db,
      'owner',
      'select public.similar_topics($1, $2) as t',
      [title, lang],
    );
    return rows.map(({ t }) => t.title.slice(0, 10));
  };

  it.each([
    ['Avoiding every hard task again', 'en', ['How do I s']],
    ['My kitchen is a mess again', 'en', []],
    ['Short one', 'en', []],
    ['集中力が続かないときはどうする', 'ja', ['中断のあとに集中力を']],
  ])('%s: %j has been asked alike', async (title, lang, titles) => {
    expect(await similar(title, lang)).toEqual(titles);
  });
});

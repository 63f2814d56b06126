import { describe, expect, it } from 'vitest';
import type { Language } from '../../../src/config/languages.ts';
import {
  findAll,
  inGroups,
  quickResults,
  type SearchEntry,
  searchIndex,
} from '../../../src/lib/search/search.ts';

const entry = (id: string, title: string, more: Partial<SearchEntry> = {}): SearchEntry => ({
  kind: 'page',
  id,
  title,
  line: '',
  words: [],
  to: `/${id}`,
  ...more,
});

function finder(entries: readonly SearchEntry[], language: Language = 'en') {
  const index = searchIndex(entries, language);
  return (query: string) => findAll(index, query).map(({ id }) => id);
}

const english = finder([
  entry('pricing', 'Pricing', { line: 'What each plan costs.', words: ['price', 'subscription'] }),
  entry('track', 'FocusTrack Attention', {
    kind: 'test',
    line: 'A reaction-time test.',
    words: ['reaction time'],
  }),
  entry('nback', 'N-Back', { kind: 'exercise', line: 'Keep places in mind.' }),
  entry('gonogo', 'Go / No-Go', { kind: 'exercise', line: 'Press or wait.' }),
  entry('cancel', 'How do I cancel or get a refund?', {
    kind: 'faq',
    line: 'In your account.',
    words: ['plan'],
  }),
  entry('plan', 'Plan', { line: 'The four weeks.' }),
]);

describe('the search', () => {
  it('finds words of title, line and other words, large or small', () => {
    expect(english('PRICING')).toEqual(['pricing']);
    expect(english('subscription')).toEqual(['pricing']);
    expect(english('weeks')).toEqual(['plan']);
  });

  it('takes the last word as the beginning of one, and no other', () => {
    expect(english('subs')).toEqual(['pricing']);
    expect(english('reaction ti')).toEqual(['track']);
    expect(english('react time')).toEqual([]);
    expect(english('ubscription')).toEqual([]);
  });

  it('wants every word', () => {
    expect(english('refund account')).toEqual(['cancel']);
    expect(english('refund weeks')).toEqual([]);
  });

  it('leaves out words that say nothing, unless there are no others', () => {
    expect(english('how can i get the refunds')).toEqual([]);
    expect(english('how do i get the refund')).toEqual(['cancel']);
    expect(english('how')).toEqual(['cancel']);
  });

  it('puts the title before the other words, these before the line, and a whole word before a beginning', () => {
    expect(english('plan')).toEqual(['plan', 'cancel', 'pricing']);
  });

  it('keeps the order of the entries where they are alike', () => {
    const find = finder([entry('b', 'Same'), entry('a', 'Same'), entry('c', 'Same')]);
    expect(find('same')).toEqual(['b', 'a', 'c']);
  });

  it.each(['focustrack', 'focus track', 'track'])('finds FocusTrack by %s', (query) => {
    expect(english(query)).toEqual(['track']);
  });

  it.each(['n-back', 'nback', 'n back', 'N–Back'])('finds N-Back by %s', (query) => {
    expect(english(query)).toContain('nback');
  });

  it('tells how many a dialog shows, and puts all of them into their groups', () => {
    expect(quickResults).toBe(8);
    const entries = Array.from({ length: 20 }, (_, number) =>
      entry(`e${number}`, 'Same', { kind: number % 2 === 0 ? 'faq' : 'test' }),
    );
    const groups = inGroups(findAll(searchIndex(entries, 'en'), 'same'));
    expect(groups.map(({ kind, entries: found }) => [kind, found.length])).toEqual([
      ['test', 10],
      ['faq', 10],
    ]);
  });
});

describe('marks', () => {
  const cases: readonly [Language, string, readonly string[]][] = [
    ['de', 'Übungen für zwischendurch', ['ubungen', 'ÜBUNGEN', 'U\u0308bungen']],
    ['de', 'Größe', ['grosse', 'GRÖSSE', 'große']],
    ['fr', 'L’espace d’entraînement', ['entrainement', 'l’espace', "d'entraînement", 'espace']],
    ['es', 'Atención', ['atencion', 'ATENCIÓN']],
    ['pl', 'Historia zażaleń i żółć', ['zazalen', 'zolc', 'ŻÓŁĆ']],
    ['pt', 'Avaliação', ['avaliacao', 'avaliação']],
    ['ru', 'Ещё приём', ['еще', 'прием', 'ЕЩЁ']],
    ['en', 'ｆｏｃｕｓ full width', ['focus', 'ＦＯＣＵＳ']],
  ];
  it.each(cases)('do not count in %s: %s', (language, title, queries) => {
    const find = finder([entry('it', title), entry('other', 'xyz')], language);
    for (const query of queries) expect(find(query), query).toEqual(['it']);
  });

  it('of kana make another letter and count', () => {
    const find = finder([entry('ga', 'ガム'), entry('ka', 'カム')], 'ja');
    expect(find('ガム')).toEqual(['ga']);
    expect(find('ｶﾞﾑ')).toEqual(['ga']);
  });
});

describe('East Asian writing', () => {
  it('is cut into words in Japanese', () => {
    const find = finder([entry('memory', '記憶力のエクササイズ'), entry('plan', '計画を立てる')], 'ja');
    expect(find('エクササ')).toEqual(['memory']);
    expect(find('記憶')).toEqual(['memory']);
    expect(find('計画')).toEqual(['plan']);
  });

  it('is cut into words in Chinese, and found where question and text are cut differently', () => {
    const find = finder([entry('attention', '注意力训练'), entry('memory', '记忆练习')], 'zh');
    expect(find('注意力')).toEqual(['attention']);
    expect(find('意力训')).toEqual(['attention']);
    expect(find('记忆')).toEqual(['memory']);
  });

  it('finds a Korean noun with and without what is written onto its end', () => {
    const find = finder([entry('refund', '환불을 받는 방법'), entry('memory', '기억력')], 'ko');
    expect(find('환불')).toEqual(['refund']);
    expect(find('환불은')).toEqual(['refund']);
    expect(find('환불 방법')).toEqual(['refund']);
  });

  it('is found beside Latin words in any language', () => {
    expect(finder([entry('it', 'ADHDのテスト')], 'ja')('adhd')).toEqual(['it']);
    expect(finder([entry('it', '日本語')], 'de')('日本')).toEqual(['it']);
  });
});

describe('what nobody should type', () => {
  const strange = [
    '',
    '   ',
    '\0',
    '\u202e\u202d',
    '%',
    '%00%zz%E0%A4%A',
    '.*',
    '(zq+)+$',
    '[',
    '\\',
    "' OR 1=1 --",
    '"; DROP TABLE users; --',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '\ud800',
    '\udc00\ud800',
    '😀'.repeat(500),
    'zq'.repeat(10_000),
    'zq '.repeat(5000),
    '\u0301'.repeat(10_000),
    'ﷺ'.repeat(10_000),
    '漢'.repeat(10_000),
    '__proto__',
    'constructor',
    'toString',
  ];
  it.each(strange.map((query) => [query.slice(0, 30), query]))(
    'finds nothing and breaks nothing: %j',
    (_, query) => {
      expect(english(query)).toEqual([]);
      for (const language of ['ja', 'ko', 'ru'] as const)
        expect(finder([entry('x', 'Q')], language)(query)).toEqual([]);
    },
  );

  it('does not hide what is looked for', () => {
    expect(english('\u202eprice\0')).toEqual(['pricing']);
    expect(english('pri\u200bcing')).toEqual(['pricing']);
    expect(english('%refund%')).toEqual(['cancel']);
    expect(english(`pricing${' '.repeat(10_000)}zebra`)).toEqual(['pricing']);
  });
});

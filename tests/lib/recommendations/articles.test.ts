import { describe, expect, it } from 'vitest';
import { type LibraryFacts, recommendArticles } from '../../../src/lib/recommendations/articles.ts';
import type { Facts } from '../../../src/lib/recommendations/recommend.ts';

const nowMs = Date.parse('2026-12-01T12:00:00Z');
type Unread = LibraryFacts['unread'][number];
const article = (slug: string, more: Partial<Unread> = {}): Unread => ({
  slug,
  tier: 'freemium',
  category: 'memory',
  open: true,
  publish_at: '2026-01-01T00:00:00Z',
  title: slug,
  reading_min: 9,
  percent: 0,
  ...more,
});
const facts = (more: Partial<Facts> = {}): Facts => ({
  tier: 'freemium',
  day: '2026-12-01',
  tests: [],
  exercises: [],
  feedback: [],
  plan_links: [],
  ...more,
});
const offered = (unread: readonly Unread[], more: Partial<LibraryFacts> = {}, known = facts()) =>
  recommendArticles(known, { insights: false, read: [], ...more, unread: [...unread] }, nowMs);
const ids = (unread: readonly Unread[], known = facts()) =>
  offered(unread, {}, known).recommendations.map(({ id }) => id);

describe('what is offered to read', () => {
  const many = Array.from({ length: 20 }, (_, n) => article(`text-${n}`));

  it('is six at most, the same all day, and in another order on another day', () => {
    expect(ids(many)).toHaveLength(6);
    expect(ids(many)).toEqual(ids(many.toReversed()));
    expect(ids(many)).not.toEqual(ids(many, facts({ day: '2026-12-02' })));
  });

  it('is of more than one thing where there is more than one', () => {
    const others = ['body', 'habits', 'family'] as const;
    const mixed = [...many, ...others.map((category) => article(`of-${category}`, { category }))];
    const got = ids(mixed);
    for (const category of others) expect(got).toContain(`article:of-${category}`);
  });

  it('leaves out what was put aside', () => {
    const feedback = [{ item_id: 'article:text-1', dismissed: true, opened_on: null, seen_on: [] }];
    expect(ids([article('text-1'), article('text-2')], facts({ feedback }))).toEqual(['article:text-2']);
  });

  it('says that something is new or short', () => {
    const [first] = offered([
      article('a', { publish_at: '2026-11-25T00:00:00Z', reading_min: 4 }),
    ]).recommendations;
    expect(first?.reasons).toEqual(['new', 'short']);
  });

  it('goes by results only where the person allowed it', () => {
    const tests = [
      {
        id: 'focus_snapshot',
        open: true,
        waits: false,
        completed_at: '2026-11-25T10:00:00Z',
        result: { domains: { emotion_stress: 90 }, completed_at: '2026-11-25T10:00:00Z' },
      },
    ];
    const unread = [article('calm', { category: 'feelings' }), article('other')];
    const reasonsOf = (insights: boolean) => {
      const { recommendations, areas } = offered(unread, { insights }, facts({ tests }));
      return [recommendations.find(({ id }) => id === 'article:calm')?.reasons, Object.keys(areas)];
    };
    expect(reasonsOf(false)).toEqual([['general'], []]);
    expect(reasonsOf(true)).toEqual([['need:emotion_stress'], ['emotion_stress']]);
  });
});

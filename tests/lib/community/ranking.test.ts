import {
  hotOf,
  orderAnswers,
  orderTopics,
  type RankedTopic,
  type TopicSort,
  topicSorts,
} from '@lib/community/ranking.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

type Interest = { created_at: string; votes: number; answers: number; accepted: boolean };
type Topic = Interest & { id: string; last_activity_at: string; state: string; pinned: boolean };
type Answer = { id: string; votes: number; created_at: string; state: string };

const topicOf = ({ created_at, last_activity_at, ...rest }: Topic): RankedTopic => ({
  ...rest,
  createdAt: created_at,
  lastActivityAt: last_activity_at,
});

describe('the order of lists', () => {
  it.each(casesOf<Interest, number>('hot'))('$id', ({ input: { created_at, ...rest }, expected }) => {
    expect(Math.abs(hotOf({ ...rest, createdAt: created_at }) - expected)).toBeLessThanOrEqual(1e-6);
  });

  it.each(casesOf<{ sort: TopicSort; now: string; topics: Topic[] }, string[]>('order_topics'))(
    '$id: $input.sort',
    ({ input, expected }) => {
      const ordered = orderTopics(input.topics.map(topicOf), input.sort, Date.parse(input.now));
      expect(ordered.map(({ id }) => id)).toEqual(expected);
    },
  );

  it.each(casesOf<{ accepted: string | null; answers: Answer[] }, string[]>('order_answers'))(
    '$id',
    ({ input, expected }) => {
      const answers = input.answers.map(({ created_at, ...rest }) => ({ ...rest, createdAt: created_at }));
      expect(orderAnswers(answers, input.accepted).map(({ id }) => id)).toEqual(expected);
    },
  );
});

const moment = fc
  .integer({ min: 0, max: 400 })
  .map((hours) => new Date(Date.UTC(2026, 10, 1, hours)).toISOString());
const topics = fc.uniqueArray(
  fc.record({
    id: fc.uuid(),
    createdAt: moment,
    lastActivityAt: moment,
    votes: fc.nat(40),
    answers: fc.nat(20),
    accepted: fc.boolean(),
    state: fc.constantFrom('pending', 'open', 'answered', 'locked', 'hidden', 'deleted'),
    pinned: fc.boolean(),
  }),
  { selector: ({ id }) => id },
);

describe('a list', () => {
  const now = Date.UTC(2026, 10, 20);

  it('is the same from whichever order its rows come', () => {
    fc.assert(
      fc.property(topics, fc.constantFrom(...topicSorts), (rows, sort) => {
        const backwards = orderTopics(rows.toReversed(), sort, now);
        expect(orderTopics(rows, sort, now)).toEqual(backwards);
        expect(backwards.every(({ state }) => ['open', 'answered', 'locked'].includes(state))).toBe(true);
      }),
    );
  });

  it('has what is pinned first, but for questions that wait for an answer', () => {
    fc.assert(
      fc.property(topics, fc.constantFrom('hot', 'new', 'active'), (rows, sort) => {
        const pins = orderTopics(rows, sort, now).map(({ pinned }) => pinned);
        expect(pins).toEqual(pins.toSorted((a, b) => Number(b) - Number(a)));
      }),
    );
  });

  it('does not change what it was given', () => {
    const rows = casesOf<{ topics: Topic[] }, string[]>('order_topics')[0]?.input.topics.map(topicOf) ?? [];
    const before = structuredClone(rows);
    orderTopics(rows, 'hot', now);
    expect(rows).toEqual(before);
  });

  it('counts twice the interest as one day, and the eleventh answerer as none', () => {
    const base = { createdAt: '2026-05-01T00:00:00Z', answers: 0, accepted: false };
    expect(hotOf({ ...base, votes: 15 })).toBe(
      hotOf({ ...base, votes: 7, createdAt: '2026-05-02T00:00:00Z' }),
    );
    expect(hotOf({ ...base, votes: 0, answers: 11 })).toBe(hotOf({ ...base, votes: 0, answers: 10 }));
  });
});

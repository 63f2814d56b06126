import { shownTopicStates } from './transitions.ts';

/** The orders of questions and answers; section 2.1 of the community rules. The database sorts by the same keys. */

export const topicSorts = ['hot', 'new', 'active', 'unanswered'] as const;
export type TopicSort = (typeof topicSorts)[number];

const dayMs = 86_400_000;
const firstDay = Date.UTC(2026, 0, 1);
/** An answerer past this number adds nothing, so that a long quarrel does not rise. */
const answerersThatCount = 10;
/** How long a question without answers is asked for under 'unanswered', in days. */
const unansweredDays = 30;

export type Interest = {
  /** ISO 8601 */
  readonly createdAt: string;
  readonly votes: number;
  /** persons other than the author with a visible answer */
  readonly answers: number;
  readonly accepted: boolean;
};

export type RankedTopic = Interest & {
  readonly id: string;
  readonly lastActivityAt: string;
  readonly state: string;
  readonly pinned: boolean;
};

/** Days since 2026 plus what interest is worth: twice as much is one day. Six decimals. */
export function hotOf({ createdAt, votes, answers, accepted }: Interest): number {
  const points = votes + 2 * Math.min(answers, answerersThatCount) + (accepted ? 3 : 0);
  const hot = Math.log2(1 + points) + (Date.parse(createdAt) - firstDay) / dayMs;
  return Math.round(hot * 1e6) / 1e6;
}

/** Questions that everybody may see, in order. `now` in milliseconds matters to 'unanswered' alone. */
export function orderTopics<T extends RankedTopic>(topics: readonly T[], sort: TopicSort, now: number): T[] {
  const shown = topics.filter((topic) => shownTopicStates.includes(topic.state));
  if (sort === 'unanswered') {
    return shown
      .filter((topic) => topic.state === 'open' && topic.answers === 0)
      .filter((topic) => now - Date.parse(topic.createdAt) <= unansweredDays * dayMs)
      .sort((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt) || byId(a, b));
  }
  const key = keys[sort];
  return shown.sort((a, b) => Number(b.pinned) - Number(a.pinned) || key(b) - key(a) || byId(b, a));
}

const keys: Readonly<Record<Exclude<TopicSort, 'unanswered'>, (topic: RankedTopic) => number>> = {
  hot: hotOf,
  new: (topic) => Date.parse(topic.createdAt),
  active: (topic) => Date.parse(topic.lastActivityAt),
};

export type RankedAnswer = {
  readonly id: string;
  readonly createdAt: string;
  readonly votes: number;
  readonly state: string;
};

/** Visible answers: the accepted one, then by votes, the earlier one first. */
export function orderAnswers<T extends RankedAnswer>(answers: readonly T[], acceptedId: string | null): T[] {
  return answers
    .filter((answer) => answer.state === 'visible')
    .sort(
      (a, b) =>
        Number(b.id === acceptedId) - Number(a.id === acceptedId) ||
        b.votes - a.votes ||
        Date.parse(a.createdAt) - Date.parse(b.createdAt) ||
        byId(a, b),
    );
}

const byId = (a: { readonly id: string }, b: { readonly id: string }): number =>
  a.id < b.id ? -1 : a.id > b.id ? 1 : 0;

import { findEntry } from '../assessments/catalogue.ts';
import { daysBetween } from '../plans/dates.ts';

/** In the order in which they are shown. */
export const achievementIds = [
  'first_snapshot',
  'second_look',
  'three_views',
  'first_training',
  'five_areas',
  'explorer',
  'first_burst',
  'break_taker',
  'mood_reader',
  'first_plan',
  'plan_week',
  'plan_complete',
  'goal_1',
  'goal_4',
  'goal_12',
  'steady',
  'strong_habit',
  'welcome_back',
  'rested',
  'journal_5',
  'first_steps',
  'one_thing',
  'helping_hand',
  'reader',
] as const;
export type AchievementId = (typeof achievementIds)[number];

/** Something a person did, on a day where they are ('YYYY-MM-DD'). */
export type ProgressEvent = { readonly date: string } & (
  | { readonly type: 'attempt'; readonly testId: string; readonly form?: string }
  | {
      readonly type: 'run';
      readonly exercise: string;
      readonly domain: string;
      readonly score: number | null;
    }
  | {
      readonly type: 'burst';
      readonly plannedS: number;
      readonly focusedS: number;
      readonly breakTaken: boolean | null;
      readonly moodBefore: string | null;
      readonly moodAfter: string | null;
    }
  | { readonly type: 'plan_item_accepted' }
  | { readonly type: 'plan_week_closed'; readonly settled: number; readonly total: number }
  | { readonly type: 'plan_closed'; readonly done: number; readonly total: number }
  | { readonly type: 'goal_week'; readonly status: string }
  /** An entry of a habit; what it is worth by then, 0 to 1. */
  | { readonly type: 'habit'; readonly strength: number }
  | { readonly type: 'journal' }
  | { readonly type: 'rest'; readonly to: string }
  /** `maxDoing`: most tasks in work on that day. */
  | {
      readonly type: 'task_done';
      readonly firstStep: boolean;
      readonly maxDoing: number;
      readonly wipLimit: number;
    }
  | { readonly type: 'article'; readonly completed: boolean }
  | { readonly type: 'answer_helpful' }
);
type Of<T extends ProgressEvent['type']> = Extract<ProgressEvent, { type: T }>;

export type Earned = Readonly<Partial<Record<AchievementId, string>>>;

/** More in one day count no more: nothing rewards overuse. */
const mostRunsOfADay = 3;
const mostBurstsOfADay = 4;
const daysForASecondLook = 14;
const daysAway = 14;
const daysAfterARest = 3;

class Ledger {
  readonly earned: Partial<Record<AchievementId, string>> = {};
  readonly #sets = new Map<string, Set<string>>();
  readonly #sums = new Map<string, number>();

  earn(id: AchievementId, date: string, isReached = true): void {
    if (isReached) this.earned[id] ??= date;
  }

  /** How many different ones there are, with this one. */
  different(of: string, value: string): number {
    const set = this.#sets.get(of) ?? new Set();
    this.#sets.set(of, set.add(value));
    return set.size;
  }

  /** How many there are, with this one. */
  more(of: string): number {
    const sum = (this.#sums.get(of) ?? 0) + 1;
    this.#sums.set(of, sum);
    return sum;
  }
}

interface State {
  readonly ledger: Ledger;
  /** First time of a test and form. */
  readonly firstTaken: Map<string, string>;
  lastActive: string | null;
  /** When rests and pauses end. */
  readonly rests: string[];
}

function takeAttempt({ ledger, firstTaken }: State, { date, testId, form = 'self' }: Of<'attempt'>): void {
  ledger.earn('first_snapshot', date, findEntry(testId)?.submit === 'focus-snapshot-submit');
  ledger.earn('three_views', date, ledger.different('tests', testId) >= 3);
  const key = `${testId} ${form}`;
  const first = firstTaken.get(key) ?? date;
  firstTaken.set(key, first);
  ledger.earn('second_look', date, daysBetween(first, date) >= daysForASecondLook);
}

function takeRun({ ledger }: State, { date, exercise, domain, score }: Of<'run'>): void {
  if (score === null || ledger.more(`runs ${date}`) > mostRunsOfADay) return;
  ledger.earn('first_training', date);
  ledger.earn('five_areas', date, ledger.different('domains', domain) >= 5);
  ledger.earn('explorer', date, ledger.different('exercises', exercise) >= 8);
}

function takeBurst({ ledger }: State, burst: Of<'burst'>): void {
  const { date, plannedS, focusedS, breakTaken, moodBefore, moodAfter } = burst;
  if (focusedS < 0.6 * plannedS || ledger.more(`bursts ${date}`) > mostBurstsOfADay) return;
  ledger.earn('first_burst', date);
  if (breakTaken === true) ledger.earn('break_taker', date, ledger.more('breaks') >= 5);
  if (moodBefore !== null && moodAfter !== null) {
    ledger.earn('mood_reader', date, ledger.more('moods') >= 5);
  }
}

function takeGoal({ ledger }: State, { date, status }: Of<'goal_week'>): void {
  if (status !== 'met') return;
  const met = ledger.more('goals');
  ledger.earn('goal_1', date);
  ledger.earn('goal_4', date, met >= 4);
  ledger.earn('goal_12', date, met >= 12);
}

function takeTask({ ledger }: State, { date, firstStep, maxDoing, wipLimit }: Of<'task_done'>): void {
  if (firstStep) ledger.earn('first_steps', date, ledger.more('first steps') >= 10);
  if (maxDoing <= wipLimit) ledger.earn('one_thing', date, ledger.different('calm days', date) >= 7);
}

/** A day with a run, a burst or an entry. */
function noteActive(state: State, date: string): void {
  const { ledger, lastActive, rests } = state;
  ledger.earn('welcome_back', date, lastActive !== null && daysBetween(lastActive, date) >= daysAway);
  const over = rests.filter((to) => to < date).toSorted();
  const latest = over.at(-1);
  ledger.earn('rested', date, latest !== undefined && daysBetween(latest, date) <= daysAfterARest);
  state.lastActive = date;
}

const takers: { readonly [T in ProgressEvent['type']]: (state: State, event: Of<T>) => void } = {
  attempt: takeAttempt,
  run: (state, event) => {
    takeRun(state, event);
    noteActive(state, event.date);
  },
  burst: (state, event) => {
    takeBurst(state, event);
    noteActive(state, event.date);
  },
  habit: (state, { date, strength }) => {
    state.ledger.earn('steady', date, strength >= 0.5);
    state.ledger.earn('strong_habit', date, strength >= 0.8);
    noteActive(state, date);
  },
  journal: (state, { date }) => {
    state.ledger.earn('journal_5', date, state.ledger.different('journal', date) >= 5);
    noteActive(state, date);
  },
  rest: ({ rests }, { to }) => {
    rests.push(to);
  },
  plan_item_accepted: ({ ledger }, { date }) => ledger.earn('first_plan', date),
  plan_week_closed: ({ ledger }, { date, settled, total }) =>
    ledger.earn('plan_week', date, total > 0 && settled >= 0.8 * total),
  plan_closed: ({ ledger }, { date, done, total }) =>
    ledger.earn('plan_complete', date, total > 0 && done >= 0.75 * total),
  goal_week: takeGoal,
  task_done: takeTask,
  article: ({ ledger }, { date, completed }) => {
    if (completed) ledger.earn('reader', date, ledger.more('articles') >= 5);
  },
  answer_helpful: ({ ledger }, { date }) => ledger.earn('helping_hand', date, ledger.more('helpful') >= 3),
};

function take<T extends ProgressEvent['type']>(state: State, event: Of<T>): void {
  const type = event.type as T;
  takers[type](state, event);
}

/**
 * What was earned and when: the day of the event that completed it.
 * @param events in any order; those of a day in the order in which they are given
 */
export function earnedAchievements(events: readonly ProgressEvent[]): Earned {
  const state: State = { ledger: new Ledger(), firstTaken: new Map(), lastActive: null, rests: [] };
  for (const event of events.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))) {
    take(state, event);
  }
  return state.ledger.earned;
}

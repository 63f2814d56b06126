import { daysBetween } from '../plans/dates.ts';
import { dayMs, minuteMs, toMs } from '../time.ts';

/** So many days without anything done make it a return. */
const awayDays = 14;
/** A reminder is a thing of now from so long before its time on. */
const reminderSoonMs = 15 * minuteMs;
/** And so is an event. */
const eventSoonMs = 30 * minuteMs;

/** Where a person stands: nothing done yet; a result and no plan; back after a while; in the middle of it. */
export type PersonState = 'new' | 'screened' | 'returning' | 'active';

export interface PersonFacts {
  /** ISO texts of the moments at which tests were finished. */
  readonly finishedAt: readonly string[];
  /** ISO texts of the moments at which plans were accepted. */
  readonly acceptedAt: readonly string[];
  /** Whether any exercise or burst was ever done. */
  readonly trained: boolean;
  /** The last day with an exercise, a burst or a diary entry; null before the first. */
  readonly lastActive: string | null;
  /** The day it is for the person. */
  readonly today: string;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
}

/** First match. A result and an accepted plan are something done, too: nobody comes back who was here yesterday. */
export function personState(facts: PersonFacts): PersonState {
  const { finishedAt, acceptedAt, trained, lastActive, today, nowMs } = facts;
  if (finishedAt.length === 0 && !trained) return 'new';
  if (finishedAt.length > 0 && acceptedAt.length === 0) return 'screened';
  const moments = [...finishedAt, ...acceptedAt].map(toMs).filter((at) => at !== null);
  const isRecent =
    (lastActive !== null && daysBetween(lastActive, today) < awayDays) ||
    moments.some((at) => nowMs - at < awayDays * dayMs);
  return isRecent ? 'active' : 'returning';
}

export type DashboardBlock =
  | 'start'
  | 'exercise'
  | 'how'
  | 'acceptPlan'
  | 'latest'
  | 'training'
  | 'welcome'
  | 'shortStep'
  | 'keptPlan'
  | 'oneThing'
  | 'today'
  | 'planWeek'
  | 'goal'
  | 'goalAndHabits'
  | 'recommendations'
  | 'retest'
  | 'heatMap'
  | 'trends'
  | 'achievements'
  | 'community';

/** By state, what stands at each place; the order never changes. */
const places: Readonly<Record<PersonState, readonly (readonly DashboardBlock[])[]>> = {
  new: [['start'], ['exercise'], ['goal'], ['how']],
  screened: [['acceptPlan'], ['latest'], ['goal'], ['recommendations'], ['training'], ['community']],
  returning: [['welcome'], ['shortStep'], ['keptPlan'], ['goal'], ['recommendations'], ['heatMap']],
  active: [
    ['oneThing'],
    ['today'],
    ['planWeek'],
    ['goalAndHabits'],
    ['latest'],
    ['recommendations'],
    ['heatMap', 'trends', 'achievements', 'community'],
  ],
};
const retestPlace = 5;

/**
 * The blocks of a person in their order, by places from 1 on. A block with nothing to show is left out by whoever draws it.
 * @param retest a test is open again, and the plan is over
 */
export function dashboardBlocks(
  state: PersonState,
  { retest = false }: { readonly retest?: boolean } = {},
): { readonly place: number; readonly block: DashboardBlock }[] {
  const listed = places[state].flatMap((blocks, index) =>
    blocks.map((block) => ({ place: index + 1, block })),
  );
  if (!retest) return listed;
  const before = listed.filter(({ place }) => place < retestPlace);
  return [...before, { place: retestPlace, block: 'retest' }, ...listed.slice(before.length)];
}

/** Below this place a word about plans may stand; never above what a person came for. */
export const lastPlaceBeforePrompt = 3;

interface Timed {
  /** Milliseconds since 1970. */
  readonly atMs: number;
}

/** What could be done now. What is not known is empty. */
export interface NowFacts<Reminder extends Timed, Event extends Timed, Task, Habit> {
  /** A burst runs or waits for its end. */
  readonly burst: boolean;
  /** Those that nobody has answered. */
  readonly reminders: readonly Reminder[];
  readonly events: readonly Event[];
  /** The list of today, in its order. */
  readonly tasks: readonly Task[];
  /** The plan has a step that is open and not done today. */
  readonly step: boolean;
  /** Habits of today that are not done yet. */
  readonly habits: readonly Habit[];
  /** There is a weekly goal, and it is not met. */
  readonly goalOpen: boolean;
}

export type OneThing<Reminder, Event, Task, Habit> =
  | { readonly kind: 'burst' }
  | { readonly kind: 'reminder'; readonly reminder: Reminder }
  | { readonly kind: 'event'; readonly event: Event }
  | { readonly kind: 'task'; readonly task: Task }
  | { readonly kind: 'step' }
  | { readonly kind: 'habit'; readonly habit: Habit }
  | { readonly kind: 'exercise' }
  | { readonly kind: 'done' };

const firstOf = <One extends Timed>(list: readonly One[]): One | undefined =>
  list.toSorted((a, b) => a.atMs - b.atMs)[0];

/** The one thing to do now: the first of these that there is. */
export function oneThing<Reminder extends Timed, Event extends Timed, Task, Habit>(
  facts: NowFacts<Reminder, Event, Task, Habit>,
  nowMs: number,
): OneThing<Reminder, Event, Task, Habit> {
  if (facts.burst) return { kind: 'burst' };
  const reminder = firstOf(facts.reminders.filter(({ atMs }) => atMs - nowMs <= reminderSoonMs));
  if (reminder) return { kind: 'reminder', reminder };
  const event = firstOf(facts.events.filter(({ atMs }) => atMs >= nowMs && atMs - nowMs <= eventSoonMs));
  if (event) return { kind: 'event', event };
  const [task] = facts.tasks;
  if (task !== undefined) return { kind: 'task', task };
  if (facts.step) return { kind: 'step' };
  const [habit] = facts.habits;
  if (habit !== undefined) return { kind: 'habit', habit };
  return { kind: facts.goalOpen ? 'exercise' : 'done' };
}

interface ExerciseLength {
  readonly tier: 'freemium' | 'plus' | 'premium';
  readonly minutes: { readonly min: number };
}

/** The shortest exercise that every account may begin; the first of equal ones. */
export function shortestExercise<Facts extends ExerciseLength>(exercises: readonly Facts[]): Facts | null {
  const open = exercises.filter(({ tier }) => tier === 'freemium');
  return open.toSorted((a, b) => a.minutes.min - b.minutes.min)[0] ?? null;
}

export interface Unfinished extends Timed {
  readonly kind: 'attempt' | 'run' | 'burst';
}

/** Of everything that was begun and not ended, what was touched last: only one thing is offered to go on with. */
export const newestUnfinished = <One extends Unfinished>(all: readonly One[]): One | null =>
  all.toSorted((a, b) => b.atMs - a.atMs)[0] ?? null;

import { type Person, people, personRng } from '../../../src/lib/exercises/simulation/person.ts';
import type { Hand, RunFacts } from './hands.ts';

/** Somebody in front of a form, or of a session by the clock. */
export interface LoggedHand extends Hand {
  /** What a field holds afterwards, by its name; lists by their value. */
  fill(name: string, value: string): Promise<void>;
  choose(name: string, value: string): Promise<void>;
  isThere(selector: string): Promise<boolean>;
}

interface Respondent {
  respond(seed: string, person: Person, rng: () => number, config: object): readonly object[];
}

/** What was typed: none of it may be found in a run. */
export const ownWords = {
  goal: 'the folder is empty',
  cue: 'I put down my cup',
  action: 'open the folder',
  want: 'the next part of my audiobook',
  should: 'folding the laundry',
  place: 'kitchen table',
  reply: 'two minutes of it',
} as const;

const submit = '[data-action=submit]';

/** Entries that the respondent of an exercise means to give. */
export function meantEntries(respondent: Respondent, { seed, config }: RunFacts): readonly object[] {
  const person = people.average;
  return respondent.respond(seed, person, personRng(person, seed), config);
}

async function tick(hand: LoggedHand, met: readonly string[]): Promise<void> {
  for (const id of met) await hand.click(`[name=${id}]`);
}

async function nextPart(hand: LoggedHand, first: string): Promise<void> {
  await hand.click(submit);
  await hand.untilThere(first);
}

/** A new plan as it is meant: three parts, said so often, rated. */
async function writePlan(hand: LoggedHand, entries: readonly object[]): Promise<void> {
  const plan = entries.find((entry) => 'rehearsed' in entry) as {
    readonly met: readonly string[];
    readonly rehearsed: number;
    readonly confidence: number;
  };
  await hand.untilThere('[name=goal]');
  await hand.fill('goal', ownWords.goal);
  await nextPart(hand, '[name=cue]');
  await hand.fill('cue', ownWords.cue);
  await hand.fill('action', ownWords.action);
  await nextPart(hand, '[name=one_cue]');
  await tick(hand, plan.met);
  await nextPart(hand, '[data-action=said]');
  for (let said = 0; said < plan.rehearsed; said += 1) await hand.click('[data-action=said]');
  await hand.choose('confidence', String(plan.confidence));
  await hand.click(submit);
}

async function writeBundle(hand: LoggedHand, entries: readonly object[]): Promise<void> {
  const { met } = entries.find((entry) => 'met' in entry) as { readonly met: readonly string[] };
  await hand.untilThere('[name=want]');
  await hand.fill('want', ownWords.want);
  await hand.fill('should', ownWords.should);
  await hand.fill('cue', ownWords.cue);
  await nextPart(hand, '[name=together]');
  await tick(hand, met);
  await hand.click(submit);
}

async function writeJournal(hand: LoggedHand): Promise<void> {
  await hand.untilThere('[name=place]');
  await hand.fill('place', ownWords.place);
  await hand.choose('trigger', 'phone');
  await nextPart(hand, '[name=reply]');
  await hand.choose('urge', '6');
  await hand.fill('minutes', '20');
  await hand.fill('reply', ownWords.reply);
  await hand.click(submit);
  await hand.untilThere('[data-action=remove]');
  await hand.click(submit);
}

/** A chime waits longer than one look takes. */
const lookMs = 5000;
const mostLooks = 200;

/** Answers each chime as it is meant; those that are not meant to be answered pass. */
async function scan(hand: LoggedHand, entries: readonly object[]): Promise<void> {
  const given = entries.flatMap((entry) =>
    'probe' in entry && 'answer' in entry ? [[entry.probe, entry.answer] as const] : [],
  );
  const meant = new Map<unknown, unknown>(given);
  await hand.untilThere('[name=before]');
  await hand.choose('before', '4');
  await hand.click(submit);
  let asked = -1;
  let wasAsking = false;
  for (let looks = 0; looks < mostLooks && !(await hand.isThere('[name=after]')); looks += 1) {
    await hand.pass(lookMs);
    const isAsking = await hand.isThere('[data-probe]');
    if (isAsking && !wasAsking) {
      asked += 1;
      const answer = meant.get(asked);
      if (answer !== undefined) {
        await hand.click(`[data-probe=${answer}]`);
        wasAsking = false;
        continue;
      }
    }
    wasAsking = isAsking;
  }
  await hand.choose('after', '6');
  await hand.click(submit);
}

/** Every form and clock that is played, and how: a row for each. */
export const loggedHands: Readonly<
  Record<string, (hand: LoggedHand, entries: readonly object[]) => Promise<void>>
> = {
  'body-scan': scan,
  htj: writeJournal,
  'if-then-plan': writePlan,
  'temptation-bundle': writeBundle,
};

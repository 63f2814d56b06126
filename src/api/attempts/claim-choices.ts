import * as z from 'zod/mini';
import { localPlans } from '@/api/plans/local-plans';
import { kept } from '@/integrations/device-store';
import { readAllStored } from '@/integrations/local-db/open';
import { currentUserId } from '@/integrations/supabase/client';
import { parseAttempt } from './queries';

/*
 * Results that were made on this device without an account. Whoever signs in is asked before any of them becomes theirs:
 * the device may be shared, and a link in a mail may lead into the account of a stranger.
 */

const choicesSchema = z.record(
  z.string(),
  z.object({
    /** Attempts that may become the account's. */
    add: z.array(z.string()),
    /** Attempts that it does not ask about again. */
    leave: z.array(z.string()),
  }),
);
type Choices = z.infer<typeof choicesSchema>;
export type ClaimChoice = keyof Choices[string];

/** By account, ids of attempts: random numbers that say nothing about anybody. */
const choices = kept<Choices>('fcl.claims', choicesSchema, {}, 'device');

const none: Choices[string] = { add: [], leave: [] };
const choicesOf = (userId: string) => choices.get()[userId] ?? none;

/** Calls back when somebody may have chosen, in this tab or another. Answers how to stop. */
export const onClaimChosen = choices.onChanged;

/**
 * Remembers what an account chose about attempts: before the call returns, because the page may be left at once. Those
 * that are gone from the device are forgotten after.
 */
export async function chooseClaim(
  userId: string,
  choice: ClaimChoice,
  ids: readonly string[],
): Promise<void> {
  const other = choice === 'add' ? 'leave' : 'add';
  const before = choicesOf(userId);
  const asked = new Set(ids);
  const keep = (next: Choices[string]) => choices.set({ ...choices.get(), [userId]: next });
  keep({
    ...none,
    [choice]: [...new Set([...before[choice], ...ids])],
    [other]: before[other].filter((id) => !asked.has(id)),
  });

  const here = new Set(await attemptsHere());
  // What was chosen meanwhile is not looked at.
  const gone = new Set([...before.add, ...before.leave].filter((id) => !here.has(id) && !asked.has(id)));
  if (gone.size === 0) return;
  const { add, leave } = choicesOf(userId);
  keep({ add: add.filter((id) => !gone.has(id)), leave: leave.filter((id) => !gone.has(id)) });
}

/** Those a visitor's plan was made from are among them: it comes along with its result, also when that came already. */
async function attemptsHere(): Promise<string[]> {
  const stored = await readAllStored('attempts').catch((): unknown[] => []); // storage is switched off
  const ofPlans = (await localPlans(null)).flatMap(({ attempt_id }) => attempt_id ?? []);
  return [...stored.flatMap((value) => parseAttempt(value)?.id ?? []), ...ofPlans];
}

/** Attempts of this device that an account left where they are when it was asked. */
export async function leftAttempts(
  userId: string,
  unsent: readonly { id: string; owner: string | null }[],
): Promise<string[]> {
  const here = new Set([
    ...(await attemptsHere()),
    ...unsent.flatMap(({ id, owner }) => (owner === null ? [id] : [])),
  ]);
  return choicesOf(userId).leave.filter((id) => here.has(id));
}

/** Takes 'not now' back: the account is asked again. */
export function askAgain(userId: string): void {
  choices.set({ ...choices.get(), [userId]: { ...choicesOf(userId), leave: [] } });
}

/** Whether an account said that an attempt of this device may become its own. */
export const mayClaim = (userId: string, attemptId: string): boolean =>
  choicesOf(userId).add.includes(attemptId);

/** Whether what a visitor made may be sent as things are: nobody is signed in, or who is has said so. */
export async function maySendVisitors(attemptId: string): Promise<boolean> {
  const userId = await currentUserId();
  return userId === null || mayClaim(userId, attemptId);
}

/**
 * Attempts of this device that an account has to be asked about.
 * @param unsent what is on its way, in somebody's name or in none; some of it may lie in this tab only
 */
export async function undecidedAttempts(
  userId: string,
  unsent: readonly { id: string; owner: string | null }[],
): Promise<string[]> {
  const { add, leave } = choicesOf(userId);
  const settled = new Set([...add, ...leave]);
  const found = new Set(await attemptsHere());
  for (const { id, owner } of unsent) {
    if (owner === null) found.add(id);
    else settled.add(id);
  }
  return [...found].filter((id) => !settled.has(id));
}

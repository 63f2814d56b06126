import * as z from 'zod/mini';
import { createDeviceChannel } from '@/integrations/device-channel';
import { readAllStored, readStored, removeStored, updateStored } from '@/integrations/local-db/open';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { atPlaceOf, mergeQuestionnaireRuns, readQuestionnaireRun } from '@/lib/assessments/run-state';
import { isExpired } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dayMs } from '@/lib/time';

/*
 * Questionnaires being answered, on this device. Every write joins what is stored with what comes in, in one
 * transaction, so two tabs of one run keep each other's answers. A run that is being handed in is frozen: from then
 * on every tab sees the same answers and the same end, and whoever sends it sends the same attempt.
 */

/** `owner` is the person the run belongs to, null while it is a visitor's; nobody else is offered it. */
const recordSchema = z.object({
  attemptId: z.string(),
  owner: z.nullable(z.string()),
  /** When the person chose to start over; kept a while so that another tab does not write the run back. */
  discardedAt: z.nullable(z.number()),
  run: z.unknown(),
});
type RunRecord = z.infer<typeof recordSchema>;

export type KeptRun = { readonly run: QuestionnaireRun; readonly owner: string | null };

/** `expired`: it waited longer than its test allows and can only be started anew. */
export type OpenRun = KeptRun & { readonly expired: boolean };

export type SaveOutcome =
  | { readonly status: 'saved'; readonly run: QuestionnaireRun }
  /** Another tab discarded the run. */
  | { readonly status: 'gone' };

type Present = Omit<RunRecord, 'run'> & { run: QuestionnaireRun | null };

const changes = createDeviceChannel('fcl-runs', { toSelf: false });

/** Calls `listener` whenever another tab changed the run. Answers how to stop. */
export function onRunChanged(attemptId: string, listener: () => void): () => void {
  return changes.listen((id) => {
    if (id === attemptId) listener();
  });
}

/** Records of ended runs are kept this long for tabs that still show them. */
const endedRunsKeptMs = dayMs;

function parse(value: unknown): Present | null {
  const parsed = z.safeParse(recordSchema, value);
  if (!parsed.success) return null;
  const run = readQuestionnaireRun(parsed.data.run);
  return { ...parsed.data, run: run.ok ? run.value : null };
}

const isHandedIn = (run: QuestionnaireRun) => run.phase === 'submitting' || run.phase === 'done';

function join(stored: QuestionnaireRun, mine: QuestionnaireRun): QuestionnaireRun {
  if (stored.phase === 'done') return stored;
  if (stored.phase === 'submitting') return mine.phase === 'done' ? mine : stored;
  const merged = mergeQuestionnaireRuns(stored, mine);
  // The hand-in holds, also when another tab moved a moment later.
  return isHandedIn(mine) ? atPlaceOf(merged, mine) : merged;
}

/**
 * Writes a run and answers what is stored now, which may hold answers of another tab.
 * @param owner the signed-in person, or null for a visitor; a run once owned stays with its owner
 * @throws when the device keeps nothing (storage switched off or full)
 */
export function saveRun(run: QuestionnaireRun, owner: string | null): Promise<SaveOutcome> {
  return write(run, owner, join);
}

/** Takes back a hand-in that failed, so that answering can go on. */
export function reopenRun(run: QuestionnaireRun, owner: string | null): Promise<SaveOutcome> {
  return write(run, owner, (stored, mine) => (stored.phase === 'done' ? stored : mine));
}

async function write(
  run: QuestionnaireRun,
  owner: string | null,
  combine: (stored: QuestionnaireRun, mine: QuestionnaireRun) => QuestionnaireRun,
): Promise<SaveOutcome> {
  let outcome: SaveOutcome = { status: 'gone' };
  await updateStored('runs', run.attemptId, (value) => {
    const present = parse(value);
    if (present && present.discardedAt !== null) return value;
    const next = present?.run ? combine(present.run, run) : run;
    outcome = { status: 'saved', run: next };
    const record: RunRecord = {
      attemptId: run.attemptId,
      owner: present?.owner ?? owner,
      discardedAt: null,
      run: next,
    };
    return record;
  });
  changes.announce(run.attemptId);
  return outcome;
}

function belongsTo(present: Present, owner: string | null): boolean {
  return present.discardedAt === null && (present.owner === null || present.owner === owner);
}

/** A run by its attempt id; null when there is none that `owner` may continue, or its record cannot be read. */
export async function loadRun(attemptId: string, owner: string | null): Promise<KeptRun | null> {
  const present = parse(await readStored('runs', attemptId));
  if (!present?.run || !belongsTo(present, owner)) return null;
  return { run: present.run, owner: present.owner };
}

type TestRules = Pick<InstrumentDefinition, 'testId' | 'version' | 'pauseDays'>;

/**
 * The unfinished runs of these tests that `owner` may continue, touched last first. Those of another version of a test
 * cannot be scored any more.
 */
export async function openRunsOf(
  tests: readonly TestRules[],
  owner: string | null,
  now: number,
): Promise<OpenRun[]> {
  const open: OpenRun[] = [];
  for (const value of await readAllStored('runs')) {
    const present = parse(value);
    if (!present?.run || !belongsTo(present, owner)) continue;
    const { run } = present;
    const test = tests.find((one) => one.testId === run.testId && one.version === run.instrumentVersion);
    if (!test || run.phase === 'done') continue;
    open.push({ run, owner: present.owner, expired: isExpired(run, test, now) });
  }
  return open.sort((a, b) => b.run.movedAt - a.run.movedAt);
}

/** The unfinished run of a test touched last, or null. */
export async function findOpenRun(
  test: TestRules,
  owner: string | null,
  now: number,
): Promise<OpenRun | null> {
  const [latest] = await openRunsOf([test], owner, now);
  return latest ?? null;
}

/** How many tests wait to be gone on with, whoever began them. */
export async function countOpenRuns(): Promise<number> {
  const kept = (await readAllStored('runs')).map(parse);
  return kept.filter(
    (present) => present?.discardedAt === null && present.run && present.run.phase !== 'done',
  ).length;
}

/** Deletes the answers of a run. A marker without answers stays a day, so that another tab does not write them back. */
export async function discardRun(attemptId: string, now: number): Promise<void> {
  await updateStored('runs', attemptId, (value) => {
    const owner = parse(value)?.owner ?? null;
    const record: RunRecord = { attemptId, owner, discardedAt: now, run: null };
    return record;
  });
  changes.announce(attemptId);
}

/** Forgets a run at once and for good. */
export async function removeRun(attemptId: string): Promise<void> {
  await removeStored('runs', attemptId);
  changes.announce(attemptId);
}

/** Forgets runs that ended more than a day before `now`; called when a new one starts. */
export async function forgetEndedRuns(now: number): Promise<void> {
  const before = now - endedRunsKeptMs;
  for (const value of await readAllStored('runs')) {
    const present = parse(value);
    if (!present) continue;
    const done = present.run?.phase === 'done' && present.run.movedAt < before;
    const discarded = present.discardedAt !== null && present.discardedAt < before;
    if (done || discarded) await removeStored('runs', present.attemptId);
  }
}

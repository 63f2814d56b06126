import { findOpenRun, type KeptRun, loadRun, type OpenRun } from '@/api/runs/local-runs';
import { runRules } from '@/lib/assessments/run';
import { isExpired } from '@/lib/assessments/run-view';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { createRunSession, type RunSession } from './run-session';

/** Sessions of this tab. A browser that keeps nothing still finds its run here when one goes back and forth. */
const sessions = new Map<string, RunSession>();

export function openSession(definition: InstrumentDefinition, kept: KeptRun): RunSession {
  const session = createRunSession({ ...kept, rules: runRules(definition, kept.run.form) });
  sessions.set(session.attemptId, session);
  return session;
}

export function closeSession(attemptId: string): void {
  sessions.delete(attemptId);
}

const mayContinue = (session: RunSession, userId: string | null) =>
  session.owner === null || session.owner === userId;

/** The session of a run, from this tab or from the device; null when there is none this person may continue. */
export async function findSession(
  definition: InstrumentDefinition,
  attemptId: string,
  userId: string | null,
): Promise<RunSession | null> {
  const open = sessions.get(attemptId);
  if (open) return mayContinue(open, userId) ? open : null;
  try {
    const kept = await loadRun(attemptId, userId);
    if (!kept || kept.run.testId !== definition.testId || kept.run.instrumentVersion !== definition.version) {
      return null;
    }
    return openSession(definition, { run: kept.run, owner: kept.owner ?? userId });
  } catch {
    return null; // storage is switched off
  }
}

/** The unfinished run this person may continue, or null. */
export async function findUnfinished(
  definition: InstrumentDefinition,
  userId: string | null,
): Promise<OpenRun | null> {
  const now = Date.now();
  try {
    return await findOpenRun(definition, userId, now);
  } catch {
    const open = [...sessions.values()].filter((session) => {
      const { run, gone } = session.snapshot();
      const unfinished = run.testId === definition.testId && run.phase !== 'done' && !gone;
      return unfinished && mayContinue(session, userId);
    });
    const latest = open.at(-1);
    if (!latest) return null;
    const { run } = latest.snapshot();
    return { run, owner: latest.owner, expired: isExpired(run, definition, now) };
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { recentQuestionIds } from '@/api/attempts/queries';
import { itemsQuery } from '@/api/items/queries';
import { startQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { selectQuestions } from '@/lib/assessments/selection';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { secondMs } from '@/lib/time';

/** Knowing which questions somebody had before is a comfort; nobody waits longer for it. */
const historyWaitMs = 3 * secondMs;

/** Questions of the person's last attempts, or none when that cannot be found out in time. */
async function recentQuestions(definition: InstrumentDefinition, signedIn: boolean): Promise<string[]> {
  const { testId, selection } = definition;
  const late = new Promise<string[]>((resolve) => setTimeout(resolve, historyWaitMs, []));
  try {
    return await Promise.race([recentQuestionIds(signedIn, testId, selection.avoidLastAttempts), late]);
  } catch {
    return []; // no connection, or storage is switched off
  }
}

/** What is known before the first question: who answers, and what was asked and agreed to. */
export interface RunStart
  extends Pick<QuestionnaireRun, 'attemptId' | 'language' | 'form' | 'consent' | 'details'> {
  signedIn: boolean;
}

/**
 * Chooses the questions of a new run.
 * @throws when the questions cannot be loaded
 */
export async function prepareRun(
  queryClient: QueryClient,
  definition: InstrumentDefinition,
  { attemptId, language, form, signedIn, consent, details }: RunStart,
): Promise<QuestionnaireRun> {
  const [{ items, byId }, avoid] = await Promise.all([
    queryClient.ensureQueryData(itemsQuery(definition, language, form)),
    recentQuestions(definition, signedIn),
  ]);
  const seed = crypto.randomUUID();
  const { questionIds, warning } = selectQuestions(definition, items, {
    seed,
    avoid,
    ageBand: details.age_band,
  });
  if (warning !== null) console.warn(warning);
  const elsewhere = questionIds.flatMap((id) => {
    const shown = byId.get(id)?.language ?? language;
    return shown === language ? [] : [[id, shown] as const];
  });
  return startQuestionnaire({
    definition,
    attemptId,
    form,
    language,
    seed,
    questionIds,
    itemLanguages: Object.fromEntries(elsewhere),
    consent,
    details,
    now: Date.now(),
  });
}

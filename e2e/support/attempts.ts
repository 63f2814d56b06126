import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { catalogue } from '../../src/lib/assessments/catalogue.ts';
import type { FormId, InstrumentDefinition } from '../../src/lib/assessments/types.ts';
import { minuteMs, toIso } from '../../src/lib/time.ts';
import { sampleSubmission } from '../../tests/functions/submission-samples.ts';
import { keys, type Person } from './test.ts';

/** A client of the backend as a signed-in person, or as a visitor. */
export async function clientOf(baseURL: string | undefined, person: Person | null): Promise<SupabaseClient> {
  const client = createClient(baseURL ?? '', keys.publishable, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  if (person) {
    const { error } = await client.auth.signInWithPassword(person);
    if (error) throw error;
  }
  return client;
}

/**
 * A finished questionnaire in the person's account, let in and handed in as the app does; answers its id.
 * @param answer to the question of an id, 1 to 5; left out, from 1 to 4 in turn
 * @param endedAt milliseconds since 1970; left out, long ago
 */
export async function finishedAttempt(
  client: SupabaseClient,
  definition: InstrumentDefinition,
  form: FormId = definition.forms[0].form,
  answer?: (question: string) => number,
  endedAt?: number,
): Promise<string> {
  const id = crypto.randomUUID();
  const long = sampleSubmission(definition, id, form);
  const times = endedAt !== undefined && {
    started_at: toIso(endedAt - 10 * minuteMs),
    completed_at: toIso(endedAt),
  };
  const sample = { ...long, ...times };
  const submission = answer
    ? { ...sample, answers: Object.fromEntries(sample.question_ids.map((each) => [each, answer(each)])) }
    : sample;
  const subject = submission.details?.child_label;
  const started = await client.rpc('start_attempt', {
    p_id: id,
    p_test: definition.testId,
    p_form: form,
    ...(subject === undefined ? {} : { p_subject: subject }),
  });
  if (started.error) throw started.error;
  const { error } = await client.functions.invoke(catalogue[definition.testId].submit, { body: submission });
  if (error) throw error;
  return id;
}

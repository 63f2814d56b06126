/** Tests of an account as a signed-in person sees them: real questions, real storage, a fake backend. */
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes, useLocation } from 'react-router-dom';
import { expect } from 'vitest';
import { RequireAuth } from '@/app/guards/require-auth';
import { AuthProvider } from '@/contexts/auth';
import { attemptFromScore, scoreSubmission } from '@/lib/assessments/attempt';
import type { AttemptRecord, Submission } from '@/lib/assessments/attempt-record';
import type { FormId, InstrumentDefinition } from '@/lib/assessments/types';
import { ChildFocusInvitePage } from '@/pages/tests/childfocus-invite-page';
import { TestPage } from '@/pages/tests/test-page';
import { sampleSubmission } from '../../functions/submission-samples.ts';
import { renderAt } from '../../support/render.tsx';
import { backend, database, invited } from './backend.ts';
import { startAfresh } from './screening-page.tsx';

export const alice = '11111111-1111-4111-8111-111111111111';

export async function startSignedIn(): Promise<void> {
  await startAfresh();
  database.reset();
  invited.length = 0;
  backend.user = alice;
}

function Elsewhere() {
  return <h1>At {useLocation().pathname}</h1>;
}

export function openTest(path: string) {
  return renderAt(
    path,
    <AuthProvider>
      <Routes>
        <Route path="/test/childfocus/invite/:token" element={<ChildFocusInvitePage />} />
        <Route element={<RequireAuth notFound={null} />}>
          <Route path="/test/:testKey" element={<TestPage />} />
        </Route>
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </AuthProvider>,
  );
}

export const startButton = () => screen.findByRole('button', { name: /^Start(?! again)/ });

/** Confirms every sentence of the gate and starts. */
export async function agreeAndStart(): Promise<void> {
  const start = await startButton();
  for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) {
    if (!box.checked) await userEvent.click(box);
  }
  await userEvent.click(start);
}

export const heading = () => screen.getByRole('heading', { level: 1 });

/** Waits until the heading holds this text. */
export async function atHeading(text: string | RegExp): Promise<void> {
  await waitFor(() => expect(heading()).toHaveTextContent(text));
}

/** Answers scored questions by keyboard until another kind of screen comes; `keys` repeat. */
export async function answerQuestions(count: number, keys = '3'): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    const before = heading().textContent;
    await userEvent.keyboard(`${keys[index % keys.length]}{Enter}`);
    await waitFor(() => expect(heading().textContent).not.toBe(before));
  }
}

/** The one attempt the server holds. */
export async function storedSubmission(): Promise<Submission> {
  await waitFor(() => expect(backend.stored.size).toBe(1));
  const [stored] = [...backend.stored.values()];
  return JSON.parse(stored?.content ?? 'null') as Submission;
}

/** A finished attempt; `answer` by question id. */
export function finishedRecord(
  definition: InstrumentDefinition,
  answer: (id: string) => number,
  form?: FormId,
): AttemptRecord {
  const submission = sampleSubmission(definition, crypto.randomUUID(), form);
  const answers = Object.fromEntries(submission.question_ids.map((id) => [id, answer(id)]));
  const scored = scoreSubmission({ ...definition, steps: [] }, { ...submission, answers });
  if (!scored.ok) throw new Error(scored.error.code);
  return attemptFromScore(scored.value);
}

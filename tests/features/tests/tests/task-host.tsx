/** A task as it stands in a run: real reducer, real screens, a run that can be taken from one page to the next. */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, useState } from 'react';
import { expect, vi } from 'vitest';
import { AuthProvider } from '@/contexts/auth';
import { taskScreens } from '@/features/tests/activities/task-screens';
import { taskScorers } from '@/lib/assessments/activity-scorers';
import { reduceQuestionnaire, runRules, startQuestionnaire } from '@/lib/assessments/run';
import type { QuestionnaireRun } from '@/lib/assessments/run-state';
import { delayChoice } from '@/lib/assessments/tests/delay-choice/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import type { ActivityId, InstrumentDefinition } from '@/lib/assessments/types';
import { renderAt } from '../../../support/render';

export const seed = '5b8f0f6e-1111-4222-8333-444455556666';

function definitionOf(task: ActivityId): InstrumentDefinition {
  return task === 'delay_choice' ? delayChoice : memoryCheck;
}

/** A run that stands at a task; `done` are records of tasks before it, finished at `at`. */
export function runAt(
  task: ActivityId,
  done: Partial<Record<ActivityId, unknown>> = {},
  at = Date.now(),
): QuestionnaireRun {
  const definition = definitionOf(task);
  const fresh = startQuestionnaire({
    definition,
    attemptId: seed,
    form: 'self',
    language: 'en',
    seed,
    questionIds: [],
    itemLanguages: {},
    consent: null,
    now: at,
  });
  const rules = runRules(definition, 'self');
  return Object.entries(done).reduce(
    (run, [taskId, data]) =>
      reduceQuestionnaire(
        run,
        { type: 'set_task', taskId: taskId as ActivityId, data, complete: true, now: at },
        rules,
      ),
    fresh,
  );
}

export interface Stage {
  /** The run as stored after the last change. */
  run: () => QuestionnaireRun;
  /** The record, once the task is complete. */
  record: () => unknown;
  onNext: ReturnType<typeof vi.fn<() => void>>;
  /** Closes the page and opens it again with what was stored. */
  reload: () => Promise<void>;
  leave: () => void;
}

export async function showTask(task: ActivityId, first: QuestionnaireRun = runAt(task)): Promise<Stage> {
  const definition = definitionOf(task);
  const rules = runRules(definition, 'self');
  const onNext = vi.fn<() => void>();
  let stored = first;
  const Screen = taskScreens[task];
  if (!Screen) throw new Error(`no screen for ${task}`);

  function Host() {
    const [run, setRun] = useState(stored);
    return Screen ? (
      <Screen
        task={task}
        definition={definition}
        run={run}
        state={run.tasks[task]?.data}
        onChange={(data, complete) => {
          stored = reduceQuestionnaire(
            stored,
            { type: 'set_task', taskId: task, data, complete, now: Date.now() },
            rules,
          );
          setRun(stored);
        }}
        onNext={onNext}
        onLeave={() => {}}
        language="en"
        header={<p>Header</p>}
      />
    ) : null;
  }
  const open = async () => {
    const view = renderAt(
      '/',
      <AuthProvider>
        <Suspense>
          <Host />
        </Suspense>
      </AuthProvider>,
    );
    await screen.findByRole('heading', { level: 1 });
    return view;
  };
  let view = await open();
  return {
    run: () => stored,
    record: () => (stored.tasks[task]?.complete ? stored.tasks[task]?.data : undefined),
    onNext,
    leave: () => view.unmount(),
    async reload() {
      view.unmount();
      stored = JSON.parse(JSON.stringify(stored)) as QuestionnaireRun;
      view = await open();
    },
  };
}

export const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
export const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms));
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const press = async (name: string) => user().click(screen.getByRole('button', { name }));
/** The word in view, empty between two words. */
export const wordInView = () => document.querySelector('[data-slot=word]')?.textContent ?? '';

export function setHidden(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

/** What the scorer of a task says of a record. */
export function score(task: ActivityId, raw: unknown, earlier: Partial<Record<ActivityId, unknown>> = {}) {
  const before = Object.fromEntries(
    Object.entries(earlier).map(([id, record]) => [id, { raw: record, result: null }]),
  );
  const scored = taskScorers[task]?.(raw, before);
  if (!scored?.ok) throw new Error(`refused: ${scored?.error}`);
  expect(scored.ok).toBe(true);
  return scored.value;
}

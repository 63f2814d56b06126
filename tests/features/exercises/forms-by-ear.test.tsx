import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import type { PlayedId } from '@/features/exercises/views';
import { found, open } from '../../support/exercises/logged-page';
import { emptyServer, server } from '../../support/exercises/training-server';

/* Forms as somebody fills them in who sees nothing: each field by its label, with Tab, letters, Space and Enter alone. */

// Test files share their modules; these need their own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/api/training/exercise-runs', async (original) => ({
  ...(await original<typeof import('@/api/training/exercise-runs')>()),
  ...(await import('../../support/exercises/training-server')).runs,
}));
vi.mock(
  '@/api/training/start-facts',
  async () => (await import('../../support/exercises/training-server')).startFacts,
);
vi.mock(
  '@/api/training/own-words',
  async () => (await import('../../support/exercises/training-server')).ownRows,
);

beforeEach(() => {
  window.localStorage.clear();
  emptyServer();
});

const user = userEvent.setup();
const fields = 'main input, main textarea, main select';
const mostParts = 12;

async function tabTo(node: Element): Promise<void> {
  for (let presses = 0; presses < 60 && document.activeElement !== node; presses += 1) await user.tab();
  expect(document.activeElement, `${node.outerHTML} is not on the way`).toBe(node);
}

async function fillIn(field: Element): Promise<void> {
  await tabTo(field);
  if (field instanceof HTMLSelectElement) {
    const [, second] = field.options;
    if (['', 'none'].includes(field.value) && second) await user.selectOptions(field, second);
  } else if (field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)) {
    if (!field.checked) await user.keyboard(' ');
  } else if ((field as HTMLInputElement).value === '') {
    await user.keyboard((field as HTMLInputElement).inputMode === 'numeric' ? '20' : 'a few words');
  }
}

/** The part that stands there, from its heading to the button at its end. */
async function answerPart(): Promise<void> {
  // What comes is read from its heading on.
  await vi.waitFor(() => expect(document.activeElement?.tagName).toMatch(/^H[12]$|BUTTON/));
  for (const field of document.querySelectorAll(fields)) {
    expect(field).toHaveAccessibleName();
    await fillIn(field);
  }
  for (const button of document.querySelectorAll('main button')) expect(button).toHaveAccessibleName();
  const on = found('[data-action=said]:not([aria-disabled])') ?? found('[data-action=submit]');
  if (!on) throw new Error('no way on');
  await tabTo(on);
  await user.keyboard('{Enter}');
}

it.each<PlayedId>(['htj', 'if-then-plan', 'temptation-bundle'])(
  '%s is filled in from its first field to its result by labels and keys alone',
  async (id) => {
    await open(id);
    await vi.waitFor(() => expect(document.querySelectorAll(fields).length).toBeGreaterThan(0));
    for (let part = 0; part < mostParts && !found('[data-screen=exercise-result]'); part += 1) {
      await answerPart();
      await vi.waitFor(() => expect(found('main')).not.toBeNull());
    }
    await vi.waitFor(() => expect(found('[data-screen=exercise-result]')).not.toBeNull());
    expect(server.ends).toHaveLength(1);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  },
);

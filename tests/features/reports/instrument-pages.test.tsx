import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { matchRoutes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '@/config/paths';
import { Report } from '@/features/reports/report-screen';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import { focuscheckAdult } from '@/lib/assessments/tests/focuscheck-adult/definition';
import { memoryCheck } from '@/lib/assessments/tests/memory-check/definition';
import { isExerciseId } from '@/lib/exercises/ids';
import { type ReportReader, visitorReader } from '@/lib/reports/reader';
import type { ReportViewInput } from '@/lib/reports/view';
import { renderAt } from '../../support/render';
import {
  answersOf,
  madeAttempt,
  madeChoice,
  madeRun,
  mixed,
  patientForAWhile,
  questionnaires,
} from './support/instrument-attempts.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const run = madeRun('average');
const member = (tier: 'freemium' | 'plus' | 'premium') =>
  ({
    audience: 'owner',
    signedIn: true,
    planText: tier === 'freemium' ? null : tier,
    tier,
    recentPurchase: false,
    trialDays: 0,
  }) as const satisfies ReportReader;
const shared = { audience: 'shared', sharedUntil: '2026-12-01T12:00:00.000Z' } as const;

async function show(attempt: AttemptRecord, more: Partial<ReportViewInput> = {}) {
  const view = viewOf(attempt, texts, more);
  const shown = renderAt(
    '/',
    <Report view={view} makers={makersOf(view)} texts={texts} showKeep={false} notice={null} />,
  );
  await waitFor(() => expect(shown.container.querySelector('#scoring')).toBeInTheDocument());
  return shown;
}

const samples: [string, AttemptRecord, Partial<ReportViewInput>][] = [
  ...questionnaires.flatMap(([definition, form]) =>
    (
      [
        ['low', answersOf(1)],
        ['middle', answersOf(3)],
        ['high', answersOf(5)],
        ['mixed', mixed],
      ] as const
    ).map(([profile, rule]): [string, AttemptRecord, Partial<ReportViewInput>] => [
      `${definition.testId}, ${form}, ${profile}`,
      madeAttempt(definition, form, rule),
      {},
    ]),
  ),
  ['focustrack_attention_test', run.attempt, { run: run.run }],
  ['focustrack_attention_test, spoken', ...spoken()],
  ['delay_choice', madeChoice(patientForAWhile), {}],
  ['delay_choice, no number', madeChoice(() => 'now'), {}],
];

function spoken(): [AttemptRecord, Partial<ReportViewInput>] {
  const audio = madeRun('fatigued', 'audio');
  return [audio.attempt, { run: audio.run }];
}

const routes = Object.values(paths).map((path) => ({ path }));

describe.each(samples)('the page of %s', (_, attempt, more) => {
  it.each([visitorReader, member('premium')])('has no link that leads nowhere (%#)', async (reader) => {
    const { container } = await show(attempt, { ...more, reader });
    for (const link of screen.getAllByRole('link', { hidden: true })) {
      const address = link.getAttribute('href') ?? '';
      if (address.startsWith('#')) {
        expect(container.querySelector(address), address).toBeInTheDocument();
        continue;
      }
      const [pathname = ''] = address.split(/[?#]/);
      const match = matchRoutes(routes, pathname)?.at(-1);
      expect(match, address).toBeTruthy();
      const { exerciseId } = match?.params ?? {};
      if (exerciseId !== undefined) expect(isExerciseId(exerciseId), address).toBe(true);
    }
  });

  it('opens every number with its formula filled in', async () => {
    const { container } = await show(attempt, more);
    const folds = [...container.querySelectorAll('details[id^="how-"]')];
    expect(folds.length).toBeGreaterThanOrEqual(container.querySelectorAll('#areas [data-dimension]').length);
    for (const fold of folds) {
      const filled = fold.querySelector('[data-part="filled"]')?.textContent ?? '';
      expect(filled).toMatch(/ = \d+\.\d$|^Not enough (answers|data)$/);
    }
  });

  it('has one title, the disclaimer before it speaks of areas, and the support line', async () => {
    const { container } = await show(attempt, more);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    const disclaimer = container.querySelector('[data-part="disclaimer"]') as HTMLElement;
    const areas = container.querySelector('#areas') as HTMLElement;
    expect(disclaimer.compareDocumentPosition(areas)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(container.querySelectorAll('[data-part="support"]')).toHaveLength(1);
    expect(container).not.toHaveTextContent(/\{\{|\b(?:report|screening|report-parts):[a-z]/);
  });
});

describe('opening a number', () => {
  it('shows the answers of its area alone, and those of all under the overall score', async () => {
    const { container } = await show(madeAttempt(focuscheckAdult, 'self', mixed));
    const questions = (id: string) =>
      container.querySelectorAll(`#how-${id} [data-part="questions"] > li`).length;
    await waitFor(() => expect(questions('overall')).toBe(30));
    expect(questions('distractibility')).toBe(5);
    const filled = container.querySelector('#how-distractibility [data-part="filled"]');
    expect(filled?.textContent).toBe('12 ÷ (4 × 5) × 100 = 60.0');
    expect(container.querySelector('#how-distractibility')).toHaveTextContent(
      'Version of the question bank: 1.0.0',
    );
  });

  it('follows from the number to the opened fold', async () => {
    const { container } = await show(madeAttempt(focuscheckAdult, 'self', mixed));
    const fold = container.querySelector('#how-overall') as HTMLDetailsElement;
    expect(fold.open).toBe(false);
    await userEvent.click(screen.getByRole('link', { name: 'How the score of Overall score came about' }));
    expect(fold.open).toBe(true);
  });
});

describe('the plan by reader', () => {
  const attempt = madeAttempt(focuscheckAdult, 'self', answersOf(4));
  const part = (container: HTMLElement, name: string) =>
    container.querySelector<HTMLElement>(`[data-part="${name}"]`);

  it.each([
    [visitorReader, 'Plus: every exercise in every length, and two more tests', '/pricing#plans'],
    [member('plus'), 'Go Premium to unlock advanced analytics and 8-week plans', '/pricing#plans'],
    [member('premium'), 'Add recommended modules to your path', '/training-hub'],
  ] as const)('says its line (%#)', async (reader, line, address) => {
    const { container } = await show(attempt, { reader });
    const action = part(container, 'call-to-action') as HTMLElement;
    expect(within(action).getByRole('link', { name: line })).toHaveAttribute('href', address);
    // A line about an upgrade stands at least a section below the disclaimer.
    const disclaimer = part(container, 'disclaimer') as HTMLElement;
    expect(disclaimer.compareDocumentPosition(action)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('names the trial of the yearly plan where there is one, and to whom Plus is offered alone', async () => {
    const trialOf = async (reader: ReportReader) => {
      const { container, unmount } = await show(attempt, { reader });
      const text = part(container, 'trial')?.textContent?.trim();
      unmount();
      return text;
    };
    const free = member('freemium');
    expect(await trialOf({ ...free, trialDays: 7 })).toBe('The yearly plan starts with 7 days free.');
    expect(await trialOf(free)).toBeUndefined();
    expect(await trialOf({ ...member('plus'), trialDays: 7 })).toBeUndefined();
    expect(await trialOf({ ...free, recentPurchase: true, trialDays: 7 })).toBeUndefined();
  });

  it('says that an account is needed to whoever has none', async () => {
    const { container, unmount } = await show(attempt, { reader: visitorReader });
    expect(container.querySelector('#plan')).toHaveTextContent('An account is needed for them.');
    unmount();
    const own = await show(attempt, { reader: member('freemium') });
    expect(own.container.querySelector('#plan')).not.toHaveTextContent(/account is needed/);
  });

  it('is eight weeks with a review between for Premium', async () => {
    const { container } = await show(attempt, { reader: member('premium') });
    expect(container.querySelectorAll('[data-part="cycle"]')).toHaveLength(2);
    expect(container.querySelectorAll('[data-part="weeks"] > li')).toHaveLength(8);
    expect(part(container, 'review')).toHaveTextContent('Review after week 4');
    expect(screen.getByRole('heading', { level: 2, name: 'Eight-week plan' })).toBeInTheDocument();
    // The second half waits closed until the first is done.
    const later = screen.getByRole('heading', { level: 3, name: 'Weeks 5 to 8' });
    expect(later.closest('details')?.open).toBe(false);
    await userEvent.click(later);
    expect(screen.getByRole('heading', { level: 4, name: 'Week 8' })).toBeVisible();
  });

  it('offers nothing to buy in reports about a child and about memory', async () => {
    for (const [definition, form] of [
      [childFocusTracker, 'parent'],
      [memoryCheck, 'self'],
    ] as const) {
      const own = madeAttempt(definition, form, answersOf(5));
      const { container, unmount } = await show(own, { reader: member('freemium') });
      expect(container).not.toHaveTextContent(/Unlock|Upgrade|Go Premium|Part of the/);
      unmount();
    }
  });
});

describe('files of a report', () => {
  const attempt = madeAttempt(focuscheckAdult, 'self', answersOf(4));
  const createAddress = URL.createObjectURL;
  const revokeAddress = URL.revokeObjectURL;
  let offered: { file: Blob; name: string }[] = [];

  beforeEach(() => {
    offered = [];
    let file = new Blob();
    URL.createObjectURL = (blob) => {
      file = blob as Blob;
      return 'blob:file';
    };
    URL.revokeObjectURL = () => {};
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      offered.push({ file, name: this.download });
    });
  });
  afterEach(() => {
    URL.createObjectURL = createAddress;
    URL.revokeObjectURL = revokeAddress;
    vi.restoreAllMocks();
  });

  it('name the plan that has the provider report to everybody else', async () => {
    for (const reader of [visitorReader, member('freemium'), member('plus')]) {
      const { container, unmount } = await show(attempt, { reader });
      expect(container.querySelector('[data-part="locked"]')?.textContent).toBe('Part of the Premium plan');
      expect(container.querySelector('[data-action="provider-pdf"]')).not.toBeInTheDocument();
      unmount();
    }
    const { container } = await show(attempt, { reader: member('premium') });
    expect(container.querySelector('[data-action="provider-pdf"]')).toBeInTheDocument();
    expect(container.querySelector('[name="case_word"]')).toBeInTheDocument();
    expect(container.querySelector('[name="other_view"]')).not.toBeInTheDocument();
  });

  it('offer the FHIR file to the signed-in owner, by its name', async () => {
    await show(attempt, { reader: member('freemium') });
    await userEvent.click(screen.getByRole('button', { name: 'Save the FHIR file' }));
    await waitFor(() => expect(offered.map(({ name }) => name)).toEqual(['focuscheck-2026-11-20.fhir.json']));
    const bundle = JSON.parse((await offered[0]?.file.text()) ?? '');
    expect(bundle).toMatchObject({ resourceType: 'Bundle', type: 'collection' });
    const [response] = bundle.entry;
    const asked = response.resource.contained.find(({ id }: { id: string }) => id === 'asked');
    expect(asked.item[0].item[0].text).toMatch(/^How often /);
    expect(asked.item[0].item[0].answerOption[4].valueCoding.display).toBe('Very Often');
  });

  it('offer it to no visitor, and nothing to somebody the report was shared with', async () => {
    const visitor = await show(attempt, { reader: visitorReader });
    expect(visitor.container.querySelector('[data-action="fhir"]')).not.toBeInTheDocument();
    visitor.unmount();
    const { container } = await show(attempt, { reader: shared });
    expect(container.querySelector('[data-part="files"]')).not.toBeInTheDocument();
    expect(container.querySelector('[data-part="call-to-action"]')).not.toBeInTheDocument();
    expect(container.querySelector('[data-action="pdf"]')).toBeInTheDocument();
    expect(container.querySelector('[data-action="print"]')).toBeInTheDocument();
  });
});

describe('a shared report', () => {
  it('says so and until when, and has no single answer', async () => {
    const { container } = await show(madeAttempt(childFocusTracker, 'parent', mixed), { reader: shared });
    expect(container.querySelector('[data-part="shared"]')).toHaveTextContent(
      'The link works until December 1, 2026.',
    );
    expect(container.querySelector('[data-part="questions"]')).not.toBeInTheDocument();
    expect(container.querySelector('#given')).not.toBeInTheDocument();
    expect(container).not.toHaveTextContent(/How often does your child/);
    expect(container.querySelector('#how-overall [data-part="filled"]')).toHaveTextContent(/ = \d/);
  });
});

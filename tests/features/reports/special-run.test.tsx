import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { specialParts } from '@/features/reports/special/parts';
import { runTimeline } from '@/lib/reports/special/run-timeline';
import type { ReportView, ReportViewInput } from '@/lib/reports/view';
import { renderAt } from '../../support/render';
import { comparableRun, runAttempt, simulatedRun, storedRun } from './support/special-attempts.ts';
import { sampleTexts } from './support/texts.ts';
import { makersOf, viewOf } from './support/views.ts';

const texts = await sampleTexts();
const scored = simulatedRun();
const attempt = runAttempt(scored);
const run = storedRun(scored, attempt.id);

const view = (more: Partial<ReportViewInput> = {}) =>
  viewOf(attempt, texts, { run, timeline: runTimeline(scored), ...more });

function show(of: ReportView, id: string): HTMLElement {
  const part = specialParts(makersOf(of), of, texts).find((each) => each.id === id);
  if (!part) throw new Error(`no part ${id}`);
  return renderAt('/', <part.Component view={of} texts={texts} />).container;
}

describe('the report of a timed run', () => {
  it('says in one sentence what a higher number means', () => {
    const part = show(view(), 'run-meaning');
    expect(part.querySelectorAll('li')).toHaveLength(5);
    expect(part).toHaveTextContent('Missed Targets: The higher this number, the more targets were missed.');
    expect(part).toHaveTextContent(
      'This scale describes this run; it is not a comparison with other people.',
    );
  });

  it('draws every answer and says the same as a table by block', () => {
    const part = show(view(), 'run-picture');
    const drawing = screen.getByRole('img', { name: /^Every answer of the run/ });
    const marks = drawing.querySelectorAll('circle').length;
    expect(marks).toBe(scored.metrics.hits + scored.metrics.omissions);
    const rows = within(part.querySelector('table') as HTMLElement).getAllByRole('row');
    expect(rows).toHaveLength(7);
    expect(rows[1]).toHaveTextContent(/^Block 1/);
  });

  it('has the certificate with verdict and every measured value', () => {
    const part = show(view(), 'run-picture');
    const certificate = part.querySelector('[data-part="timing-certificate"]') as HTMLElement;
    expect(certificate.dataset.verdict).toBe('ok');
    expect(certificate).toHaveTextContent('Screen refresh rate60 Hz');
    expect(certificate).toHaveTextContent('Finest step of the clock0.1 ms');
    expect(certificate).toHaveTextContent('Moment a symbol appeared, taken froma stamp after drawing');
    expect(certificate).toHaveTextContent('Answered withKeyboard');
  });

  it('names what lowered the verdict of the device, and what the run did beside the notes', () => {
    const quality = {
      level: 'caution' as const,
      codes: [
        { code: 'coarse-clock', level: 'caution' },
        { code: 'interruptions', level: 'caution' },
      ],
    };
    const part = show(view({ run: { ...run, quality } }), 'run-picture');
    const certificate = part.querySelector('[data-part="timing-certificate"]') as HTMLElement;
    expect(certificate.dataset.verdict).toBe('caution');
    expect(certificate).toHaveTextContent('The clock of the browser is coarse.');
    expect(certificate).not.toHaveTextContent('paused');
    expect(show(view({ run: { ...run, quality } }), 'run-notes')).toHaveTextContent(
      'The run was paused at least once.',
    );
  });

  it('shows the blocks alone where the trials could not be read', () => {
    const part = show(view({ timeline: null }), 'run-picture');
    expect(part.querySelector('svg[role="img"]')).not.toBeInTheDocument();
    expect(within(part.querySelector('table') as HTMLElement).getAllByRole('row')).toHaveLength(7);
  });

  it('has every measure with its value', () => {
    const part = show(view(), 'run-measures');
    const { omissions, targets, sdt } = scored.metrics;
    expect(part).toHaveTextContent(`${omissions} of ${targets}`);
    expect(part).toHaveTextContent(sdt.dPrime.toFixed(2));
    expect(part).toHaveTextContent('Share of very slow reactions (tau)');
    expect(part.querySelectorAll('tbody tr')).toHaveLength(11);
  });

  it('keeps what needs no stored run when there is none', () => {
    const without = view({ run: null, timeline: null });
    const ids = specialParts(makersOf(without), without, texts).map(({ id }) => id);
    expect(ids).toEqual(['run-meaning', 'run-notes']);
  });
});

describe('a run beside earlier ones', () => {
  const first = simulatedRun('one', 'average');
  const second = simulatedRun('two', 'average');
  const earlier = [
    runAttempt(first, { id: 'one', completed_at: '2026-10-01T10:00:00.000Z' }),
    runAttempt(second, { id: 'two', completed_at: '2026-10-20T10:00:00.000Z' }),
  ];
  const runs = { [attempt.id]: comparableRun(scored), one: comparableRun(first), two: comparableRun(second) };

  it('is described from the third run on', () => {
    const part = show(view({ others: [attempt, ...earlier], runs }), 'run-change');
    expect(part).toHaveTextContent('beside the one from October 20, 2026');
    const readings = [...part.querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(readings).toHaveLength(5);
    expect(readings).toContain('More difficulty than before');
    expect(readings).toContain('Within usual variation');
  });

  it('says of a second run that changes are described from the third on', () => {
    const part = show(view({ others: [attempt, earlier[0] ?? attempt], runs }), 'run-change');
    expect(part).toHaveTextContent('Changes are described from the third run on');
    expect(part.querySelector('table')).not.toBeInTheDocument();
  });

  it('is not set beside runs done on another kind of device', () => {
    const touch = { ...runs, one: { ...runs.one, deviceClass: 'touch' as const } };
    const part = show(
      view({ others: [attempt, earlier[0] ?? attempt], runs: touch as ReportView['runs'] }),
      'run-change',
    );
    expect(part).toHaveTextContent('Your earlier runs were done in another way');
  });

  it('says nothing when it is the first', () => {
    const again = view({ others: [attempt], runs });
    const ids = specialParts(makersOf(again), again, texts).map(({ id }) => id);
    expect(ids).not.toContain('run-change');
  });
});

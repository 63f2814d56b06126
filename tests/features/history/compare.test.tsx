import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { all } from '../reports/support/sample';
import { ComparePage, lowQuality, openWith, taken } from './support';

async function openComparison(a: ReturnType<typeof taken>, b: ReturnType<typeof taken>) {
  const path = `/test-history/compare?a=${a.id}&b=${b.id}`;
  openWith([a, b], path, <ComparePage />);
  await screen.findByText('Show as a table');
}
const sentence = () => screen.getByRole('heading', { level: 1 }).textContent;
const order = () => [...document.querySelectorAll('[data-area]')].map((row) => row.getAttribute('data-area'));
const area = (id: string) => document.querySelector<HTMLElement>(`[data-area="${id}"]`);
const change = (id: string) => area(id)?.querySelector('[data-change]')?.textContent;

describe('two results side by side', () => {
  afterEach(() => {
    vi.useRealTimers();
  });
  const before = taken(1, '2026-01-01');
  /** One area far easier, one far harder, the others in the middle. */
  const mixed = { ...all(3), OM: all(1).OM ?? [], IC: all(5).IC ?? [] };
  const after = taken(2, '2026-03-01', {}, mixed);

  it('stand in the order of time and say what changed and what may be chance, the largest change first', async () => {
    await openComparison(after, before);
    expect(sentence()).toBe(
      'Organization & Memory got easier. Impulsivity & Control got harder. The other differences are small enough to be chance.',
    );
    expect(area('organization_memory')?.querySelector('[role=img]')).toHaveAttribute(
      'aria-label',
      'Earlier, January 1, 2026: 75 of 100; Later, March 1, 2026: 0 of 100',
    );
    expect(change('organization_memory')).toBe('75 lower beyond chance');
    expect(change('impulsivity_control')).toBe('69 higher beyond chance');
    expect(change('attention_concentration')).toBe('13 lower may be chance');
    expect(order().slice(0, 3)).toEqual(['overall', 'organization_memory', 'impulsivity_control']);
  });

  it('count the areas where more changed than are read at a glance', async () => {
    await openComparison(taken(1, '2026-01-01', {}, all(5)), taken(2, '2026-03-01', {}, all(2)));
    expect(sentence()).toBe('5 of 5 areas got easier.');
  });

  it('have a table twin with signed differences', async () => {
    await openComparison(before, after);
    const cells = [...document.querySelectorAll('details tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toContainEqual([
      'Organization & Memory',
      '75.0',
      '0.0',
      '-75.0',
      'Less difficulty reported than beforeLarger than the ordinary variation we assume (75.0 points; at least 36.3 needed).',
    ]);
    expect(cells).toContainEqual(['Attention & Concentration', '62.5', '50.0', '-12.5', 'About the same']);
    expect(cells).toHaveLength(7);
  });

  it('say of a difference that is neither small nor large enough that it could be ordinary variation', async () => {
    await openComparison(before, taken(2, '2026-03-01', {}, all(3)));
    expect(sentence()).toBe('Nothing has clearly changed. Differences of this size can be chance.');
    expect(change('organization_memory')).toBe('25 lower may be chance');
    expect(screen.getAllByText('Some difference, but it could be ordinary variation.')).toHaveLength(2);
  });

  it('keep formula, steps and what is assumed closed under how it is made', async () => {
    await openComparison(before, after);
    const rules = screen.getByText('How a change is told from chance').closest('details');
    expect(rules).not.toHaveAttribute('open');
    expect(rules).toHaveTextContent('One answer step moves a percent by 25/n points');
    expect(rules).toHaveTextContent('reliable change index, Jacobson and Truax, 1991');
    expect(rules).toHaveTextContent('This uses assumed measurement error, not a study.');
    expect(rules).toHaveTextContent('With many areas, about one in twenty can differ by chance.');
    expect(rules).toHaveTextContent(
      'Organization & Memory: One answer step: 6.3 points. Described from 36.3 points on.',
    );
    expect(rules).toHaveTextContent('Emotion & Stress: One answer step: 8.3 points.');
  });

  it('say when a comparison will mean something while they are too close', async () => {
    vi.setSystemTime('2026-01-11T12:00:00Z');
    await openComparison(before, taken(2, '2026-01-10', {}, all(5)));
    expect(sentence()).toBe(
      'Only 9 days apart. Look again from January 15, 2026, and we can say what changed.',
    );
    expect(change('organization_memory')).toBe('25 higher');
  });

  it('say it with the time of day on the last day, and differently once it is past', async () => {
    vi.setSystemTime('2026-01-15T01:00:00Z');
    const sameDay = () =>
      openComparison(before, taken(2, '2026-01-01', { completed_at: '2026-01-01T14:04:00Z' }, all(5)));
    await sameDay();
    expect(sentence()).toMatch(/^Only hours apart\. Look again from January 15, 2026 at .*, and/);
    document.body.replaceChildren();
    vi.setSystemTime('2026-02-01T01:00:00Z');
    await sameDay();
    expect(sentence()).toBe('Only hours apart. Take the test again, and we can say what changed.');
    const times = [...document.querySelectorAll('time')].map((time) => time.textContent);
    expect(new Set(times).size).toBe(2);
  });

  it('draw a hasty one hollow and describe no change from it', async () => {
    await openComparison(before, taken(2, '2026-03-01', lowQuality, all(5)));
    expect(area('overall')?.querySelectorAll('[data-hollow]')).toHaveLength(1);
    expect(sentence()).toBe('No change can be told from these two results.');
    expect(change('overall')).toBe('47 higher');
    expect(area('overall')?.querySelector('[role=img]')).toHaveAttribute(
      'aria-label',
      expect.stringContaining('to be read with care'),
    );
  });

  it('show no numbers when they are of different tests', async () => {
    const other = taken(2, '2026-03-01', { test_id: 'memory_check' });
    openWith([before, other], `/test-history/compare?a=${before.id}&b=${other.id}`, <ComparePage />);
    await screen.findByRole('heading', { level: 1 });
    expect(screen.getByText(/^They are results of different tests/)).toBeVisible();
    expect(area('overall')).not.toBeInTheDocument();
  });

  it.each([
    [
      'keyboard',
      'keyboard',
      'Better than before: Missed Targets. The other differences are small enough to be chance.',
      '20 lower beyond chance',
      '5 lower may be chance',
    ],
    ['keyboard', 'touch', 'No change can be told from these two results.', '20 lower', '5 lower'],
  ])('of a reaction-time test by %s and by %s: %s', async (a, b, said, clear, small) => {
    const names = ['sustained_attention', 'impulse_control', 'processing_speed', 'consistency', 'vigilance'];
    const each = (values: readonly number[]) =>
      Object.fromEntries(names.map((name, i) => [name, values[i] ?? 0]));
    const attemptOf = (n: number, day: string, performance: readonly number[]) =>
      taken(n, day, {
        test_id: 'focustrack_attention_test',
        question_ids: [],
        answers: {},
        domains: each(performance.map((value) => 100 - value)),
      });
    const runOf = (id: string, device: string, performance: readonly number[]) => ({
      id,
      device_class: device,
      variant: 'letters',
      task_version: '1.0.0',
      scale_version: '1.0.0',
      quality: { level: 'ok' },
      dimensions: each(performance),
      metrics: { standardErrors: each([3, 3, 3, 3, 3]) },
    });
    const [then, now] = [
      [50, 50, 50, 50, 50],
      [70, 55, 50, 50, 50],
    ];
    const first = attemptOf(1, '2026-01-01', then ?? []);
    const third = attemptOf(3, '2026-03-01', now ?? []);
    const path = `/test-history/compare?a=${first.id}&b=${third.id}`;
    const { backend } = openWith([third, attemptOf(2, '2026-02-01', []), first], path, <ComparePage />);
    backend.rows.reaction_runs = [runOf(first.id, a, then ?? []), runOf(third.id, b, now ?? [])];
    await screen.findByText('Show as a table');
    expect(sentence()).toBe(said);
    expect(change('sustained_attention')).toBe(clear);
    expect(change('impulse_control')).toBe(small);
    expect(document.body).not.toHaveTextContent('One answer step:');
  });

  it('of a preference speak of no difficulty', async () => {
    const chosen = (n: number, day: string, value: number) =>
      taken(n, day, {
        test_id: 'delay_choice',
        overall: value,
        domains: { sooner_preference: value },
        question_ids: [],
        answers: {},
      });
    await openComparison(chosen(1, '2026-01-01', 30), chosen(2, '2026-03-01', 62.5));
    expect(sentence()).toMatch(/ went up\.$/);
    expect(change('sooner_preference')).toBe('33 higher beyond chance');
    expect(document.body).not.toHaveTextContent(/difficulty/i);
    expect(screen.getByText(/People differ in this/)).toBeVisible();
  });

  it('are not found when one of them is not the person’s', async () => {
    openWith([before], `/test-history/compare?a=${before.id}&b=${after.id}`, <ComparePage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Session not found' })).toBeInTheDocument();
  });
});

import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { all } from '../reports/support/sample';
import { ComparePage, lowQuality, openWith, taken } from './support';

async function openComparison(a: ReturnType<typeof taken>, b: ReturnType<typeof taken>) {
  const path = `/test-history/compare?a=${a.id}&b=${b.id}`;
  openWith([a, b], path, <ComparePage />);
  await screen.findByRole('heading', { level: 1, name: 'Two results side by side' });
}
const area = (id: string) => document.querySelector<HTMLElement>(`[data-area="${id}"]`);
const change = (id: string) => area(id)?.querySelector('[data-change]')?.textContent;

describe('two results side by side', () => {
  const before = taken(1, '2026-01-01');
  const after = taken(2, '2026-03-01', {}, all(3));

  it('stand in the order of time and say what changed, stayed and how much it takes', async () => {
    await openComparison(after, before);
    const bars = [...(area('organization_memory')?.querySelectorAll('[role=img]') ?? [])];
    expect(bars.map((bar) => bar.getAttribute('aria-label'))).toEqual([
      'Earlier, January 1, 2026: 75.0 of 100',
      'Later, March 1, 2026: 50.0 of 100',
    ]);
    expect(change('organization_memory')).toBe('Less difficulty reported than before');
    expect(change('impulsivity_control')).toBe('More difficulty reported than before');
    expect(change('attention_concentration')).toBe('About the same');
    expect(change('overall')).toBe('About the same');
    expect(area('organization_memory')).toHaveTextContent('One answer step: 6.3 points.');
    expect(area('emotion_stress')).toHaveTextContent('One answer step: 8.3 points.');
  });

  it('have a table twin with signed differences', async () => {
    await openComparison(before, after);
    const cells = [...document.querySelectorAll('details tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(cells).toContainEqual([
      'Organization & Memory',
      '75.0',
      '50.0',
      '-25.0',
      'Less difficulty reported than before',
    ]);
    expect(cells).toHaveLength(7);
  });

  it('explain the formula and why there is no reliable change index', async () => {
    await openComparison(before, after);
    const rules = screen.getByRole('region', { name: 'How this comparison is made' }).textContent;
    expect(rules).toContain('One answer step moves a percent by 25/n points');
    expect(rules).toContain('no index can be given');
  });

  it('are listed but not compared less than 14 days apart', async () => {
    await openComparison(before, taken(2, '2026-01-10', {}, all(5)));
    expect(screen.getByText('They are less than 14 days apart.')).toBeVisible();
    expect(change('overall')).toBe('No change described');
    expect(area('overall')).toHaveTextContent('100.0');
  });

  it('draw a hasty one hollow and describe no change from it', async () => {
    await openComparison(before, taken(2, '2026-03-01', lowQuality, all(5)));
    expect(area('overall')?.querySelectorAll('[data-hollow]')).toHaveLength(1);
    expect(change('overall')).toBe('No change described');
    expect(area('overall')?.querySelectorAll('[role=img]')[1]).toHaveAttribute(
      'aria-label',
      expect.stringContaining('to be read with care'),
    );
  });

  it('show no numbers when they are of different tests', async () => {
    await openComparison(before, taken(2, '2026-03-01', { test_id: 'memory_check' }));
    expect(screen.getByText('They are results of different tests.')).toBeVisible();
    expect(area('overall')).not.toBeInTheDocument();
  });

  it.each([
    ['keyboard', 'keyboard', 'Less difficulty reported than before', 'Within usual variation'],
    ['keyboard', 'touch', 'No change described', 'No change described'],
  ])('of a reaction-time test by %s and by %s: %s', async (a, b, clear, small) => {
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
    await screen.findByRole('heading', { level: 1, name: 'Two results side by side' });
    expect(change('sustained_attention')).toBe(clear);
    expect(change('impulse_control')).toBe(small);
    expect(change('overall')).toBe('No change described');
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
    expect(change('sooner_preference')).toBe('Difference: +32.5');
    expect(document.body).not.toHaveTextContent(/difficulty/i);
    expect(screen.getByText(/People differ in this/)).toBeVisible();
  });

  it('are not found when one of them is not the person’s', async () => {
    openWith([before], `/test-history/compare?a=${before.id}&b=${after.id}`, <ComparePage />);
    expect(await screen.findByRole('heading', { level: 1, name: 'Session not found' })).toBeInTheDocument();
  });
});

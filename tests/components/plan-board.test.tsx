import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { NextPlanStep } from '@/components/plans/next-plan-step';
import { PlanBoard } from '@/components/plans/plan-board';
import { changePlan, type PlanChange } from '@/lib/plans/change';
import { addDays } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { sampleItem, samplePlan } from '../lib/plans/sample-plan.ts';
import { renderAt } from '../support/render';

const wednesday = '2026-11-25';

function Keeper({ first, today }: { first: FocusPlan; today: string }) {
  const [plan, setPlan] = useState(first);
  const onChange = (change: PlanChange) =>
    setPlan((present) => changePlan(present, change, { now: 1, today }));
  return (
    <>
      <PlanBoard plan={plan} today={today} onChange={onChange} />
      <NextPlanStep
        plan={plan}
        today={today}
        onTick={(itemId, on) => onChange({ type: 'tick', itemId, day: today, on })}
      />
    </>
  );
}
const show = (plan = samplePlan(), today = wednesday) =>
  renderAt('/', <Keeper first={plan} today={today} />).container;
const weekNow = (container: HTMLElement) =>
  within(container.querySelector('[data-part=week-now]') as HTMLElement);
const habit = (container: HTMLElement) =>
  within(container.querySelector('[data-part=week-now] [data-step=habit]') as HTMLElement);

describe('a kept plan', () => {
  it('shows the present week with its dates, and each step in the words of the Training Hub', () => {
    const container = show();
    expect(weekNow(container).getByRole('heading', { level: 3 })).toHaveTextContent('Week 1 of 4Nov 23 – 29');
    expect(habit(container).getByRole('heading', { level: 4 })).toHaveTextContent('Focus Burst · 5 minutes');
    expect(habit(container).getByRole('link', { name: 'Start 5 minutes' })).toHaveAttribute(
      'href',
      '/training-hub/focus-burst?minutes=5',
    );
  });

  it('takes a tick for a day that was and takes it back, and none for a day to come', async () => {
    const container = show();
    const monday = habit(container).getByRole('button', { name: 'Monday, November 23' });
    await userEvent.click(monday);
    expect(monday).toHaveAttribute('aria-pressed', 'true');
    expect(habit(container).getByText('1 of 5 days')).toBeVisible();
    await userEvent.click(monday);
    expect(monday).toHaveAttribute('aria-pressed', 'false');
    expect(habit(container).getByRole('button', { name: 'Thursday, November 26' })).toBeDisabled();
  });

  it('says when a step is done, and asks nothing more of it', async () => {
    const ticks = Object.fromEntries([0, 1].map((n) => [addDays('2026-11-23', n), { on: true, at: 1 }]));
    const container = show(samplePlan({ items: [sampleItem(1, 'habit', { ticks })] }));
    await userEvent.click(habit(container).getByRole('button', { name: 'Wednesday, November 25' }));
    expect(habit(container).getByText('Done for this week')).toBeVisible();
    expect(habit(container).queryByRole('button', { name: 'Skip' })).not.toBeInTheDocument();
  });

  it('swaps a step for another that the report proposed for the same area', async () => {
    const container = show();
    await userEvent.click(habit(container).getByRole('button', { name: 'Swap this step' }));
    const offered = within(habit(container).getByRole('group', { name: 'Swap it for' })).getAllByRole(
      'button',
    );
    expect(offered.map(({ textContent }) => textContent)).toEqual([
      'Paced BreathingRight before a hard start, 3 minutes',
    ]);
    await userEvent.click(offered[0] as HTMLElement);
    expect(habit(container).getByRole('heading', { level: 4 })).toHaveTextContent(
      'Paced Breathing · 3 minutes',
    );
    expect(habit(container).getByText('Tick it once, on the day it fits.')).toBeVisible();
  });

  it('skips a step with a reason and takes it up again', async () => {
    const container = show();
    await userEvent.click(habit(container).getByRole('button', { name: 'Skip' }));
    await userEvent.click(habit(container).getByRole('button', { name: 'No energy' }));
    expect(habit(container).getByText('Skipped')).toBeVisible();
    await userEvent.click(habit(container).getByRole('button', { name: 'Take it up again' }));
    expect(habit(container).getByRole('button', { name: 'Wednesday, November 25' })).toBeEnabled();
  });

  it('asks before it ends, and is read alone from then on', async () => {
    const container = show();
    await userEvent.click(screen.getByRole('button', { name: 'End this plan' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'End this plan' }));
    expect(screen.getByText(/^You ended this plan on/)).toBeVisible();
    for (const day of habit(container).getAllByRole('button')) expect(day).toBeDisabled();
  });

  it('is finished without a question once its weeks are over', async () => {
    show(samplePlan(), addDays('2026-11-23', 30));
    expect(screen.getAllByText('The weeks of this plan are over.')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Finish this plan' }));
    expect(screen.getByText(/^You finished this plan on/)).toBeVisible();
  });

  it('leaves days without a tick alone: nothing is marked as missed', () => {
    const container = show(samplePlan(), addDays('2026-11-23', 12));
    for (const day of container.querySelectorAll('[data-day]')) {
      expect(day.className).not.toMatch(/danger|caution|marker/);
    }
    expect(container).not.toHaveTextContent(/miss|streak|fail|behind/i);
  });

  it('of an older version is whole: a step whose exercise is gone has its own title and no link', () => {
    const gone = { link: '/training-hub/sand-clock/intro', title: 'Sand Clock', minutes: null };
    const container = show(samplePlan({ proposals: [], items: [sampleItem(1, 'habit', gone)] }));
    expect(habit(container).getByRole('heading', { level: 4 })).toHaveTextContent('Sand Clock');
    expect(habit(container).queryByRole('link')).not.toBeInTheDocument();
    expect(habit(container).queryByRole('button', { name: 'Swap this step' })).not.toBeInTheDocument();
  });
});

describe('the next step of a plan', () => {
  const next = (container: HTMLElement) =>
    within(container.querySelector('[data-part=next-step]') as HTMLElement);

  it('is ticked for today, gives way to the one after it, and says when today is done', async () => {
    const container = show();
    expect(next(container).getByRole('heading')).toHaveTextContent('Focus Burst · 10 minutes');
    await userEvent.click(next(container).getByRole('button', { name: 'Tick today' }));
    expect(next(container).getByRole('heading')).toHaveTextContent('Focus Burst · 5 minutes');
    await userEvent.click(next(container).getByRole('button', { name: 'Tick today' }));
    expect(next(container).getByText('Done for today.')).toBeVisible();
    await userEvent.click(next(container).getByRole('button', { name: 'Ticked today' }));
    expect(next(container).getByRole('button', { name: 'Tick today' })).toBeVisible();
  });

  it('says when the plan begins', () => {
    const plan = samplePlan();
    renderAt('/', <NextPlanStep plan={plan} today={addDays(plan.starts_on, -2)} onTick={vi.fn()} />);
    expect(screen.getByRole('heading')).toHaveTextContent('Begins on Monday, November 23');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the whole plan' })).toHaveAttribute(
      'href',
      '/training-hub#plan',
    );
  });
});

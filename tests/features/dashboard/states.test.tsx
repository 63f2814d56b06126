import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '@/lib/time';
import { samplePlan } from '../../lib/plans/sample-plan';
import { ann } from '../auth/support';
import {
  blocks,
  clearStored,
  day,
  daysAgo,
  filled,
  keepLastRound,
  latest,
  next,
  openDashboard,
  runningPlan,
  state,
  target,
  task,
  title,
  updateStored,
} from './support';

beforeEach(clearStored);

describe('the dashboard of somebody new', () => {
  it('begins with a first look, one exercise and how it works', async () => {
    await openDashboard({ name: 'Ann' });
    expect([state(), title()]).toEqual(['new', 'Good that you are here, Ann']);
    expect(blocks()).toEqual(['start', 'exercise', 'goal', 'how']);
    expect(target('Start the Focus Snapshot')).toBe('/focus-snapshot');
    expect(target('It is about a child')).toBe('/screening');
    expect(screen.getByRole('link', { name: 'Paced Breathing: Start' })).toBeVisible();
    expect(filled()).toEqual(['Start the Focus Snapshot']);
  });

  it('can be used where the results cannot be read', async () => {
    await openDashboard({ results: 'unreachable' });
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Paced Breathing/ })).toBeVisible();
  });
});

describe('the dashboard of somebody with a result', () => {
  it('leads on to the plan, and says the result in one sentence with its profile', async () => {
    await openDashboard({ results: [latest()] });
    expect([state(), title()]).toEqual(['screened', 'Good to see you']);
    expect(blocks()).toEqual(['acceptPlan', 'latest', 'goal', 'recommendations', 'training', 'community']);
    const result = within(await screen.findByRole('region', { name: 'Your last result' }));
    expect(result.getByText(/stands out/).textContent).toBe(
      'Emotion & Stress stands out. The other four look calm.',
    );
    expect(result.getAllByRole('img')).toHaveLength(5);
    expect(target('Open the report')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001');
    expect(target('Look at the four weeks')).toBe('/reports/b7b5a1c0-0000-4000-8000-000000000001#plan');
    expect(filled()).toEqual(['Look at the four weeks']);
  });

  it('shows nothing of a memory check to who only comes home, and leads to the report of it', async () => {
    await openDashboard({ results: [latest({ test_id: 'memory_check' })] });
    expect(screen.queryByRole('region', { name: 'Your last result' })).not.toBeInTheDocument();
    expect(target('Look at the four weeks')).toContain('/reports/b7b5a1c0');
  });

  it('begins with one press as last time, or asks for a task first', async () => {
    keepLastRound(ann.user.id, { burst: { task: 'Write to Mia', minutes: 15 } });
    await openDashboard({ results: [latest()] });
    expect(screen.getByText('Go on with: Write to Mia')).toBeVisible();
    expect(target('Focus Burst: Begin 15 minutes')).toBe('/training-hub/focus-burst');
  });
});

describe('the dashboard of somebody who comes back', () => {
  it('welcomes them with one small thing, and asks what becomes of the plan', async () => {
    await openDashboard({
      results: [latest({ completed_at: daysAgo(60) })],
      plans: [samplePlan({ starts_on: '2026-06-01', accepted_at: daysAgo(59) })],
      lastActive: day(new Date(Date.now() - 20 * dayMs)),
    });
    expect([state(), title()]).toEqual(['returning', 'Good to see you. Start with one small thing.']);
    expect(blocks()).toEqual([
      'welcome',
      'shortStep',
      'keptPlan',
      'goal',
      'retest',
      'recommendations',
      'heatMap',
    ]);
    expect(await screen.findByText('The weeks of this plan are over.')).toBeVisible();
    expect(target('Take Focus Snapshot again')).toBe('/test-intro/focus-snapshot');
  });

  it('does not offer again what is still closed', async () => {
    const later = new Date(Date.now() + dayMs).toISOString();
    await openDashboard({
      results: [latest({ completed_at: daysAgo(60), available_at: later })],
      plans: [samplePlan({ starts_on: '2026-06-01', accepted_at: daysAgo(59) })],
    });
    expect(blocks()).not.toContain('retest');
  });
});

describe('the dashboard of somebody in the middle of it', () => {
  it('opens with the next step of the plan, which is ticked for today and stays ticked', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()] });
    expect([state(), title()]).toEqual(['active', 'One small step is enough']);
    expect(blocks()).toEqual([
      'oneThing',
      'today',
      'planWeek',
      'goalAndHabits',
      'latest',
      'recommendations',
      'heatMap',
      'trends',
      'achievements',
      'community',
    ]);
    expect(next().getByRole('heading', { level: 2 }).textContent).toContain('Focus Burst');
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    // The other step of the week is next.
    expect(await next().findByText('Daily, 3-5 minutes')).toBeVisible();
    await userEvent.click(next().getByRole('button', { name: 'Tick today' }));
    expect(await next().findByRole('button', { name: 'Ticked today' })).toBeVisible();
    expect(next().getByText('Done for today.')).toBeVisible();
  });

  it('puts the first task of the list of today before the plan, with one button', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()], tasks: [task] });
    expect(next().getByRole('heading', { level: 2 }).textContent).toBe('Write to Mia');
    expect(next().getByText('First step: Open the mail')).toBeVisible();
    expect(next().getByRole('link', { name: 'Do it in a burst' })).toHaveAttribute(
      'href',
      `/training-hub/focus-burst?task=${task.id}`,
    );
    const list = within(await screen.findByRole('list', { name: 'Today’s list' }));
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(filled()).toEqual(['Do it in a burst']);
  });

  it('puts what was begun and not finished above everything', async () => {
    const id = 'd7b5a1c0-0000-4000-8000-000000000001';
    const started = { type: 'start', at: Date.now() - 1000 };
    const burst = {
      version: 1,
      id,
      task: 'Letters',
      firstStep: '',
      plannedSeconds: 600,
      events: [started],
      moodBefore: null,
    };
    await updateStored('sessions', id, () => ({ owner: ann.user.id, burst }));
    await openDashboard({ results: [latest()], plans: [runningPlan()], tasks: [task] });
    expect(blocks().slice(0, 2)).toEqual(['continue', 'oneThing']);
    expect(target('Letters: Go on')).toBe(`/training-hub/focus-burst/session/${id}`);
    expect(filled()).toEqual(['Go on']);
  });
});

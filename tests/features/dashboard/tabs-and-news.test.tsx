import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { noticeRow } from '../../support/notices';
import { current } from '../auth/support';
import { blocks, clearStored, latest, openDashboard, runningPlan, target } from './support';

beforeEach(clearStored);

describe('the tabs of the dashboard', () => {
  it('have an address each, and one that there is not shows the day', async () => {
    await openDashboard({ results: [latest()], plans: [runningPlan()], at: '/dashboard?tab=plan' });
    const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
    expect(tabs.getAllByRole('link').map((tab) => tab.getAttribute('href'))).toEqual([
      '/dashboard',
      '/dashboard?tab=plan',
      '/dashboard?tab=habits',
      '/dashboard?tab=training-progress',
    ]);
    expect(tabs.getByRole('link', { name: 'Weekly plan' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(document.querySelector('[data-part=kept-plan]')).toBeVisible());
    await userEvent.click(tabs.getByRole('link', { name: 'Today' }));
    expect(blocks()[0]).toBe('oneThing');
  });

  it('say how a plan comes about where there is none', async () => {
    await openDashboard({ at: '/dashboard?tab=plan' });
    expect(await screen.findByRole('heading', { name: 'No plan yet' })).toBeVisible();
    expect(target('All results')).toBe('/test-history');
  });
});

describe('news', () => {
  it('tells first of an invite that was answered, until that was read', async () => {
    const report = '/reports/b7b5a1c0-0000-4000-8000-000000000001#invite';
    await openDashboard({
      news: [noticeRow({ kind: 'invite_answered', action_url: report })],
    });
    const news = within(await screen.findByRole('list', { name: 'News' }));
    expect(news.getAllByRole('listitem')).toHaveLength(1);
    expect(news.getByRole('heading').textContent).toBe('The second view has arrived');
    expect(target('Read both views')).toBe(report);
    current.backend.rows.notifications = [];
    await userEvent.click(news.getByRole('button', { name: 'Seen' }));
    expect(screen.queryByRole('list', { name: 'News' })).not.toBeInTheDocument();
  });

  it('tells what happened to what the person wrote, and leads to where a decision is explained', async () => {
    const topic = '/community-qa/b7b5a1c0-0000-4000-8000-000000000002';
    await openDashboard({
      news: [
        noticeRow({ kind: 'answer', count: 3, action_url: topic }),
        noticeRow({ kind: 'moderation' }),
        noticeRow({ kind: 'report', action_url: topic }),
      ],
    });
    const news = within(await screen.findByRole('list', { name: 'News' }));
    expect(news.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      '3 new answers to your question',
      'A moderator changed your post',
      'We looked at your report',
    ]);
    expect(target('Read the answer')).toBe(topic);
    expect(target('Read the reason')).toBe('/community?view=mine');
    expect(news.getAllByRole('link')).toHaveLength(2);
  });
});

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { current, loadApp } from '../../auth/support';
import { asAnn, benProfile, members, serve, told, topicRow } from '../support';

const app = await loadApp();
const { QuestionsPage } = await import('@/pages/community/questions-page');
await import('@/features/gates/member-prompt');

const open = () => app.open('/community-qa', <QuestionsPage />);
const listed = (...topics: ReturnType<typeof topicRow>[]) => told({ pinned: [], topics, members });

it('folds the questions of a member whom the reader has blocked, and opens them on a press', async () => {
  const server = serve({
    community_topics: () => listed(topicRow(201), topicRow(202, { author_profile_id: null })),
  });
  asAnn(server);
  current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
  open();
  expect(await screen.findByText('Post by a blocked member.')).toBeInTheDocument();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Show', expanded: false }));
  expect(screen.getByRole('article', { name: 'Question number 201' })).toBeInTheDocument();
});

it('says below the list, after a while, what a plan adds to taking part', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  asAnn(serve({ community_topics: () => listed(topicRow(201)) }));
  current.backend.rows.subscribers = {
    subscribed: true,
    subscription_tier: 'plus',
    subscription_end: null,
    trial_status: 'none',
    trial_ends_at: null,
  };
  open();
  const last = await screen.findByRole('article', { name: 'Question number 201' });
  await vi.advanceTimersByTimeAsync(4000);
  expect(screen.queryByText('Premium in the community')).not.toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(2000);
  const offer = await screen.findByText('Premium in the community');
  expect(last.compareDocumentPosition(offer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAt } from '../../support/render';
import { asked, backend, noFacts, person, resetBackend } from './support.ts';

// Test files share their modules; this one needs its own, with the stand-ins in place.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('@/integrations/supabase/client', async () => (await import('./support.ts')).client());
vi.mock('@/contexts/subscription', async () => (await import('./support.ts')).subscription());

const { NewAchievements } = await import('@/features/progress/new-achievements');

beforeEach(resetBackend);

describe('new achievements', () => {
  const open = () => renderAt('/progress', <NewAchievements userId={person} />);

  it('are worked out, and kept once', async () => {
    backend.rpc.my_achievement_facts = {
      ...noFacts,
      runs: [{ date: '2026-11-20', exercise: 'gonogo' }],
      active: ['2026-11-20'],
    };
    open();
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    expect(backend.writes).toEqual([
      {
        table: 'achievements',
        kind: 'upsert',
        values: [{ user_id: person, id: 'first_training', earned_on: '2026-11-20' }],
      },
    ]);
  });

  it('come with the fifth text that was finished', async () => {
    const articles = ['2026-11-01', '2026-11-04', '2026-11-04', '2026-11-09', '2026-11-20'];
    backend.rpc.my_achievement_facts = { ...noFacts, articles };
    open();
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    expect(backend.writes).toMatchObject([
      { values: [{ user_id: person, id: 'reader', earned_on: '2026-11-20' }] },
    ]);
  });

  it('are said in a status, count as seen, and stay while the page stands', async () => {
    backend.rows.achievements = [{ id: 'rested', earned_on: '2026-11-20', seen_at: null }];
    open();
    const status = await screen.findByRole('status');
    await waitFor(() => expect(status).toHaveTextContent('New since your last visit'));
    await waitFor(() => expect(backend.writes).toMatchObject([{ table: 'achievements', kind: 'update' }]));
    expect(status).toHaveTextContent('Rested: You went on within three days after a rest.');
  });

  it('are not said twice a day', async () => {
    backend.rows.achievements = [
      { id: 'rested', earned_on: '2026-11-20', seen_at: new Date().toISOString() },
      { id: 'explorer', earned_on: '2026-11-20', seen_at: null },
    ];
    open();
    await waitFor(() => expect(asked('my_achievement_facts')).toHaveLength(1));
    await screen.findByRole('status');
    expect(screen.queryByText('New since your last visit')).toBeNull();
    expect(backend.writes).toEqual([]);
  });
});

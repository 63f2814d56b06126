import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  idOf,
  questionId,
  refused,
  serve,
  told,
  whole,
} from '../support';
import { answerBy, app, focusedPost, head, open, opener, toastState } from './topic-page';

describe('deleting', () => {
  const mine = answerRow(201, { author_profile_id: annProfile });
  const begin = async () => {
    const server = serve({
      community_topic: () => told(whole({}, [mine, answerRow(202)])),
      delete_post: () => told({ id: mine.id, state: 'deleted', version: 2 }),
    });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ann-here/);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(opener(post));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument());
    return server;
  };

  it('waits, and "Undo" sends nothing', async () => {
    const server = await begin();
    expect(app.lastToast()?.[0]).toBe('Deleted');
    await vi.advanceTimersByTimeAsync(7000);
    toastState().toasts[0]?.action?.onSelect();
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(20_000);
    expect(askedOf(server, 'delete_post')).toEqual([]);
  });

  it('is sent once the time is over, and the post stays away; the next one has the focus', async () => {
    const server = await begin();
    await waitFor(() => expect(focusedPost()).toBe(idOf(202)));
    server.answers.community_topic = () => told(whole({}, [answerRow(202)]));
    await vi.advanceTimersByTimeAsync(8000);
    await waitFor(() =>
      expect(askedOf(server, 'delete_post')).toEqual([{ p_kind: 'answer', p_id: mine.id }]),
    );
    await vi.advanceTimersByTimeAsync(1000);
    expect(screen.queryByText('What helped me, part 201.')).not.toBeInTheDocument();
  });

  it('brings the post back where it is refused, and says why', async () => {
    const server = await begin();
    server.answers.delete_post = () => refused('invalid_state');
    await vi.advanceTimersByTimeAsync(8000);
    expect(await screen.findByText('What helped me, part 201.')).toBeInTheDocument();
    expect(app.lastToast()).toEqual([
      'This did not work',
      'This has changed in the meantime. Please reload.',
      'destructive',
    ]);
  });

  it('is sent at once when the page is left', async () => {
    const server = await begin();
    fireEvent(window, new Event('pagehide'));
    await waitFor(() => expect(askedOf(server, 'delete_post')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(9000);
    expect(askedOf(server, 'delete_post')).toHaveLength(1);
  });

  it('of a question leaves a page that says so, before and after it was sent', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile })),
      delete_post: () => told({ id: questionId, state: 'deleted', version: 2 }),
    });
    asAnn(server);
    open();
    const post = await head();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(opener(post));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const gone = () => screen.findByRole('heading', { level: 1, name: 'This question was removed.' });
    expect(await gone()).toBeInTheDocument();
    server.answers.community_topic = () => told(null);
    await vi.advanceTimersByTimeAsync(8000);
    await waitFor(() => expect(askedOf(server, 'delete_post')).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(await gone()).toBeInTheDocument();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../../auth/support';
import {
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  benProfile,
  idOf,
  members,
  questionId,
  refused,
  serve,
  told,
  whole,
} from '../support';
import { answerBy, app, choose, focusedPost, head, items, open, opener } from './topic-page';

describe('what may be done with a post', () => {
  it("of another is to report it and to block its author, and to accept it where the question is one's own", async () => {
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    const view = open();
    expect(await items(await answerBy(/^Answer by Ben/))).toEqual(['Report this post', 'Block this member']);
    view.unmount();
    server.answers.community_topic = () => told(whole({ author_profile_id: annProfile }, [answerRow(201)]));
    open();
    expect(await items(await answerBy(/^Answer by Ben/))).toEqual([
      'Accept this answer',
      'Report this post',
      'Block this member',
    ]);
  });

  it('of another is to write to its author, where that is possible', async () => {
    const card = { about: '', lang: 'en', member_since: '2026-01-01T00:00:00Z', answers: 1, helpful: 0 };
    const door = { thread_id: null, state: null, code: 'blocked', detail: '', is_request: true };
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201)])),
      community_cards: () => told([{ ...members[1], ...card }]),
      message_door: () => told(door),
    });
    asAnn(server);
    const view = open();
    await items(await answerBy(/^Answer by Ben/));
    await waitFor(() => expect(askedOf(server, 'message_door')).toEqual([{ p_profile: benProfile }]));
    expect(screen.queryByRole('menuitem', { name: 'Write to Ben' })).toBeNull();
    view.unmount();
    server.answers.message_door = () => told({ ...door, code: null });
    open();
    await userEvent.click(opener(await answerBy(/^Answer by Ben/)));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Write to Ben' }));
    expect(address()).toBe(`/messages?to=${benProfile}`);
  });

  it('of any is to open it at the desk, for who moderates', async () => {
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
    const view = open();
    expect(await items(await answerBy(/^Answer by Ben/))).not.toContain('Open at the desk');
    view.unmount();
    current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
    open();
    await userEvent.click(opener(await answerBy(/^Answer by Ben/)));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Open at the desk' }));
    expect(address()).toBe(`/admin/dashboard?tab=community&queue=post&case=${idOf(201)}`);
  });

  it("of one's own is to edit, to take the name off and to delete, each while it may", async () => {
    const weekAgo = new Date(Date.now() - 8 * 24 * 3_600_000).toISOString();
    const server = serve({
      community_topic: () =>
        told(
          whole({}, [
            answerRow(201, { author_profile_id: annProfile }),
            answerRow(202, { author_profile_id: annProfile, created_at: weekAgo }),
          ]),
        ),
    });
    asAnn(server);
    open();
    const [fresh, old] = await screen.findAllByRole('article', { name: /^Answer by Ann-here/ });
    expect(await items(fresh as HTMLElement)).toEqual(['Edit', 'Remove my name', 'Delete']);
    await userEvent.keyboard('{Escape}');
    expect(await items(old as HTMLElement)).toEqual(['Remove my name', 'Delete']);
  });

  it('of a question that others have answered is no deleting: the name can go', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
    });
    asAnn(server);
    open();
    expect(await items(await head())).toEqual(['Edit', 'Remove my name']);
  });

  it('of a question that only its author answered is all of it, its title included', async () => {
    const server = serve({
      community_topic: () =>
        told(whole({ author_profile_id: annProfile }, [answerRow(201, { author_profile_id: annProfile })])),
    });
    asAnn(server);
    open();
    const question = await head();
    expect(await items(question)).toEqual(['Edit', 'Remove my name', 'Delete']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Edit' }));
    expect(await within(question).findByRole('textbox', { name: /^Your question/ })).toHaveValue(
      'How do I begin in the morning?',
    );
  });

  it('accepts, and the menu keeps the focus', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
      accept_answer: () => told({ id: questionId, state: 'answered', version: 2 }),
    });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ben/);
    server.answers.community_topic = () =>
      told(whole({ author_profile_id: annProfile, state: 'answered' }, [answerRow(201, { accepted: true })]));
    await choose(post, 'Accept this answer');
    expect(await screen.findByText('Accepted answer')).toBeInTheDocument();
    expect(askedOf(server, 'accept_answer')).toEqual([{ p_topic: questionId, p_answer: idOf(201) }]);
    expect(opener(post)).toHaveFocus();
  });

  it('blocks, and the folded post has the focus', async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
      block_member: () => {
        current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
        return told(null);
      },
    });
    asAnn(server);
    open();
    await choose(await answerBy(/^Answer by Ben/), 'Block this member');
    await screen.findByText('Post by a blocked member.');
    expect(askedOf(server, 'block_member')).toEqual([{ p_profile: benProfile, p_on: true }]);
    await waitFor(() => expect(focusedPost()).toBe(idOf(201)));
  });

  it('takes the name off once that is confirmed', async () => {
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201, { author_profile_id: annProfile })])),
      detach_post: () => told({ id: idOf(201), state: 'visible', version: 2 }),
    });
    asAnn(server);
    open();
    await choose(await answerBy(/^Answer by Ann-here/), 'Remove my name');
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove your name?' });
    expect(askedOf(server, 'detach_post')).toEqual([]);
    server.answers.community_topic = () => told(whole({}, [answerRow(201, { author_profile_id: null })]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Remove my name' }));
    expect(await answerBy(/^Answer by Former member/)).toBeInTheDocument();
    expect(askedOf(server, 'detach_post')).toEqual([{ p_kind: 'answer', p_id: idOf(201) }]);
  });

  it('reports with a reason, which must be given, and tells what was said', async () => {
    const server = serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ben/);
    await choose(post, 'Report this post');
    const dialog = within(await screen.findByRole('dialog', { name: 'Report this post' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(dialog.getByText('Please choose one.')).toBeInTheDocument();
    expect(askedOf(server, 'report')).toEqual([]);
    expect(
      dialog
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent ?? radio.getAttribute('value')),
    ).toHaveLength(10);
    await userEvent.click(dialog.getByRole('radio', { name: 'Shares private details' }));
    await userEvent.type(dialog.getByLabelText(/Anything to add/), 'A name.');
    server.answers.report = () => refused('already_reported');
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText('You have already reported this.')).toBeInTheDocument();
    expect(dialog.getByLabelText(/Anything to add/)).toHaveValue('A name.');
    server.answers.report = () => told(null);
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.lastToast()?.[0]).toBe('Thank you. A person will look at this.');
    const [once, twice] = askedOf(server, 'report');
    expect(once).toEqual({
      p_id: expect.any(String),
      p_kind: 'answer',
      p_target: idOf(201),
      p_reason: 'privacy',
      p_note: 'A name.',
    });
    expect(twice).toEqual(once);
    await waitFor(() => expect(opener(post)).toHaveFocus());
  });

  it('leads a visitor who wants to report to sign in', async () => {
    serve({ community_topic: () => told(whole()) });
    open();
    await choose(await head(), 'Report this post');
    expect(address()).toMatch(/^\/auth\?mode=login&redirect=/);
  });
});

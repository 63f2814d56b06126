import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../../auth/support';
import {
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  benProfile,
  broken,
  idOf,
  questionId,
  serve,
  told,
  whole,
} from '../support';
import { answerBy, choose, head, open, title } from './topic-page';

describe('a question', () => {
  it('is read without an account, with its text, its answers and the way to help', async () => {
    serve({ community_topic: () => told(whole({}, [answerRow(201)])) });
    open();
    expect(await title()).toBeInTheDocument();
    expect(document.title).toContain('How do I begin in the morning?');
    expect((await screen.findByText('wait')).localName).toBe('strong');
    expect(await answerBy(/^Answer by Ben, 30 minutes ago$/)).toHaveTextContent('What helped me, part 201.');
    expect(await screen.findByRole('link', { name: 'Starting' })).toHaveAttribute(
      'href',
      '/community-qa?tag=starting',
    );
    expect(screen.getByRole('region', { name: 'Support' })).toBeInTheDocument();
    expect(screen.getByText(/Members share experience, not medical advice/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Read the medical disclaimer' })).toHaveAttribute(
      'href',
      '/medical-disclaimer',
    );
  });

  it('stands in its own language, whatever the page speaks', async () => {
    serve({ community_topic: () => told(whole({ title: '朝、どう始めますか。どうすれば', lang: 'ja' })) });
    open();
    const heading = await screen.findByRole('heading', { level: 1 });
    expect([heading.lang, heading.dir]).toEqual(['ja', 'auto']);
  });

  it.each(['7', 'no-id', `${questionId}x`])('is not asked for where %s is no id', async (id) => {
    const server = serve();
    open(id);
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(askedOf(server, 'community_topic')).toEqual([]);
  });

  it('is not found where there is none and where it may not be seen', async () => {
    const server = serve();
    open();
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeInTheDocument();
    expect(askedOf(server, 'community_topic')).toEqual([{ p_id: questionId }]);
  });

  it('is asked for again when it could not be read', async () => {
    const server = serve({ community_topic: () => broken });
    open();
    await screen.findByRole('alert');
    server.answers.community_topic = () => told(whole());
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title()).toBeInTheDocument();
  });

  it('tells that it waits, that it was hidden, and that it is locked; a locked one takes no words', async () => {
    const server = serve({
      community_topic: () => told(whole({ state: 'pending', author_profile_id: annProfile })),
    });
    asAnn(server);
    const view = open();
    expect(await screen.findByText('Waiting for review. Usually within a day.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Helpful/ })).not.toBeInTheDocument();
    view.unmount();
    server.answers.community_topic = () => told(whole({ state: 'hidden', author_profile_id: annProfile }));
    open().unmount();
    const again = open();
    expect(await screen.findByText(/A moderator has hidden this/)).toBeInTheDocument();
    again.unmount();
    server.answers.community_topic = () => told(whole({ state: 'locked' }, [answerRow(201)]));
    open();
    expect(await screen.findByText('This question is locked.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Comment' })).not.toBeInTheDocument();
  });

  it('leads to the one that was asked before', async () => {
    serve({
      community_topic: () =>
        told(whole({ state: 'locked', duplicate_of: { id: idOf(7), title: 'Mornings?' } })),
    });
    open();
    expect(await screen.findByRole('link', { name: 'Mornings?' })).toHaveAttribute(
      'href',
      `/community-qa/${idOf(7)}`,
    );
  });

  it("of the team and of somebody who left is nobody's to open", async () => {
    serve({
      community_topic: () =>
        told(
          whole({ author_profile_id: null, is_seed: true }, [answerRow(201, { author_profile_id: null })]),
        ),
    });
    open();
    const post = await head();
    expect(within(post).getByText('Focus Clarity Lab team')).toBeInTheDocument();
    expect(within(post).getByText('Starter question from the team')).toBeInTheDocument();
    expect(await answerBy(/^Answer by Former member/)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Former member' })).not.toBeInTheDocument();
  });

  it('says in words which answer is the accepted one, and when something was edited', async () => {
    const edited = new Date(Date.now() - 5 * 60_000).toISOString();
    serve({
      community_topic: () =>
        told(
          whole({ state: 'answered', accepted_answer_id: idOf(202), edited_at: edited }, [
            answerRow(202, { accepted: true, edited_at: edited }),
            answerRow(201),
          ]),
        ),
    });
    open();
    const [first, second] = await screen.findAllByRole('article', { name: /^Answer by/ });
    expect(within(first as HTMLElement).getByText('Accepted answer')).toBeInTheDocument();
    expect(within(second as HTMLElement).queryByText('Accepted answer')).not.toBeInTheDocument();
    expect(screen.getAllByText('Edited 5 minutes ago')).toHaveLength(2);
  });

  it('that is taken away while somebody reads it says so instead of staying', async () => {
    const server = serve({ community_topic: () => told(whole()) });
    asAnn(server);
    open();
    await title();
    server.answers.community_topic = () => told(null);
    server.answers.report = () => told(null);
    await choose(await head(), 'Report this post');
    await userEvent.click(await screen.findByRole('radio', { name: 'Hate' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'This question was removed.' }),
    ).toBeInTheDocument();
    expect(screen.queryByText('wait')).not.toBeInTheDocument();
  });
});

describe('a question of a blocked member', () => {
  it('is not there to be read before it is known whom the reader does not want to read', async () => {
    const server = serve({ community_topic: () => told(whole()) });
    asAnn(server);
    let answer = () => {};
    const coming = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { from } = current.backend.client;
    Object.assign(current.backend.client, {
      from: (table: string) => {
        const query = from(table);
        if (table !== 'blocks') return query;
        const rows = { data: [{ blocked_profile_id: benProfile }], error: null };
        return { select: () => coming.then(() => rows) };
      },
    });
    open();
    expect(await screen.findByText('How do I begin in the morning?')).not.toBeVisible();
    answer();
    expect(await screen.findByText('Post by a blocked member.')).toBeVisible();
    expect(screen.queryByText('How do I begin in the morning?')).not.toBeInTheDocument();
  });

  it('is folded under a heading that does not repeat it, and opens on a press', async () => {
    const server = serve({ community_topic: () => told(whole({}, [])) });
    asAnn(server);
    current.backend.rows.blocks = [{ blocked_profile_id: benProfile }];
    open();
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Post by a blocked member.' }),
    ).toBeInTheDocument();
    expect(document.title).not.toContain('How do I begin');
    expect(screen.queryByText('How do I begin in the morning?')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show', expanded: false }));
    expect(await title()).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });
});

describe('the card of a member', () => {
  it('lies over the question, which is not read again, and goes with the address', async () => {
    const server = serve({
      community_topic: () => told(whole({}, [answerRow(201)])),
      community_cards: () =>
        told([
          {
            id: benProfile,
            handle: 'Ben',
            avatar: 'from-a-later-version',
            premium: true,
            team: false,
            new_here: true,
            about: 'I walk a lot.',
            lang: 'en',
            member_since: '2026-03-01T00:00:00Z',
            answers: 4,
            helpful: 1,
          },
        ]),
    });
    open();
    await title();
    await userEvent.click(screen.getAllByRole('link', { name: 'Ben' })[0] as HTMLElement);
    const sheet = await screen.findByRole('dialog', { name: 'Member' });
    expect(await within(sheet).findByText('I walk a lot.')).toBeInTheDocument();
    for (const line of [
      'Premium member',
      'New here',
      'Member since March 2026',
      '4 answers',
      'Found helpful 1 time',
    ])
      expect(within(sheet).getByText(line)).toBeInTheDocument();
    expect(within(sheet).queryByRole('button', { name: 'Block this member' })).not.toBeInTheDocument();
    expect(address()).toBe(`/community-qa/${questionId}?member=${benProfile}`);
    await userEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    expect(address()).toBe(`/community-qa/${questionId}`);
    expect(askedOf(server, 'community_topic')).toHaveLength(1);
  });
});

import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import {
  alertText,
  annProfile,
  answerRow,
  asAnn,
  askedOf,
  questionId,
  refused,
  serve,
  told,
  whole,
} from '../support';
import { answerBy, choose, focusedPost, head, open } from './topic-page';

describe("a change of one's own text", () => {
  const mine = answerRow(201, { author_profile_id: annProfile, body: 'I put my shoes on first.' });
  const begin = async () => {
    const server = serve({ community_topic: () => told(whole({}, [mine])) });
    asAnn(server);
    open();
    const post = await answerBy(/^Answer by Ann-here/);
    await choose(post, 'Edit');
    const field = await within(post).findByRole('textbox', { name: 'Edit' });
    return { server, post, field };
  };
  const save = (post: HTMLElement) =>
    userEvent.click(within(post).getByRole('button', { name: 'Save changes' }));

  it('begins in the field, and ends at the post', async () => {
    const { server, post, field } = await begin();
    await waitFor(() => expect(field).toHaveFocus());
    server.answers.edit_answer = () => told({ id: mine.id, state: 'visible', version: 2 });
    server.answers.community_topic = () =>
      told(whole({}, [{ ...mine, body: 'I open the window first.', version: 2 }]));
    await userEvent.clear(field);
    await userEvent.type(field, 'I open the window first.');
    await save(post);
    await waitFor(() =>
      expect(within(post).queryByRole('textbox', { name: 'Edit' })).not.toBeInTheDocument(),
    );
    expect(askedOf(server, 'edit_answer')).toEqual([
      { p_id: mine.id, p_version: 1, p_body: 'I open the window first.' },
    ]);
    await waitFor(() => expect(focusedPost()).toBe(mine.id));
  });

  it('too short is refused at the field before anything is sent', async () => {
    const { server, post, field } = await begin();
    await userEvent.clear(field);
    await userEvent.type(field, 'No.');
    await save(post);
    expect(field).toHaveAccessibleDescription(/Please write at least 20 characters\./);
    expect(askedOf(server, 'edit_answer')).toEqual([]);
  });

  it("against a change of another shows both texts, keeps one's own, and writes over what was seen", async () => {
    const { server, post, field } = await begin();
    await userEvent.type(field, ' And then my coat.');
    server.answers.edit_answer = () => refused('version_conflict');
    server.answers.community_topic = () =>
      told(whole({}, [{ ...mine, body: 'Changed by the team, kindly.', version: 5 }]));
    await save(post);
    const theirs = await within(post).findByRole('region', { name: 'As it stands now' });
    expect(theirs).toHaveTextContent('Changed by the team, kindly.');
    expect(await alertText()).toContain('Someone else changed this.');
    expect(field).toHaveValue('I put my shoes on first. And then my coat.');
    server.answers.edit_answer = () => told({ id: mine.id, state: 'visible', version: 6 });
    await save(post);
    await waitFor(() => expect(askedOf(server, 'edit_answer')).toHaveLength(2));
    expect(askedOf(server, 'edit_answer')[1]).toMatchObject({ p_version: 5 });
    await waitFor(() => expect(focusedPost()).toBe(mine.id));
  });

  it("of a title is staff's once somebody has answered", async () => {
    const server = serve({
      community_topic: () => told(whole({ author_profile_id: annProfile }, [answerRow(201)])),
    });
    asAnn(server);
    const view = open();
    const post = await head();
    await choose(post, 'Edit');
    expect(await within(post).findByRole('textbox', { name: 'More about it' })).toBeInTheDocument();
    expect(within(post).queryByRole('textbox', { name: 'Your question' })).not.toBeInTheDocument();
    view.unmount();
    server.answers.community_topic = () => told(whole({ author_profile_id: annProfile }));
    server.answers.edit_topic = () => told({ id: questionId, state: 'open', version: 2 });
    open();
    const again = await head();
    await choose(again, 'Edit');
    const titleField = await within(again).findByRole('textbox', { name: 'Your question' });
    await userEvent.clear(titleField);
    await userEvent.type(titleField, 'Where do mornings begin?');
    await save(again);
    await waitFor(() =>
      expect(askedOf(server, 'edit_topic')).toEqual([
        {
          p_id: questionId,
          p_version: 1,
          p_title: 'Where do mornings begin?',
          p_body: 'I sit there and **wait**.',
          p_tags: ['starting'],
        },
      ]),
    );
    await waitFor(() => expect(focusedPost()).toBe(questionId));
  });
});

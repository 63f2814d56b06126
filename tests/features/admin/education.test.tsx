import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { address, current } from '../auth/support';
import { button, field, loadLibraryDesk, row } from './education-support';
import { heading, refusal, rowLink, uuid } from './support';

const { answers, open, calls } = await loadLibraryDesk();

describe('the list of the library desk', () => {
  it('says of each text where it stands, when it appears, and how it stands with each language', async () => {
    answers.desk_library = () => ({
      rows: [row(1), row(2, { publish_at: '2099-01-01T10:00:00Z', langs: {} })],
      total: 1001,
    });
    open('?tab=education');
    expect(await rowLink('A desk in the morning')).toHaveAttribute(
      'href',
      `/admin/dashboard?tab=education&article=${uuid(1)}`,
    );
    const [first, second] = screen
      .getAllByRole('listitem')
      .filter((item) => within(item).queryByText(/text-/));
    expect(first).toHaveTextContent(
      /Published.*Current:English.*In draft:Français.*Outdated:Deutsch.*Missing:Español/,
    );
    expect(second).toHaveTextContent('Without an English title');
    expect(second).toHaveTextContent(/Scheduled for January 1, 2099/);
    expect(screen.getByText('2 of 1,000+')).toBeInTheDocument();
  });

  it('keeps its filters in the address, and says when nothing fits', async () => {
    open('?tab=education');
    await userEvent.selectOptions(await field('Where it stands'), 'Archived');
    await userEvent.selectOptions(await field('Without a text in'), '日本語');
    await userEvent.selectOptions(await field('Last review'), 'More than a year ago');
    expect(address()).toBe('/admin/dashboard?tab=education&state=archived&missing=ja&review=due');
    expect(await screen.findByText('No entries for these filters.')).toBeInTheDocument();
    expect(calls('desk_library').at(-1)).toEqual({
      p_limit: 25,
      p_state: 'archived',
      p_missing: 'ja',
      p_due: true,
    });
    await userEvent.click(await button('Clear filters'));
    expect(address()).toBe('/admin/dashboard?tab=education');
  });

  it('goes on where the page ended', async () => {
    answers.desk_library = ({ p_before }) => ({
      rows: p_before ? [row(90)] : Array.from({ length: 25 }, (_, n) => row(n + 1)),
      total: 26,
    });
    open('?tab=education');
    await userEvent.click(await button('Show more texts'));
    await waitFor(() =>
      expect(calls('desk_library').at(-1)).toMatchObject({
        p_before: '2026-11-20T10:00:00Z',
        p_id: uuid(25),
      }),
    );
    expect(await screen.findByText('26 of 26')).toBeInTheDocument();
  });

  it.each([['orders_admin'], ['payments_admin']])('is closed to %s', async (role) => {
    current.backend.rows.admin_roles = [{ role_type: role }];
    open('?tab=education');
    expect(await heading('Insufficient Privileges')).toBeInTheDocument();
    expect(screen.getByText('This area requires Education Admin privileges.')).toBeInTheDocument();
    expect(calls('desk_library')).toEqual([]);
  });
});

describe('a new text', () => {
  it('gets an address from its title, and is told when that is taken', async () => {
    open('?tab=education&article=new');
    await userEvent.type(await field('English title'), 'Été on a desk');
    expect(await field('Address')).toHaveValue('ete-on-a-desk');
    answers.create_article = () => refusal('slug_taken');
    await userEvent.click(await button('Make the draft'));
    expect(await screen.findByText('Another text has this address, or had it once.')).toBeInTheDocument();
    await userEvent.clear(await field('Address'));
    await userEvent.type(await field('Address'), 'внимание');
    await userEvent.click(await button('Make the draft'));
    expect(await screen.findByText(/Use 3 to 80 small letters/)).toBeInTheDocument();
    expect(calls('create_article')).toHaveLength(1);
  });

  it('of the blog is open to everybody', async () => {
    open('?tab=education&article=new');
    await userEvent.selectOptions(await field('Kind of text'), 'From the team');
    expect(screen.queryByLabelText('Who can read it')).not.toBeInTheDocument();
    await userEvent.type(await field('English title'), 'News of the week');
    answers.create_article = () => row(1, { state: 'draft' });
    await userEvent.click(await button('Make the draft'));
    await waitFor(() =>
      expect(calls('create_article')[0]).toMatchObject({ p_kind: 'blog', p_tier: 'freemium' }),
    );
    await waitFor(() => expect(address()).toMatch(/article=/));
  });
});

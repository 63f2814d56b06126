import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { contactSample } from '../../database/support/rows/messages';
import { current } from '../auth/support';
import { heading, loadDesk, patient, refusal, uuid } from './support';

const { answers, open, calls } = await loadDesk();
await import('@/features/admin/tickets/ticket-section');

const ticket = (n: number, more: object = {}) => ({
  id: uuid(n),
  kind: 'technical',
  ticket: `FCL-M7PFR400-0000${n}`,
  created_at: '2026-11-20T10:00:00Z',
  is_priority: n === 1,
  state: 'open',
  version: 1,
  clock: 'overdue',
  answered_at: null,
  ...more,
});
const opened = (n: number, more: object = {}) => ({
  ...ticket(n),
  content: contactSample(n).content,
  replies: [],
  ...more,
});

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
  answers.contact_inbox = () => [ticket(1), ticket(2)];
  answers.contact_total = () => 2;
  answers.read_contact = ({ p_message: id }) => opened(id === uuid(1) ? 1 : 2);
});

describe('tickets of the contact form', () => {
  it('stand in the overview of full admins, premium marked, with the promised time', async () => {
    open('');
    await heading('Tickets from the contact form');
    const row = within(await screen.findByRole('row', { name: /^FCL-M7PFR400-00001/ }, patient));
    expect(row.getByText('Premium')).toBeInTheDocument();
    expect(row.getByText('Over 48 hours')).toBeInTheDocument();
    expect(row.getByText('Technical problem')).toBeInTheDocument();
  });

  it('are narrowed in the address, by number as well', async () => {
    open('?tab=overview&state=open&kind=none');
    await heading('Tickets from the contact form');
    const number = await screen.findByRole('textbox', { name: 'Ticket number' }, patient);
    await userEvent.type(number, 'fcl-m7pfr400-00002{Enter}');
    await waitFor(() =>
      expect(calls('contact_inbox').at(-1)).toMatchObject({
        p_filters: { state: 'open', ticket: 'FCL-M7PFR400-00002' },
      }),
    );
  });

  it('are answered by mail, what was typed stays while somebody else was faster, and the next row takes the focus', async () => {
    open('?tab=overview&state=open');
    await userEvent.click(await screen.findByRole('link', { name: 'FCL-M7PFR400-00001' }, patient));
    expect(
      await screen.findByText(/The page of my report stays empty/, undefined, patient),
    ).toBeInTheDocument();
    expect(screen.getByText('Ann Example, ann@example.com')).toBeInTheDocument();
    const send = await screen.findByRole('button', { name: 'Send the answer' }, patient);
    await userEvent.click(send);
    expect(await screen.findByText('Write an answer first.')).toBeInTheDocument();
    expect(calls('answer_contact')).toEqual([]);

    const text = screen.getByRole('textbox', { name: 'Answer by mail' });
    await userEvent.type(text, 'Please load it anew.');
    answers.answer_contact = () => refusal('version_conflict');
    answers.read_contact = () => opened(1, { version: 2 });
    await userEvent.click(send);
    expect(await screen.findByText(/Someone else changed this/)).toBeInTheDocument();
    expect(text).toHaveValue('Please load it anew.');

    answers.answer_contact = () => opened(1, { state: 'answered', version: 3, clock: 'met' });
    await waitFor(() => expect(calls('read_contact')).toHaveLength(2));
    await userEvent.click(send);
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', uuid(2)));
    expect(calls('answer_contact').at(-1)).toMatchObject({
      p_message: uuid(1),
      p_version: 2,
      p_lang: 'en',
      p_body: 'Please load it anew.',
    });
    const [first, second] = calls('answer_contact') as { p_id: string }[];
    expect(first?.p_id).toBe(second?.p_id);
  });

  it('lead to the orders and the account of their sender, and look nobody up by it', async () => {
    open(`?tab=overview&case=${uuid(1)}`);
    expect(await screen.findByRole('link', { name: 'Orders of this address' }, patient)).toHaveAttribute(
      'href',
      '/admin/dashboard?tab=orders&email=ann%40example.com',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Look up this account' }));
    const field = () => screen.getByRole('textbox', { name: 'Whole address or number of the account' });
    await waitFor(() => expect(field()).toHaveFocus());
    expect(field()).toHaveValue('ann@example.com');
    expect(screen.getByText('Ann Example, ann@example.com')).toBeInTheDocument();
    expect(calls('look_up_person')).toEqual([]);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(calls('look_up_person')).toEqual([{ p_asked: 'ann@example.com' }]));
  });

  it('show what was written as it was written, and never as a page', async () => {
    const message = '<img src=x onerror="alert(1)"><a href="javascript:alert(2)">Look here, please</a>';
    answers.read_contact = () => ({ ...opened(1), content: contactSample(1, { message }).content });
    open(`?tab=overview&case=${uuid(1)}`);
    const text = await screen.findByText(message, undefined, patient);
    expect(text.children).toHaveLength(0);
    expect(screen.queryByRole('link', { name: 'Look here, please' })).not.toBeInTheDocument();
  });

  it('say in which order they stand', async () => {
    open('?tab=overview&state=open');
    const came = () => screen.findByRole('columnheader', { name: 'Came in' }, patient);
    expect(await came()).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await came()).toHaveAttribute('aria-sort', 'descending'));
  });

  it('are not there for others, and their code is not asked for anything', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
    open('');
    await heading('What you did');
    expect(screen.queryByText('Tickets from the contact form')).not.toBeInTheDocument();
    expect(calls('contact_inbox')).toEqual([]);
  });
});

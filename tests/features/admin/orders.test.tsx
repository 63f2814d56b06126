import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { current } from '../auth/support';
import { heading, loadDesk, patient, refusal, uuid } from './support';

const { answers, open, calls } = await loadDesk();
await import('@/features/admin/orders/orders-tab');

const line = { sku: 'test-delay-choice', title: 'Delay Choice' };
const order = (n: number, more: object = {}) => ({
  id: uuid(n),
  created_at: `2026-11-2${n}T10:00:00Z`,
  paid_at: null,
  status: 'paid',
  currency: 'usd',
  total_cents: 1499,
  refunded_cents: 0,
  coupon_code: 'SAVE1',
  lines: [line],
  ...more,
});
const opened = (n: number, more: object = {}) => ({
  ...order(n),
  email: 'ann@example.com',
  bundle_percent: 0,
  bundle_discount_cents: 0,
  coupon_discount_cents: 100,
  tax_cents: 200,
  lines: [
    {
      ...line,
      unit_price_cents: 1599,
      parts_cents: null,
      discount_cents: 100,
      paid_cents: 1499,
      refunded: false,
      grants: [{ sku: line.sku, active: true, open: true }],
    },
  ],
  events: [
    { at: '2026-11-21T10:00:00Z', kind: 'ordered' },
    { at: '2026-11-21T10:01:00Z', kind: 'paid', cents: 1499 },
    { at: '2026-11-21T10:02:00Z', kind: 'mail_sent', about: 'order_paid' },
  ],
  version: 0,
  notes: [],
  ...more,
});
const note = (body: string) => ({
  id: uuid(90),
  body,
  created_at: '2026-11-22T10:00:00Z',
  author: 'felix@example.com',
});
const short = 'BBBBBBBB';

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
  answers.order_list = () => [order(1), order(2, { status: 'disputed' })];
  answers.order_total = () => 1001;
  answers.read_order = () => opened(1);
});

describe('orders', () => {
  it('stand in a list sorted by time that says what was bought and nothing of the person', async () => {
    open('?tab=orders');
    await heading('Orders of the store');
    const table = within(await screen.findByRole('table', { name: 'Orders of the store' }, patient));
    expect(table.getByRole('columnheader', { name: 'Ordered on' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(table.getAllByText('Delay Choice')).toHaveLength(2);
    expect(table.getByText('In dispute')).toBeInTheDocument();
    expect(screen.getByText('2 of 1,000+')).toBeInTheDocument();
    expect(screen.queryByText(/@example/)).not.toBeInTheDocument();
  });

  it('are narrowed in the address: amounts go as cents, part of an address is refused where it is typed', async () => {
    open('?tab=orders&least=19.9&sort=smallest&state=none');
    await heading('Orders of the store');
    await waitFor(() =>
      expect(calls('order_list').at(-1)).toMatchObject({
        p_filters: { least: '1990', sort: 'smallest' },
        p_limit: 25,
      }),
    );
    expect(calls('order_total').at(-1)).toEqual({ p_filters: { least: '1990' } });
    expect(await screen.findByRole('columnheader', { name: 'Amount to pay' }, patient)).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    const before = calls('order_list').length;
    const email = screen.getByRole('textbox', { name: 'Whole address of the buyer' });
    await userEvent.type(email, 'ann@{Enter}');
    expect(await screen.findByText('Nothing can be looked for by this.')).toBeInTheDocument();
    expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(calls('order_list')).toHaveLength(before);
    await userEvent.type(email, 'example.com{Enter}');
    await waitFor(() =>
      expect(calls('order_list').at(-1)).toMatchObject({ p_filters: { email: 'ann@example.com' } }),
    );
  });

  it('open with their amounts, what they open and what happened; the row takes the focus again', async () => {
    open('?tab=orders');
    const [first] = await screen.findAllByRole('link', { name: short }, patient);
    if (first) await userEvent.click(first);
    expect(await screen.findByText('ann@example.com', undefined, patient)).toBeInTheDocument();
    expect(screen.getByText('Coupon SAVE1')).toBeInTheDocument();
    expect(screen.getByText('open for the buyer')).toBeInTheDocument();
    const events = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(events.join('\n')).toMatch(
      /Order made[\s\S]*Order paid \$14.99[\s\S]*Mail about the purchase sent/,
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back to the orders' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', uuid(1)));
  });

  it('say of a line with nothing taken off that it is nothing, without a minus', async () => {
    const [full] = opened(1).lines;
    answers.read_order = () => opened(1, { lines: [{ ...full, unit_price_cents: 1499, discount_cents: 0 }] });
    open(`?tab=orders&order=${uuid(1)}`);
    const lines = within(await screen.findByRole('table', { name: 'Lines of the order' }, patient));
    expect(lines.getByText('$0.00')).toBeInTheDocument();
  });

  it('take a note once; where somebody else was faster theirs is shown and what was typed stays', async () => {
    open(`?tab=orders&order=${uuid(1)}`);
    const keep = await screen.findByRole('button', { name: 'Keep the note' }, patient);
    await userEvent.click(keep);
    expect(await screen.findByText('Write a note first.')).toBeInTheDocument();
    const text = screen.getByRole('textbox', { name: 'New note' });
    await userEvent.type(text, '<b>Called back</b>');
    answers.note_order = () => refusal('version_conflict');
    answers.read_order = () => opened(1, { version: 1, notes: [note('Already done.')] });
    await userEvent.click(keep);
    expect(await screen.findByText(/Someone else changed this/)).toBeInTheDocument();
    expect(await screen.findByText('Already done.')).toBeInTheDocument();
    expect(text).toHaveValue('<b>Called back</b>');
    answers.note_order = ({ p_body: body }) =>
      opened(1, { version: 2, notes: [note('Already done.'), { ...note(String(body)), id: uuid(91) }] });
    await userEvent.click(keep);
    await waitFor(() => expect(text).toHaveValue(''));
    expect(screen.getByText('<b>Called back</b>')).toBeInTheDocument();
    const [one, two] = calls('note_order') as { p_id: string; p_version: number }[];
    expect([one?.p_version, two?.p_version]).toEqual([0, 1]);
    expect(one?.p_id).toBe(two?.p_id);
  });

  it('are no tab of who does not deal with them', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'education_admin' }];
    open('?tab=orders');
    await heading('Insufficient Privileges');
    expect(calls('order_list')).toEqual([]);
  });
});

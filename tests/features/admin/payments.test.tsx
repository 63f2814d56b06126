import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/app-error';
import { current } from '../auth/support';
import { heading, loadDesk, patient, uuid } from './support';

const send = vi.hoisted(() => vi.fn());
vi.mock('@/integrations/supabase/functions', () => ({ call: send, callFunction: send }));

const { answers, open, calls } = await loadDesk();
await import('@/features/admin/payments/payments-tab');

const payment = (n: number, more: object = {}) => ({
  id: uuid(n),
  kind: 'order',
  state: 'paid',
  urgent: false,
  at: '2026-11-20T10:00:00Z',
  amount_cents: 2460,
  refunded_cents: 0,
  currency: 'usd',
  version: 1,
  about: ['Sleep check'],
  ...more,
});
const opened = (more: object = {}) => ({
  ...payment(1),
  left_cents: 2460,
  email: 'ann@example.com',
  receipt_url: 'https://pay.example.com/receipt',
  lines: [{ sku: 'sleep', title: 'Sleep check', paid_cents: 2460, refunded: false }],
  invoices: [],
  refunds: [],
  events: [
    {
      id: 'evt_1',
      type: 'charge.refunded',
      event_created: '2026-11-20T10:00:00Z',
      outcome: 'refused',
      detail: 'wrong_amount',
    },
  ],
  ...more,
});
const requested = {
  id: uuid(9),
  amount_cents: 1000,
  currency: 'usd',
  state: 'requested',
  reason: 'Bought twice',
  created_at: '2026-11-20T10:00:00Z',
  actor: 'payments@example.com',
};

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ state: 'requested' });
  current.backend.rows.admin_roles = [{ role_type: 'payments_admin' }];
  answers.payment_list = () => [
    payment(2, { kind: 'plan', state: 'disputed', urgent: true, about: ['plus'] }),
    payment(1),
  ];
  answers.payment_total = () => 2;
  answers.read_payment = () => opened();
});

const openOne = async () => {
  open('?tab=payments');
  await userEvent.click(await screen.findByRole('link', { name: 'Sleep check' }, patient));
  return screen.findByRole('form', { name: 'Give money back' }, patient);
};
const fill = async (form: HTMLElement, amount: string) => {
  const fields = within(form);
  const typed = fields.getByRole('textbox', { name: /^Amount to give back in USD/ });
  await userEvent.clear(typed);
  await userEvent.type(typed, amount);
  const why = fields.getByRole('textbox', { name: /^Why/ });
  await userEvent.clear(why);
  await userEvent.type(why, 'Bought twice');
  await userEvent.click(fields.getByRole('button', { name: 'Go on to the refund' }));
};

describe('payments', () => {
  it('stand in a list that is narrowed by the address, with what waits marked', async () => {
    open('?tab=payments&state=disputed&kind=none');
    await heading('Payments and refunds');
    const row = within(await screen.findByRole('row', { name: /^Plus/ }, patient));
    expect(row.getByText('Disputed at the bank')).toBeInTheDocument();
    expect(calls('payment_list').at(-1)).toMatchObject({ p_filters: { state: 'disputed' }, p_limit: 25 });
  });

  it.each([
    ['?tab=payments', 'by what waits first', { 'State of the payment': 'other' }],
    ['?tab=payments&state=paid', 'within one state by the latest', { 'Time of the payment': 'descending' }],
  ])('say at %s that their list is sorted %s', async (search, _how, sorted) => {
    open(search);
    await screen.findByRole('link', { name: 'Sleep check' }, patient);
    const heads = screen
      .getAllByRole('columnheader')
      .map((head) => [head.textContent, head.getAttribute('aria-sort')] as const);
    expect(Object.fromEntries(heads.filter(([, sort]) => sort !== null))).toEqual(sorted);
  });

  it('are given back after the amount was typed once more, with a reason', async () => {
    const form = await openOne();
    await fill(form, '12.345');
    expect(await screen.findByText('Enter an amount such as 12.50.')).toBeInTheDocument();
    await fill(form, '24.61');
    expect(await screen.findByText('This amount is more than can be refunded.')).toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();

    await fill(form, '10');
    const dialog = within(
      await screen.findByRole('alertdialog', { name: 'Give $10.00 back to ann@example.com?' }),
    );
    expect(dialog.getByText('What was bought stays open.')).toBeInTheDocument();
    const again = dialog.getByRole('textbox', { name: /10\.00/ });
    await userEvent.type(again, '1.00{Enter}');
    expect(await dialog.findByText('This is not the same amount.')).toBeInTheDocument();
    await userEvent.clear(again);
    answers.read_payment = () => opened({ refunds: [requested], left_cents: 1460, version: 2 });
    await userEvent.type(again, '10.00{Enter}');
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'admin-refund' }), {
        id: expect.any(String),
        payment: uuid(1),
        version: 1,
        amount_cents: 1000,
        reason: 'Bought twice',
      }),
    );
    expect(await screen.findByText(/sent, the provider has not told yet/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Send this refund again' }));
    await waitFor(() =>
      expect(send.mock.calls.at(-1)?.[1]).toMatchObject({ id: uuid(9), amount_cents: 1000 }),
    );
  });

  it('keep the key of a refund whose answer got lost, and say why one was refused', async () => {
    const form = await openOne();
    send.mockRejectedValueOnce(new AppError('network'));
    await fill(form, '24.60');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/This is all that is left/)).toBeInTheDocument();
    await userEvent.type(dialog.getByRole('textbox'), '24.60');
    const confirm = dialog.getByRole('button', { name: 'Give it back' });
    await userEvent.click(confirm);
    await dialog.findByText('This did not work');
    send.mockRejectedValueOnce(new AppError('conflict', { status: 409, detail: 'already_refunded' }));
    await userEvent.click(confirm);
    expect(await dialog.findByText('This payment was already refunded.')).toBeInTheDocument();
    const [first, second] = send.mock.calls.map(([, body]) => (body as { id: string }).id);
    expect(second).toBe(first);
  });

  it('show papers, lines and what the provider told, and offer nothing where nothing is left', async () => {
    answers.read_payment = () => opened({ state: 'refunded', left_cents: 0, refunded_cents: 2460 });
    open(`?tab=payments&case=${uuid(1)}`);
    expect(
      await screen.findByText('Nothing of this payment can be given back now.', undefined, patient),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /^Receipt of the card payment/ })).toHaveAttribute(
      'href',
      'https://pay.example.com/receipt',
    );
    expect(screen.getByText('charge.refunded')).toBeInTheDocument();
    expect(screen.getByText('money given back to the card')).toBeInTheDocument();
    expect(screen.queryByRole('form', { name: 'Give money back' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Back to the payments' }));
    const row = await screen.findByRole('row', { name: /^Sleep check/ }, patient);
    await waitFor(() => expect(row).toHaveFocus());
  });
});

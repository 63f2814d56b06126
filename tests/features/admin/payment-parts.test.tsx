import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AppError } from '@/lib/app-error';
import { current } from '../auth/support';
import { loadDesk, patient, uuid } from './support';

const send = vi.hoisted(() => vi.fn());
vi.mock('@/integrations/supabase/functions', () => ({ call: send, callFunction: send }));

const { answers, open, calls } = await loadDesk();
await import('@/features/admin/payments/payments-tab');

beforeEach(() => {
  send.mockReset();
  send.mockResolvedValue({ state: 'requested' });
  current.backend.rows.admin_roles = [{ role_type: 'payments_admin' }];
});

describe('what belongs to payments', () => {
  const price = (id: string, more: object = {}) => ({
    id,
    tier: 'plus',
    interval: 'month',
    amount_cents: 999,
    currency: 'usd',
    trial_days: 0,
    active: true,
    version: 2,
    ...more,
  });
  const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
  const type = (name: RegExp | string, text: string) =>
    userEvent.type(screen.getByRole('textbox', { name }), text);

  it('is a price, offered as the provider has it in the place of the one on offer, or retired', async () => {
    answers.plan_price_list = () => [price('price_now'), price('price_old', { active: false })];
    open('?tab=payments&part=prices');
    await screen.findByRole('form', { name: 'Offer another price' }, patient);
    await press('Compare and offer');
    expect(await screen.findByText(/Enter the number at the provider and an amount/)).toBeInTheDocument();
    await type(/^Number at the provider/, 'price_new');
    await type('Amount of the price in USD', '12.99');
    send.mockRejectedValueOnce(new AppError('conflict', { status: 409, detail: 'price_differs' }));
    await press('Compare and offer');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1));
    // Refused, what was typed stays; sent again, it is gone with success.
    const number = screen.getByRole('textbox', { name: /^Number at the provider/ });
    expect(number).toHaveValue('price_new');
    await press('Compare and offer');
    await waitFor(() => expect(number).toHaveValue(''));
    expect(send.mock.calls.at(-1)).toEqual([
      expect.objectContaining({ name: 'admin-plan-price' }),
      {
        price: 'price_new',
        tier: 'plus',
        interval: 'month',
        amount_cents: 1299,
        trial_days: 0,
        replaces: 'price_now',
      },
    ]);
    answers.retire_plan_price = () => price('price_now', { active: false });
    await press(/^Retire the price: Plus/);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Retire the price' }),
    );
    await waitFor(() => expect(calls('retire_plan_price')).toEqual([{ p_id: 'price_now', p_version: 2 }]));
  });

  it('is a coupon, made, limited and stopped at the version that was read', async () => {
    const coupon = {
      code: 'SPRING',
      percent_off: 10,
      amount_off_cents: null,
      min_subtotal_cents: 0,
      valid_until: null,
      max_redemptions: 5,
      once_per_person: true,
      active: true,
      redeemed: 2,
      version: 3,
    };
    answers.coupon_list = () => [coupon];
    answers.save_coupon = () => coupon;
    open('?tab=payments&part=coupons');
    const row = within(await screen.findByRole('row', { name: /^SPRING/ }, patient));
    expect(row.getByText('2 of 5')).toBeInTheDocument();
    expect(screen.getAllByRole('columnheader')[0]).toHaveAttribute('aria-sort', 'ascending');
    await press('Make the coupon');
    expect(await screen.findByText(/one of them does not fit/)).toBeInTheDocument();
    await type(/^Code that is typed/, 'summer-26');
    await type('What it takes off', '15');
    await press('Make the coupon');
    await waitFor(() =>
      expect(calls('save_coupon').at(-1)).toMatchObject({
        p_coupon: { code: 'SUMMER-26', percent_off: 15, amount_off_cents: null, max_redemptions: null },
      }),
    );
    await press('Change limit and end: SPRING');
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.clear(dialog.getByRole('textbox', { name: /^Most uses/ }));
    await userEvent.type(dialog.getByRole('textbox', { name: /^Most uses/ }), '9');
    await userEvent.click(dialog.getByRole('button', { name: 'Change the coupon' }));
    await waitFor(() =>
      expect(calls('save_coupon').at(-1)).toEqual({
        p_coupon: { code: 'SPRING', active: true, valid_until: null, max_redemptions: 9 },
        p_version: 3,
      }),
    );
    await press('Accept it no more: SPRING');
    await waitFor(() => expect(calls('save_coupon').at(-1)).toMatchObject({ p_coupon: { active: false } }));
  });

  it('is a gift with a reason and an end, offered to full admins alone', async () => {
    open('?tab=payments&part=gifts');
    expect(await screen.findByRole('link', { name: 'Coupon codes' }, patient)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Gifts by the team' })).not.toBeInTheDocument();
    expect(calls('gift_list')).toEqual([]);
  });

  it('is a gift, the same one when it is sent again, that can be taken back', async () => {
    current.backend.rows.admin_roles = [{ role_type: 'full_admin' }];
    current.backend.rows.catalog_items = [];
    answers.gift_list = () => [
      {
        id: uuid(5),
        sku: null,
        tier: 'premium',
        title: null,
        reason: 'Helped us',
        created_at: '2026-11-20T10:00:00Z',
        ends_at: '2027-01-20T00:00:00Z',
        ended_at: null,
        in_force: true,
        email: 'ann@example.com',
        actor: 'full@example.com',
        version: 1,
      },
    ];
    answers.give_gift = () => ({ data: null, error: { message: 'fetch failed' } });
    open('?tab=payments&part=gifts');
    await screen.findByRole('form', { name: 'Give a plan or an item' }, patient);
    expect(await screen.findByRole('columnheader', { name: 'Given on' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await press('Give it');
    expect(await screen.findByText(/Enter an address, the last day and a reason/)).toBeInTheDocument();
    await type(/^Address of the receiver/, 'ben@example.com');
    await userEvent.type(screen.getByLabelText(/^Last day it is open/), '2026-12-24');
    await type(/^Reason of the gift/, 'Found a fault');
    await press('Give it');
    await waitFor(() => expect(calls('give_gift')).toHaveLength(1));
    await press('Give it');
    await waitFor(() => expect(calls('give_gift')).toHaveLength(2));
    const [first, second] = calls('give_gift') as { p_id: string }[];
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      p_email: 'ben@example.com',
      p_what: 'plus',
      p_until: '2026-12-24',
      p_reason: 'Found a fault',
    });
    await press(/^Take the gift back: Premium/);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Take the gift back' }),
    );
    await waitFor(() => expect(calls('take_gift_back')).toEqual([{ p_id: uuid(5), p_version: 1 }]));
  });

  it('is an event that was not applied, tried again by itself', async () => {
    answers.waiting_events = () => [
      {
        id: 'evt_9',
        type: 'charge.refunded',
        event_created: '2026-11-20T10:00:00Z',
        outcome: 'refused',
        detail: 'wrong_amount',
        deliveries: 1,
      },
    ];
    open('?tab=payments&part=events');
    // In words, and by the name that it is found by at the provider.
    await screen.findByRole('row', { name: /^money given back to the card ?charge\.refunded/ }, patient);
    const sorted = screen.getAllByRole('columnheader').map((head) => head.getAttribute('aria-sort'));
    expect(sorted).toEqual([null, 'descending', null, null]);
    await press('Try again: evt_9');
    await waitFor(() =>
      expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: 'admin-reconcile' }), {
        event: 'evt_9',
      }),
    );
  });
});

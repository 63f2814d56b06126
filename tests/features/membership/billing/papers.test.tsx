import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { brand } from '@/config/brand';
import { openAccountSettings, testRun } from '../../account/support';
import { invoice, line, order } from './papers';

const part = (name: string) => within(screen.getByRole('region', { name }));

describe('invoices', () => {
  it('say what they are for and open in a tab that cannot reach this one', async () => {
    await openAccountSettings({ billing_invoices: [invoice()] });
    const link = await part('Invoices').findByRole('link', {
      name: 'Open Invoice FCL-0001 from January 5, 2026 (opens in a new tab)',
    });
    expect(link).toHaveAttribute('href', 'https://pay.example.com/invoice/in_1');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(part('Invoices').getByText(/\$9\.99 · Paid/)).toBeVisible();
  });

  it('say who sold it, what was paid from credit, and show what was paid back as a credit note', async () => {
    await openAccountSettings({
      billing_invoices: [
        invoice({ amount_cents: 1999, credit_cents: 999, refunded_cents: 500 }),
        invoice({ id: 'in_2', refunded_cents: 999 }),
      ],
    });
    expect(
      await part('Invoices').findByText(/\$19\.99 · \$9\.99 of it from your credit · Partly refunded/),
    ).toBeVisible();
    expect(part('Invoices').getByText('Credit note: −$5.00')).toBeVisible();
    expect(part('Invoices').getByText(/\$9\.99 · Refunded/)).toBeVisible();
    expect(part('Invoices').getByText('Credit note: −$9.99')).toBeVisible();
    expect(
      part('Invoices').getByText(`Seller: ${brand.operator}, ${brand.address.join(', ')}`),
    ).toBeVisible();
  });

  it('of nothing say why', async () => {
    await openAccountSettings({
      billing_invoices: [
        invoice({ amount_cents: 0 }),
        invoice({ id: 'in_2', amount_cents: 0, subscription_id: 'sub_2' }),
      ],
      billing_subscriptions: [
        { id: 'sub_1', trial_ends_at: '2026-01-12T09:00:00+00:00' },
        { id: 'sub_2', trial_ends_at: '2026-01-02T09:00:00+00:00' },
      ],
    });
    expect(await part('Invoices').findByText(/\$0\.00 · Free trial, nothing to pay$/)).toBeVisible();
    expect(part('Invoices').getByText(/\$0\.00 · Nothing to pay$/)).toBeVisible();
  });

  it('lead to the purchase they are for, which leads back, and say where they are for the plan', async () => {
    await openAccountSettings({
      orders: [order()],
      billing_invoices: [
        invoice(),
        invoice({
          id: 'in_2',
          number: 'FCL-0002',
          order_id: 'o1',
          subscription_id: null,
          hosted_url: 'https://pay.example.com/invoice/in_2',
        }),
      ],
    });
    const link = await part('Invoices').findByRole('link', { name: 'Your purchase of January 5, 2026' });
    const [, id = ''] = (link.getAttribute('href') ?? '').split('#');
    await waitFor(() => expect(document.getElementById(id)?.tagName).toBe('LI'));
    expect(part('Invoices').getAllByText('For your plan')).toHaveLength(1);
    expect(
      await part('Purchases').findByRole('link', {
        name: 'Open Invoice FCL-0002 from January 5, 2026 (opens in a new tab)',
      }),
    ).toHaveAttribute('href', 'https://pay.example.com/invoice/in_2');
    expect(part('Purchases').queryByText(/FCL-0001/)).not.toBeInTheDocument();
  });

  it.each(['javascript:alert(1)', 'not an address', null])(
    'without a page of the web have no link: %s',
    async (url) => {
      await openAccountSettings({ billing_invoices: [invoice({ hosted_url: url })] });
      expect(await part('Invoices').findByRole('heading', { name: 'Invoice FCL-0001' })).toBeInTheDocument();
      expect(part('Invoices').queryByRole('link')).not.toBeInTheDocument();
    },
  );

  it('without a number or with an unknown state are still listed', async () => {
    await openAccountSettings({ billing_invoices: [{ ...invoice({ number: null }), status: 'new_word' }] });
    expect(await part('Invoices').findByRole('heading', { name: 'Invoice' })).toBeInTheDocument();
  });

  it('say when there are none, and can be asked for again', async () => {
    testRun.backend.fails.set('billing_invoices', { message: 'down', status: 503 });
    const { backend } = await openAccountSettings();
    const retry = await part('Invoices').findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.click(retry);
    expect(await part('Invoices').findByText(/No invoices yet/)).toBeVisible();
  });
});

describe('purchases', () => {
  it('show every line, every discount and what was paid', async () => {
    await openAccountSettings({
      orders: [
        order({
          subtotal_cents: 3998,
          bundle_percent: 10,
          bundle_discount_cents: 400,
          coupon_code: 'WELCOME10',
          coupon_discount_cents: 360,
          total_cents: 3238,
          receipt_url: 'https://pay.example.com/receipt/1',
          order_lines: [
            line({ id: 'l1', title: 'Memory Check', unit_price_cents: 1499 }),
            line({ id: 'l2', sku: 'test-psyprofile', title: 'PsyProfile Lite', unit_price_cents: 2499 }),
          ],
        }),
      ],
    });
    const row = (await part('Purchases').findByRole('heading', { name: 'January 10, 2026' })).closest('li');
    const names = [...(row?.querySelectorAll('dt') ?? [])].map((node) => node.textContent);
    const amounts = [...(row?.querySelectorAll('dd') ?? [])].map((node) => node.textContent);
    expect(names.map((name, index) => `${name}: ${amounts[index]}`)).toEqual([
      'Memory Check: $14.99',
      'PsyProfile Lite: $24.99',
      'Discount for several items, 10%: −$4.00',
      'Coupon WELCOME10: −$3.60',
      'Total: $32.38',
    ]);
    const receipt = part('Purchases').getByRole('link', {
      name: 'Open receipt from January 10, 2026 (opens in a new tab)',
    });
    expect(receipt).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('show what a bundle saves in a line of its own, beside several items and the code', async () => {
    await openAccountSettings({
      orders: [
        order({
          subtotal_cents: 5998,
          bundle_percent: 10,
          bundle_discount_cents: 600,
          coupon_code: 'WELCOME10',
          coupon_discount_cents: 540,
          total_cents: 4858,
          order_lines: [
            line({
              sku: 'bundle-procrastination',
              title: 'Suite',
              unit_price_cents: 3999,
              parts_cents: 5595,
            }),
            line({ id: 'l2', sku: 'test-focustrack', title: 'FocusTrack', unit_price_cents: 1999 }),
          ],
        }),
      ],
    });
    const row = (await part('Purchases').findByRole('heading', { name: 'January 10, 2026' })).closest('li');
    expect([...(row?.querySelectorAll('dl > div') ?? [])].map((node) => node.textContent)).toEqual([
      'Procrastination Suite$55.95',
      'FocusTrack$19.99',
      'Bundle discount−$15.96',
      'Discount for several items, 10%−$6.00',
      'Coupon WELCOME10−$5.40',
      'Total$48.58',
    ]);
  });

  it('mark what was given back', async () => {
    await openAccountSettings({
      orders: [order({ status: 'refunded', refunded_cents: 1499, order_lines: [line({ refunded: true })] })],
    });
    expect(await part('Purchases').findByText('Memory Check (refunded)')).toBeVisible();
    expect(part('Purchases').getByText('−$14.99')).toBeVisible();
  });

  it.each([
    ['pending', 'Waiting for payment'],
    ['paid', 'Paid'],
    ['partly_refunded', 'Partly refunded'],
    ['disputed', 'In dispute'],
    ['failed', 'Not paid'],
  ] as const)('say how they stand: %s', async (status, text) => {
    await openAccountSettings({ orders: [order({ status })] });
    expect(await part('Purchases').findByText(text)).toBeVisible();
  });

  it('lead to the store when there are none, and can be asked for again', async () => {
    testRun.backend.fails.set('orders', { message: 'down', status: 503 });
    const { backend } = await openAccountSettings();
    const retry = await part('Purchases').findByRole('button', { name: 'Try again' });
    backend.fails.clear();
    await userEvent.click(retry);
    const link = await part('Purchases').findByRole('link', { name: 'Look at the store' });
    expect(link).toHaveAttribute('href', '/store');
  });
});

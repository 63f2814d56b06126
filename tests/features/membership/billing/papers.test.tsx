import { screen, within } from '@testing-library/react';
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

  it('say who sold it, what was paid from credit and what was paid back', async () => {
    await openAccountSettings({ billing_invoices: [invoice({ credit_cents: 999, refunded_cents: 500 })] });
    expect(
      await part('Invoices').findByText(
        /\$9\.99 · \$9\.99 of it from your credit · \$5\.00 paid back · Paid/,
      ),
    ).toBeVisible();
    expect(
      part('Invoices').getByText(`Seller: ${brand.operator}, ${brand.address.join(', ')}`),
    ).toBeVisible();
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
            line({ id: 'l2', title: 'PsyProfile Lite', unit_price_cents: 2499 }),
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

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { current } from '../auth/support';
import { heading, loadDesk, patient, refusal } from './support';

const { answers, open, calls } = await loadDesk();
await import('@/features/admin/orders/orders-tab');

const item = (more: object = {}) => ({
  sku: 'test-delay-choice',
  kind: 'test',
  title: 'Delay Choice',
  titles: {},
  unit_price_cents: 1499,
  active: true,
  place: 100,
  route: '/test/delay-choice',
  duration: '5 min',
  difficulty: 'Beginner',
  version: 3,
  obstacle: null,
  ...more,
});
const second = item({ sku: 'test-memory-check', title: 'Memory Check', active: false });
const here = '?tab=orders&part=catalogue';

beforeEach(() => {
  current.backend.rows.admin_roles = [{ role_type: 'orders_admin' }];
  answers.catalogue_desk = () => [item(), second];
  answers.change_item = () => item({ version: 4 });
});

const opened = async () => {
  open(here);
  await userEvent.click(await screen.findByRole('link', { name: 'Delay Choice' }, patient));
  return {
    price: await screen.findByRole('textbox', { name: 'Price (USD)' }, patient),
    keep: screen.getByRole('button', { name: 'Keep the item' }),
  };
};

describe('the catalogue', () => {
  it('stands in a list with price, place and whether it is sold', async () => {
    open(here);
    await heading('Catalog of the store');
    const row = within(await screen.findByRole('row', { name: /^Memory Check/ }, patient));
    expect(row.getByText('$14.99')).toBeInTheDocument();
    expect(row.getByText('Not sold')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Catalog of the store' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it.each(['-1', '0.49', '19.999', 'free', '10000.01', '999999999'])(
    'takes no price that is none: %s',
    async (typed) => {
      const { price, keep } = await opened();
      await userEvent.clear(price);
      await userEvent.type(price, typed);
      await userEvent.click(keep);
      expect(await screen.findByText(/Between \$0.50 and \$10,000.00/)).toBeInTheDocument();
      expect(price).toHaveAttribute('aria-invalid', 'true');
      expect(calls('change_item')).toEqual([]);
    },
  );

  it('asks to type a new price, sends what changed with the version read, and goes on to the next row', async () => {
    const { price, keep } = await opened();
    await userEvent.clear(price);
    await userEvent.type(price, '17,99');
    await userEvent.type(screen.getByRole('textbox', { name: 'Deutsch' }), 'Warten oder nehmen');
    await userEvent.click(keep);
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Change the price of Delay Choice from $14.99 to $17.99?')).toBeInTheDocument();
    const again = dialog.getByRole('textbox', { name: 'Type 17.99 to go on' });
    await userEvent.type(again, '17.9{Enter}');
    expect(await dialog.findByText('This is another amount.')).toBeInTheDocument();
    expect(calls('change_item')).toEqual([]);
    await userEvent.type(again, '9{Enter}');
    await waitFor(() =>
      expect(calls('change_item')).toEqual([
        {
          p_sku: 'test-delay-choice',
          p_version: 3,
          p_change: { unit_price_cents: 1799, titles: { de: 'Warten oder nehmen' } },
        },
      ]),
    );
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-row', 'test-memory-check'));
  });

  it('asks nothing again where the price stays, and sends nothing where nothing changed', async () => {
    const { keep } = await opened();
    await userEvent.click(keep);
    expect(calls('change_item')).toEqual([]);
    const place = screen.getByRole('textbox', { name: 'Place in the list' });
    await userEvent.clear(place);
    await userEvent.type(place, '5');
    await userEvent.click(keep);
    await waitFor(() => expect(calls('change_item')).toMatchObject([{ p_change: { place: 5 } }]));
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  });

  it('shows both versions where somebody else was faster, and loses nothing of the form', async () => {
    const { keep } = await opened();
    const german = screen.getByRole('textbox', { name: 'Deutsch' });
    await userEvent.type(german, 'Warten');
    answers.change_item = () => refusal('version_conflict');
    answers.catalogue_desk = () => [item({ version: 4, titles: { de: 'Abwarten' }, place: 7 }), second];
    await userEvent.click(keep);
    const both = within(await screen.findByRole('table', { name: 'Both versions' }, patient));
    expect(await both.findByRole('row', { name: 'Deutsch Abwarten Warten' }, patient)).toBeInTheDocument();
    expect(both.getByRole('row', { name: 'Place in the list 7 100' })).toBeInTheDocument();
    expect(screen.getByText(/Someone else changed this/)).toBeInTheDocument();
    expect(german).toHaveValue('Warten');
    answers.change_item = () => item({ version: 5 });
    await userEvent.click(keep);
    await waitFor(() => expect(calls('change_item').at(-1)).toMatchObject({ p_version: 4 }));
  });

  it('says why an item cannot be sold', async () => {
    const { keep } = await opened();
    const active = screen.getByRole('checkbox', { name: 'For sale' });
    await userEvent.click(active);
    answers.change_item = () => refusal('not_openable');
    await userEvent.click(keep);
    expect(await screen.findByText(/It cannot be sold/)).toBeInTheDocument();
  });
});

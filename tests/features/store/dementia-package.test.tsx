import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { current } from '../auth/support';
import { open, shelf } from './support';

const { DementiaPackagePage } = await import('@/pages/store/dementia-package-page');

it('offers the suite with its price, says first what no self-check can do, and puts it into the cart', async () => {
  current.backend.rows.catalog_items = [shelf.dementia];
  open('/dementia-package', <DementiaPackagePage />);
  const title = screen.getByRole('heading', { level: 1, name: 'Dementia Suite' });
  expect(screen.getAllByText('A self-check cannot detect or rule out dementia.')[0]).toBeVisible();
  expect(screen.getByText(/talk to a doctor, whatever this result shows/)).toBeVisible();
  const offer = within(
    (await screen.findByRole('heading', { level: 3, name: 'Dementia Suite' })).closest('li') as HTMLElement,
  );
  expect(offer.getByText('$21.99')).toBeVisible();
  await userEvent.setup().click(offer.getByRole('button', { name: 'Add to cart: Dementia Suite, $21.99' }));
  expect(await offer.findByRole('button', { name: 'Dementia Suite is in your cart' })).toBeVisible();
  expect(title).toBeVisible();
});

it('says when the suite is not on sale and leads to the store', async () => {
  current.backend.rows.catalog_items = [shelf.suite];
  open('/dementia-package', <DementiaPackagePage />);
  expect(await screen.findByText('This suite is not on sale right now')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the store' })).toHaveAttribute('href', '/store');
});

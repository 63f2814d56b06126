import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterBar } from '@/features/store/catalogue/filter-bar';
import { renderAt } from '../../support/render';

it('the shelves are told of the one choice that was made, and of no other', async () => {
  const onChange = vi.fn();
  const filters = { kind: null, difficulty: null, notMine: false };
  renderAt('/store', <FilterBar filters={filters} onChange={onChange} signedIn listed={3} />);
  await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Bundles');
  await userEvent.selectOptions(screen.getByLabelText('Level'), 'Beginner');
  await userEvent.click(screen.getByLabelText('Only what is not yet yours'));
  expect(onChange.mock.calls).toEqual([
    [{ kind: 'bundle' }],
    [{ difficulty: 'Beginner' }],
    [{ notMine: true }],
  ]);
});

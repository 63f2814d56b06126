import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WhyMatters } from '@/features/tests/hub/why-matters';
import { renderAt } from '../../../support/render';

it('shows a figure only beside its source and the day somebody checked it', () => {
  const claim = {
    id: 'early_detection',
    enabled: true,
    source: { title: 'A study', url: 'https://example.com/study' },
    checkedOn: '2026-11-22',
  } as const;
  const { unmount } = renderAt('/', <WhyMatters claim={claim} />);
  expect(screen.getByText('Early detection improves outcomes by 70%')).toBeVisible();
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.com/study');
  expect(screen.getByRole('link')).toHaveTextContent('Source: A study, checked on November 22, 2026');

  unmount();
  renderAt('/', <WhyMatters claim={{ ...claim, source: null }} />);
  expect(screen.queryByText(/70%/)).not.toBeInTheDocument();
});

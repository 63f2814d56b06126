import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LoadingState } from '@/components/loading-state';

it('stands as high as its place says, so that what comes moves little of what is below', () => {
  render(<LoadingState className="min-h-20" />);
  expect(screen.getByRole('status')).toHaveClass('min-h-20');
  expect(screen.getByRole('status')).not.toHaveClass('min-h-48');
});

import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { attemptOutbox } from '@/api/attempts/outbox';
import { toastState } from '@/components/ui/toast-store';
import { AuthProvider } from '@/contexts/auth';
import { AttemptDelivery } from '@/features/tests/results/delivery-notice';
import { AppError } from '@/lib/app-error';
import type { TestId } from '@/lib/assessments/catalogue';
import { renderAt } from '../../support/render';

afterEach(() => {
  vi.restoreAllMocks();
});

/** Sends a refused attempt again, in vain; answers what is said of it. */
async function sendAgain(testId: TestId): Promise<string | undefined> {
  vi.spyOn(attemptOutbox, 'send').mockResolvedValue({ status: 'refused', error: new AppError('invalid') });
  const { unmount } = renderAt(
    '/',
    <AuthProvider>
      <AttemptDelivery
        attemptId="1"
        testId={testId}
        delivery={{ status: 'refused', owner: null, kept: true }}
      />
    </AuthProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toastState().toasts[0]?.title).toBe('Submission failed'));
  const said = toastState().toasts[0]?.description;
  unmount();
  return said;
}

describe('answers that could not be handed in', () => {
  it('are spoken of as answers in the snapshot, as responses in the procrastination tests', async () => {
    expect(await sendAgain('focus_snapshot')).toBe('Failed to submit your answers. Try again.');
    for (const testId of ['procrastination_patterns', 'start_barriers', 'delay_choice'] as const) {
      expect(await sendAgain(testId)).toBe('Failed to submit your responses. Please try again.');
    }
  });
});

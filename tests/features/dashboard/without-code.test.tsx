import { waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';

vi.mock('@/features/dashboard/last-result', () => ({
  get LastResult(): never {
    throw new Error('offline');
  },
}));
const { blocks, clearStored, latest, openDashboard, target, title } = await import('./support');

beforeEach(clearStored);

describe('the dashboard without the code of the newest result', () => {
  it('leaves it out, says so in the log, and stands with all the rest', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    await openDashboard({ results: [latest()] });
    await waitFor(() => expect(log.mock.calls.flat().join(' ')).toContain('could not be loaded'));
    expect(title()).toBe('Good to see you');
    expect(blocks()).toContain('training');
    expect(target('Look at the four weeks')).toContain('/reports/');
    log.mockRestore();
  });
});

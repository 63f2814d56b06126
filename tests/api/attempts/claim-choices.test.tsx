import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { chooseClaim, mayClaim } from '@/api/attempts/claim-choices';
import { keepAttempt } from '@/api/attempts/outbox';
import { clearStored } from '@/integrations/local-db/open';
import { finishedAttempt } from '../sample-run.ts';

const alice = '11111111-1111-4111-8111-111111111111';

/** A visitor's result on this device; answers its id. */
async function keep(): Promise<string> {
  const { submission, result } = finishedAttempt();
  await keepAttempt(submission, result, null);
  return submission.id;
}

beforeEach(async () => {
  await clearStored();
  window.localStorage.clear();
});

describe('what an account chose about results of this device', () => {
  it('is kept at once, also when the page is left on the next moment', async () => {
    const id = await keep();
    void chooseClaim(alice, 'add', [id]);
    expect(mayClaim(alice, id)).toBe(true);
  });

  it('is whole when two choices follow at once', async () => {
    const [first, second] = [await keep(), await keep()];
    await Promise.all([chooseClaim(alice, 'add', [first]), chooseClaim(alice, 'add', [second])]);
    expect([mayClaim(alice, first), mayClaim(alice, second)]).toEqual([true, true]);
    await Promise.all([chooseClaim(alice, 'leave', [first]), chooseClaim(alice, 'add', [second])]);
    expect([mayClaim(alice, first), mayClaim(alice, second)]).toEqual([false, true]);
  });

  it('is forgotten of what is gone from the device', async () => {
    const id = await keep();
    await chooseClaim(alice, 'add', [id]);
    await clearStored();
    await chooseClaim(alice, 'add', ['another']);
    expect(mayClaim(alice, id)).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { type CancelDeps, handle } from '../../supabase/functions/cancel-trial/handler.ts';
import { createPersonFakes, itGuardsItsPerson, sendTo, USER } from './billing.support.ts';

function setUp() {
  const { fakes, deps: person, work } = createPersonFakes();
  const deps: CancelDeps = { ...person, cancel: work('cancel') };
  return { fakes, send: (body: unknown) => sendTo(handle, deps, body) };
}

describe('cancelling a trial', () => {
  itGuardsItsPerson(setUp, { when: 'at_end' });

  it('ends it now unless it is asked to last to its end', async () => {
    const { fakes, send } = setUp();
    await send({});
    await send({ when: 'at_end' });
    expect(fakes.calls).toEqual([
      ['cancel', USER, 'now'],
      ['cancel', USER, 'at_end'],
    ]);
    expect((await send({ when: 'later' })).body.error?.code).toBe('invalid_body');
  });
});

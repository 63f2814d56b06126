import {
  type Access,
  accessTo,
  type CommunityActor,
  communityActors,
  communityRows,
} from '@lib/community/access.ts';
import { describe, expect, it } from 'vitest';
import { casesOf } from './cases.ts';

type Input = { resource: (typeof communityRows)[number]; actor: CommunityActor };

const cases = casesOf<Input, Access>('access').filter(({ input }) => communityRows.includes(input.resource));

describe('who reaches which row of the community', () => {
  it.each(cases)('$id: $input.actor, $input.resource', ({ input, expected }) => {
    expect(accessTo(input.resource, input.actor)).toEqual(expected);
  });

  it('is said of everybody', () => {
    for (const row of communityRows)
      for (const actor of communityActors)
        expect(accessTo(row, actor).read).toMatch(/^(direct|function|deny)$/);
  });

  it('lets nobody but the server write without a function, but for messages of their own', () => {
    for (const row of communityRows.filter(
      (each) => !each.includes('message_') && each !== 'contact_message',
    ))
      for (const actor of communityActors.filter((each) => each !== 'service'))
        for (const act of ['create', 'update', 'delete'] as const)
          expect(accessTo(row, actor)[act]).not.toBe('direct');
  });

  it('leaves the account behind a profile to the person, and to full and master admins by function', () => {
    const readers = communityActors.filter((actor) => accessTo('profile_account', actor).read !== 'deny');
    expect(readers).toEqual(['author', 'full_admin', 'master_admin', 'service']);
  });
});

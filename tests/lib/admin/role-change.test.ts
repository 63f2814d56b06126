import { type RoleChange, refusalOfChange } from '@lib/admin/role-change.ts';
import { describe, expect, it } from 'vitest';
import { casesOf } from '../community/cases.ts';

describe('a change of roles', () => {
  it.each(casesOf<RoleChange, unknown>('role_change'))(
    'is decided in $id as the rules say',
    ({ input, expected }) => {
      const error = refusalOfChange(input);
      expect(error === null ? { ok: true } : { error }).toEqual(expected);
    },
  );

  it('does not count roles that ended', () => {
    const ended = { user: 'n', role_type: 'master_admin', is_active: false };
    const change = {
      actor: 'm',
      op: 'revoke',
      target: 'm',
      role_type: 'master_admin',
      admin_roles: [{ user: 'm', role_type: 'master_admin', is_active: true }, ended],
    } as const;
    expect(refusalOfChange(change)).toBe('last_master');
    expect(refusalOfChange({ ...change, target: 'n' })).toBe('not_found');
    expect(refusalOfChange({ ...change, actor: 'n' })).toBe('not_allowed');
    expect(refusalOfChange({ ...change, op: 'grant', target: 'n' })).toBeNull();
  });
});

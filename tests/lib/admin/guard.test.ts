import { type AdminArea, activeRoles, type HeldRole, judge, openTabs } from '@lib/admin/guard.ts';
import { describe, expect, it } from 'vitest';
import english from '../../../src/i18n/locales/en/admin.json' with { type: 'json' };
import { casesOf } from '../community/cases.ts';

interface Asked {
  readonly signed_in: boolean;
  readonly roles: readonly HeldRole[];
  readonly area: AdminArea;
}

/** A verdict with the texts that the page shows with it. */
function shown({ signed_in, roles, area }: Asked) {
  const verdict = judge(signed_in ? activeRoles(roles) : null, area);
  const { denied, insufficient } = english.guard;
  switch (verdict.result) {
    case 'redirect':
      return { ...verdict, to: '/auth' };
    case 'denied':
      return { ...verdict, title: denied.title, button: denied.button };
    case 'insufficient':
      return {
        result: verdict.result,
        title: insufficient.title,
        text: insufficient.text[verdict.area],
        button: insufficient.button,
      };
    default:
      return verdict;
  }
}

describe('the guard of the admin area', () => {
  it.each(casesOf<Asked, unknown>('guard'))('decides $id as the rules say', ({ input, expected }) => {
    expect(shown(input)).toEqual(expected);
  });

  it('takes a rank that it does not know for none', () => {
    const held = [
      { role_type: 'chief', is_active: true },
      { role_type: 'toString', is_active: true },
      { role_type: null, is_active: true },
    ];
    expect(judge(activeRoles(held), 'admin')).toEqual({ result: 'denied' });
  });

  it('opens the desk of the community to education admins, and to nobody of orders or payments', () => {
    expect(openTabs(['education_admin'])).toEqual(['overview', 'education', 'community']);
    expect(openTabs(['orders_admin', 'payments_admin'])).toEqual(['overview', 'orders', 'payments']);
  });
});

import { auditList, factsOf } from '@lib/admin/audit.ts';
import { setFilters } from '@lib/admin/list-address.ts';
import { describe, expect, it } from 'vitest';

const read = (search: string) => auditList.read(new URLSearchParams(search));

describe('the address of the log', () => {
  it('keeps what the list is narrowed by, and how many rows a page has', () => {
    const search =
      '?tab=audit&action=admin_role&actor=ann%40example.com&from=2026-11-01&to=2026-11-30&size=100';
    expect(setFilters(read(search).filters)).toEqual({
      action: 'admin_role',
      actor: 'ann@example.com',
      from: '2026-11-01',
      to: '2026-11-30',
    });
    expect(auditList.searchOf(read(search))).toBe(search);
  });

  it('leaves out what is none', () => {
    const none = `?action=drop&actor=%20&from=2026-02-30&to=yesterday&size=1000000&target=${'x'.repeat(201)}&other=1`;
    expect(read(none)).toEqual({ filters: auditList.none, size: 25 });
    expect(auditList.searchOf(read(none))).toBe('?tab=audit');
  });
});

describe('what an entry holds', () => {
  it('is told by what changed, then by the rest', () => {
    const detail = {
      roles: ['full_admin', 'master_admin'],
      before: { role: 'orders_admin', is_active: false },
      after: { role: 'orders_admin', is_active: true },
    };
    expect(factsOf(detail)).toEqual([
      { name: 'role', value: 'orders_admin' },
      { name: 'is_active', before: 'false', after: 'true' },
      { name: 'roles', value: 'full_admin, master_admin' },
    ]);
  });

  it('is told of a state in one word, of what is made or goes, and of nothing', () => {
    expect(factsOf({ before: 'open', after: 'hidden', reason: 'An advert.' })).toEqual([
      { name: 'state', before: 'open', after: 'hidden' },
      { name: 'reason', value: 'An advert.' },
    ]);
    expect(factsOf({ after: { price: 1900, names: { en: 'A' } } })).toEqual([
      { name: 'price', before: null, after: '1900' },
      { name: 'names', before: null, after: '{"en":"A"}' },
    ]);
    expect(factsOf({ note: null, roles: [] })).toEqual([]);
  });
});

import { adminRoles, personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const notification = (id: string, userId: string): Sample => ({
  id,
  user_id: userId,
  title: 'Your report is ready',
  message: 'Open it when you have five minutes.',
  type: 'info',
  is_read: false,
  action_url: '/test-history',
  created_at: '2026-11-20T10:00:00Z',
  topic: null,
  removed_at: null,
  kind: null,
});

const role = (userId: string, roleType: string, active: boolean): Sample => ({
  id: userId.replace('0a', '0d'),
  user_id: userId,
  role_type: roleType,
  is_active: active,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  version: 1,
});

const profile = (id: string): Sample => ({
  id,
  display_name: 'Sample',
  language: 'en',
  newsletter_opt_in: false,
  terms_accepted_at: null,
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  avatar: null,
});

const { owner, other } = personIds;

export const accounts: Readonly<Record<string, Fixture>> = {
  profiles: {
    person: 'id',
    rows: Object.fromEntries(Object.entries(personIds).map(([name, id]) => [name, profile(id)])),
    fresh: profile,
    change: { display_name: 'Changed', language: 'pl', newsletter_opt_in: true, avatar: 'ripple' },
  },
  admin_roles: {
    person: 'user_id',
    // Inactive roles of plain people: they must open nothing.
    rows: {
      owner: role(owner, 'education_admin', false),
      other: role(other, 'master_admin', false),
      ...Object.fromEntries(adminRoles.map((name) => [name, role(personIds[name], name, true)])),
    },
    fresh: (userId) => ({ ...role(userId, 'full_admin', true), id: '0d000000-0000-4000-8000-0000000000ff' }),
    // The other roles stay: who gives roles must have one.
    clear: `delete from public.admin_roles where user_id = $1 and role_type = 'full_admin'`,
    change: { is_active: false },
  },
  notifications: {
    person: 'user_id',
    rows: {
      owner: notification('0e000000-0000-4000-8000-000000000001', owner),
      other: notification('0e000000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => notification('0e000000-0000-4000-8000-0000000000ff', userId),
    change: { is_read: true },
  },
};

import { own, ownOfAll, refused, type TableExpectation } from './types.ts';

const everyProfile = 'owner other spare master_admin full_admin orders_admin payments_admin education_admin';
const everyRole = 'owner other master_admin full_admin orders_admin payments_admin education_admin';
const profileChange = 'display_name language newsletter_opt_in avatar';

/** People, their roles and what they are told. */
export const accounts: Readonly<Record<string, TableExpectation>> = {
  profiles: {
    columns: 'id display_name language newsletter_opt_in terms_accepted_at created_at updated_at avatar',
    access: {
      anon: refused,
      ...ownOfAll({ select: 'own', update: ['own', profileChange] }),
      service: { select: everyProfile, insert: 'foreign', update: everyProfile, delete: everyProfile },
    },
  },
  admin_roles: {
    columns: 'id user_id role_type is_active created_at updated_at version',
    access: {
      anon: refused,
      // Given and taken by functions alone.
      ...ownOfAll({ select: 'own' }),
      master_admin: { select: everyRole },
      service: { select: everyRole, insert: 'foreign', update: everyRole, delete: everyRole },
    },
  },
  notifications: {
    columns:
      'id user_id title message type is_read action_url created_at topic removed_at kind subject_id count sorted_at dedupe_key params',
    access: {
      anon: refused,
      ...own({
        select: 'own',
        insert: ['self', 'user_id title message type action_url'],
        update: ['own', 'is_read removed_at'],
        delete: 'own',
      }),
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
};

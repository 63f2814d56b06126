import { refused, type TableExpectation } from './types.ts';

const everyProfile = 'owner other spare master_admin full_admin orders_admin payments_admin education_admin';
const everyRole = 'owner other master_admin full_admin orders_admin payments_admin education_admin';
const profileChange = 'display_name language newsletter_opt_in avatar';
const roleInsert = 'user_id role_type is_active';
const roleChange = 'role_type is_active';

/** People, their roles and what they are told. */
export const accounts: Readonly<Record<string, TableExpectation>> = {
  profiles: {
    columns: 'id display_name language newsletter_opt_in terms_accepted_at created_at updated_at avatar',
    access: {
      anon: refused,
      owner: { select: 'owner', update: ['owner', profileChange] },
      other: { select: 'other', update: ['other', profileChange] },
      master_admin: { select: 'master_admin', update: ['master_admin', profileChange] },
      full_admin: { select: 'full_admin', update: ['full_admin', profileChange] },
      orders_admin: { select: 'orders_admin', update: ['orders_admin', profileChange] },
      payments_admin: { select: 'payments_admin', update: ['payments_admin', profileChange] },
      education_admin: { select: 'education_admin', update: ['education_admin', profileChange] },
      service: { select: everyProfile, insert: 'foreign', update: everyProfile, delete: everyProfile },
    },
  },
  admin_roles: {
    columns: 'id user_id role_type is_active created_at updated_at',
    access: {
      anon: refused,
      owner: { select: 'owner', insert: ['', roleInsert], update: ['', roleChange], delete: '' },
      other: { select: 'other', insert: ['', roleInsert], update: ['', roleChange], delete: '' },
      master_admin: {
        select: everyRole,
        insert: ['self foreign', roleInsert],
        update: [everyRole, roleChange],
        delete: everyRole,
      },
      full_admin: { select: 'full_admin', insert: ['', roleInsert], update: ['', roleChange], delete: '' },
      orders_admin: {
        select: 'orders_admin',
        insert: ['', roleInsert],
        update: ['', roleChange],
        delete: '',
      },
      payments_admin: {
        select: 'payments_admin',
        insert: ['', roleInsert],
        update: ['', roleChange],
        delete: '',
      },
      education_admin: {
        select: 'education_admin',
        insert: ['', roleInsert],
        update: ['', roleChange],
        delete: '',
      },
      service: { select: everyRole, insert: 'foreign', update: everyRole, delete: everyRole },
    },
  },
  notifications: {
    columns: 'id user_id title message type is_read action_url created_at topic',
    access: {
      anon: refused,
      owner: { select: 'owner', update: ['owner', 'is_read'] },
      other: { select: 'other', update: ['other', 'is_read'] },
      master_admin: { select: '', update: ['', 'is_read'] },
      full_admin: { select: '', update: ['', 'is_read'] },
      orders_admin: { select: '', update: ['', 'is_read'] },
      payments_admin: { select: '', update: ['', 'is_read'] },
      education_admin: { select: '', update: ['', 'is_read'] },
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
};

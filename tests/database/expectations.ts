/**
 * Who may do what: the whole truth about access, written by hand. Everything the live schema offers must stand here
 * and behave as it says; a new table, column, function or grant without a line here fails the matrix.
 */
import type { Actor } from './support/people.ts';

/** Labels of rows (see support/rows.ts) and the columns meant; '*' is every column. '' means: allowed, but no row. */
type Reach = string | readonly [rows: string, columns: string];

/** What is left out is refused with 42501. */
export interface Access {
  /** Rows seen. */
  select?: Reach;
  /** Rows that may be added: own ones ('self'), other people's ('foreign'); 'row' where rows belong to nobody. */
  insert?: Reach;
  /** Rows changed by an update without a filter. */
  update?: Reach;
  /** Rows removed by a delete without a filter. */
  delete?: string;
}

export interface TableExpectation {
  columns: string;
  access: Readonly<Record<Actor, Access>>;
}

const refused: Access = {};

const everyProfile = 'owner other spare master_admin full_admin orders_admin payments_admin education_admin';
const everyRole = 'owner other master_admin full_admin orders_admin payments_admin education_admin';
const profileChange = 'display_name language newsletter_opt_in';
const roleInsert = 'user_id role_type is_active';
const roleChange = 'role_type is_active';
const burstInsert =
  'id user_id task_title first_step planned_seconds focused_seconds pauses distractions mood_before mood_after notes events status started_at ended_at';
const burstChange = 'mood_after notes';
const runInsert =
  'id user_id exercise_id task_version scoring_version params records metrics score started_at ended_at';
const linkRead = 'id attempt_id owner_id created_at expires_at revoked_at';
const auditInsert = 'actor_id action target detail';

export const tables: Readonly<Record<string, TableExpectation>> = {
  profiles: {
    columns: 'id display_name language newsletter_opt_in terms_accepted_at created_at updated_at',
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
  subscribers: {
    columns:
      'user_id subscribed subscription_tier subscription_end trial_status trial_ends_at created_at updated_at',
    access: {
      anon: refused,
      owner: { select: 'owner' },
      other: { select: 'other' },
      master_admin: { select: '' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  catalog_items: {
    columns: 'sku title unit_price_cents kind active metadata created_at updated_at',
    access: {
      anon: { select: 'active' },
      owner: { select: 'active' },
      other: { select: 'active' },
      master_admin: { select: 'active retired' },
      full_admin: { select: 'active retired' },
      orders_admin: { select: 'active retired' },
      payments_admin: { select: 'active' },
      education_admin: { select: 'active' },
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  plan_prices: {
    columns: 'id tier interval amount_cents currency trial_days active created_at updated_at',
    access: {
      anon: { select: 'active' },
      owner: { select: 'active' },
      other: { select: 'active' },
      master_admin: { select: 'active retired' },
      full_admin: { select: 'active retired' },
      orders_admin: { select: 'active' },
      payments_admin: { select: 'active retired' },
      education_admin: { select: 'active' },
      service: {
        select: 'active retired',
        insert: 'row',
        update: 'active retired',
        delete: 'active retired',
      },
    },
  },
  entitlements: {
    columns: 'user_id sku granted_at',
    access: {
      anon: refused,
      owner: { select: 'owner' },
      other: { select: 'other' },
      master_admin: { select: '' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: 'foreign', update: 'owner other', delete: 'owner other' },
    },
  },
  assessment_attempts: {
    columns:
      'id user_id test_id instrument_version form language question_ids answers item_times_ms item_languages seed overall domains band total_score max_possible_score answered_count quality consent started_at completed_at created_at claimed_at',
    access: {
      anon: refused,
      owner: { select: 'owner', delete: 'owner' },
      other: { select: 'other', delete: 'other' },
      master_admin: { select: '', delete: '' },
      full_admin: { select: '', delete: '' },
      orders_admin: { select: '', delete: '' },
      payments_admin: { select: '', delete: '' },
      education_admin: { select: '', delete: '' },
      service: { select: 'owner other visitor', delete: 'owner other visitor' },
    },
  },
  attempt_shares: {
    columns: 'id attempt_id owner_id token_hash created_at expires_at revoked_at',
    access: {
      anon: refused,
      owner: { select: ['owner', linkRead] },
      other: { select: ['other', linkRead] },
      master_admin: { select: ['', linkRead] },
      full_admin: { select: ['', linkRead] },
      orders_admin: { select: ['', linkRead] },
      payments_admin: { select: ['', linkRead] },
      education_admin: { select: ['', linkRead] },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  attempt_share_views: {
    columns: 'share_id viewed_on views',
    access: {
      anon: refused,
      owner: { select: 'owner' },
      other: { select: 'other' },
      master_admin: { select: '' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  notifications: {
    columns: 'id user_id title message type is_read action_url created_at',
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
  focus_sessions: {
    columns: `${burstInsert} created_at`,
    access: {
      anon: refused,
      owner: {
        select: 'owner',
        insert: ['self', burstInsert],
        update: ['owner', burstChange],
        delete: 'owner',
      },
      other: {
        select: 'other',
        insert: ['self', burstInsert],
        update: ['other', burstChange],
        delete: 'other',
      },
      master_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      full_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      orders_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      payments_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      education_admin: { select: '', insert: ['self', burstInsert], update: ['', burstChange], delete: '' },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  training_runs: {
    columns: `${runInsert} created_at`,
    access: {
      anon: refused,
      owner: { select: 'owner', insert: ['self', runInsert], delete: 'owner' },
      other: { select: 'other', insert: ['self', runInsert], delete: 'other' },
      master_admin: { select: '', insert: ['self', runInsert], delete: '' },
      full_admin: { select: '', insert: ['self', runInsert], delete: '' },
      orders_admin: { select: '', insert: ['self', runInsert], delete: '' },
      payments_admin: { select: '', insert: ['self', runInsert], delete: '' },
      education_admin: { select: '', insert: ['self', runInsert], delete: '' },
      service: { select: 'owner other', delete: 'owner other' },
    },
  },
  rate_limits: {
    columns: 'key hits resets_at',
    access: {
      anon: refused,
      owner: refused,
      other: refused,
      master_admin: refused,
      full_admin: refused,
      orders_admin: refused,
      payments_admin: refused,
      education_admin: refused,
      service: { select: 'row', delete: 'row' },
    },
  },
  admin_audit_log: {
    columns: 'id actor_id action target detail created_at',
    access: {
      anon: refused,
      owner: { select: '' },
      other: { select: '' },
      master_admin: { select: 'owner other' },
      full_admin: { select: '' },
      orders_admin: { select: '' },
      payments_admin: { select: '' },
      education_admin: { select: '' },
      service: { select: 'owner other', insert: ['row', auditInsert] },
    },
  },
};

const visitors: readonly Actor[] = ['anon'];
const people: readonly Actor[] = [
  'owner',
  'other',
  'master_admin',
  'full_admin',
  'orders_admin',
  'payments_admin',
  'education_admin',
];
const server: readonly Actor[] = ['service'];
const nobody: readonly Actor[] = [];

/** Who may execute a function; everybody else is refused. Trigger functions are called by nobody. */
export const functions: Readonly<Record<string, readonly Actor[]>> = {
  'public.claim_attempts(uuid[])': people,
  'public.consume_rate_limit(text, integer, integer)': server,
  'public.create_share_link(uuid, integer)': people,
  'public.export_my_data()': people,
  'public.get_attempt(uuid)': [...visitors, ...people],
  'public.purge_unclaimed_attempts()': server,
  'public.read_shared_attempt(text)': [...visitors, ...people],
  'public.recent_question_ids(text, integer)': people,
  'public.revoke_share_link(uuid)': people,
  'public.store_attempt(jsonb, uuid)': server,
  'public.write_audit(text, uuid, text, jsonb)': server,
  'private.attempt_json(assessment_attempts)': nobody,
  'private.audit_admin_roles()': nobody,
  'private.handle_new_user()': nobody,
  'private.has_role(text[])': people,
  'private.touch_updated_at()': nobody,
};

/** Everything else there is: schemas of ours, sequences behind identity columns, tables that realtime publishes. */
export const others: readonly string[] = [
  'published public.notifications',
  'schema private',
  'sequence public.admin_audit_log_id_seq',
];

/** Rights that are neither select, insert, update, delete nor execute: `kind name: privilege to role`. */
export const otherGrants: readonly string[] = ['schema private: USAGE to authenticated'];

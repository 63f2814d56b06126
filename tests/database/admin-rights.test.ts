/** Who comes into which function of the team's area: by the roles held at that moment, one, two or none of them, and by nothing that a token claims. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminRole, adminRoles } from '../../src/lib/accounts/admin-role.ts';
import { type AdminArea, opens } from '../../src/lib/admin/guard.ts';
import type { OpenedDb } from '../../supabase/local/db/open.ts';
import type { Query } from '../../supabase/local/types.ts';
import { adminOfPeople } from './expectations/admin-functions.ts';
import { adminCalls } from './support/calls-admin.ts';
import { paymentCalls } from './support/calls-payments.ts';
import { openTestDatabase, undone } from './support/database.ts';
import { personIds } from './support/people.ts';

/** By the name of a function; of two areas one is enough. */
const areas: Readonly<Record<string, AdminArea | readonly AdminArea[]>> = {
  admin_roles_held: 'master_admin',
  answer_contact: 'full_admin',
  ask_quality_report: 'full_admin',
  audit_entries: 'full_admin',
  audit_total: 'full_admin',
  begin_event_retry: 'payments_admin',
  begin_refund: 'payments_admin',
  catalogue_desk: 'orders_admin',
  change_item: 'orders_admin',
  contact_inbox: 'full_admin',
  contact_total: 'full_admin',
  coupon_list: 'payments_admin',
  delivery_state: 'full_admin',
  end_sign_ins: 'master_admin',
  export_audit: 'full_admin',
  export_orders: ['orders_admin', 'payments_admin'],
  export_payments: 'payments_admin',
  gift_list: 'full_admin',
  give_gift: 'full_admin',
  grant_role: 'master_admin',
  look_up_person: 'full_admin',
  move_contact: 'full_admin',
  note_order: 'orders_admin',
  order_list: ['orders_admin', 'payments_admin'],
  order_total: ['orders_admin', 'payments_admin'],
  payment_list: 'payments_admin',
  payment_total: 'payments_admin',
  plan_price_list: 'payments_admin',
  quality_report: 'full_admin',
  quality_rows: 'full_admin',
  read_contact: 'full_admin',
  read_order: ['orders_admin', 'payments_admin'],
  read_payment: 'payments_admin',
  refused_look_ups: 'master_admin',
  retire_plan_price: 'payments_admin',
  revoke_role: 'master_admin',
  save_coupon: 'payments_admin',
  take_gift_back: 'full_admin',
  waiting_events: 'payments_admin',
};

let db: OpenedDb;
beforeAll(async () => {
  db = await openTestDatabase();
  // Each call as if it were the only one: what it did is taken back.
  await db.query(`
    create function public.open_in_test(p_calls text[]) returns setof integer language plpgsql as $$
    begin
      for at in 1 .. cardinality(p_calls) loop
        begin
          execute 'select * from ' || p_calls[at];
          raise exception 'answered';
        exception when others then
          if sqlerrm <> 'not_allowed' then
            return next at;
          end if;
        end;
      end loop;
    end $$`);
});
afterAll(() => db.close());

const nameOf = (signature: string) => /\.(\w+)\(/.exec(signature)?.[1] ?? '';
const calls = { ...adminCalls, ...paymentCalls };

/** The functions that let somebody in, whatever they then answer. */
const openTo = (prepare: (query: Query) => Promise<unknown>, claims: object = {}): Promise<string[]> =>
  undone(db, async (query) => {
    await prepare(query);
    await query(
      `select set_config('role', 'authenticated', true), set_config('request.jwt.claims', $1, true)`,
      [JSON.stringify({ role: 'authenticated', ...claims, sub: personIds.spare })],
    );
    const open = await query<{ at: number }>('select public.open_in_test($1) as at', [
      adminOfPeople.map((signature) => calls[signature] ?? ''),
    ]);
    return open.map(({ at }) => nameOf(adminOfPeople[at - 1] ?? ''));
  });
const hold = (query: Query, role: string, isActive = true) =>
  query('insert into public.admin_roles (user_id, role_type, is_active) values ($1, $2, $3)', [
    personIds.spare,
    role,
    isActive,
  ]);
const expected = (...roles: readonly AdminRole[]) =>
  adminOfPeople.map(nameOf).filter((name) => [areas[name] ?? []].flat().some((area) => opens(roles, area)));

describe('the functions of the team', () => {
  it('stand here with their area, every one', () => {
    expect(Object.keys(areas).toSorted()).toEqual(adminOfPeople.map(nameOf).toSorted());
  });

  it.each(adminRoles)('open to %s as the areas say', async (role) => {
    expect(await openTo((query) => hold(query, role))).toEqual(expected(role));
  });

  it('open to two roles at once as to both, and a role that ended adds nothing', async () => {
    const both = async (query: Query) => {
      await hold(query, 'orders_admin');
      await hold(query, 'education_admin');
      await hold(query, 'full_admin', false);
    };
    expect(await openTo(both)).toEqual(expected('orders_admin', 'education_admin'));
    const moneyToo = async (query: Query) => {
      await hold(query, 'orders_admin');
      await hold(query, 'payments_admin');
    };
    const open = await openTo(moneyToo);
    expect(open).toEqual(expected('orders_admin', 'payments_admin'));
    expect(open).toEqual(expect.arrayContaining(['change_item', 'begin_refund']));
  });

  it.each(adminRoles)(
    'are closed to %s whose role was taken a second ago, by the function of a master',
    async (role) => {
      const taken = async (query: Query) => {
        await query(`insert into public.admin_roles (user_id, role_type) values ($1, 'master_admin')`, [
          personIds.master_admin,
        ]);
        await hold(query, role);
        await query(`select set_config('request.jwt.claims', $1, true)`, [
          JSON.stringify({ role: 'authenticated', sub: personIds.master_admin }),
        ]);
        const [held] = await query<{ version: number }>(
          'select version from public.admin_roles where user_id = $1',
          [personIds.spare],
        );
        await query('select public.revoke_role($1, $2, $3)', [personIds.spare, role, held?.version ?? 0]);
      };
      expect(await openTo(taken)).toEqual([]);
    },
  );

  it('are closed to a role that is not active, to none, and to roles that a token claims', async () => {
    expect(await openTo((query) => hold(query, 'master_admin', false))).toEqual([]);
    expect(
      await openTo(async () => {}, {
        user_role: 'master_admin',
        roles: ['master_admin', 'service_role'],
        app_metadata: {
          role: 'master_admin',
          roles: ['master_admin'],
          admin_roles: [{ role_type: 'master_admin', is_active: true }],
        },
        user_metadata: { role: 'master_admin', is_admin: true },
      }),
    ).toEqual([]);
  });
});

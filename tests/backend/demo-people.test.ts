import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMasterAdmin } from '../../scripts/master-role.ts';
import { demoPassword, demoPeople } from '../../supabase/local/seed/demo-people.ts';
import { startTestBackend } from './support/backend.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

describe('the demo people', () => {
  it('cover every tier and every admin role, once, and are plainly invented', () => {
    const members = demoPeople.filter(({ role }) => role === null);
    expect(members.map(({ tier, trial }) => (trial ? `${tier} trial` : tier)).sort()).toEqual([
      'freemium',
      'plus',
      'premium',
      'premium trial',
    ]);
    expect(demoPeople.flatMap(({ role }) => role ?? []).sort()).toEqual([
      'education_admin',
      'full_admin',
      'master_admin',
      'orders_admin',
      'payments_admin',
    ]);
    for (const { email, name } of demoPeople) {
      expect(email).toMatch(/@demo\.example\.com$/);
      expect(name).toMatch(/ Demo$/);
    }
    expect(new Set(demoPeople.map(({ id }) => id)).size).toBe(demoPeople.length);
  });

  describe('in the product', () => {
    let test: Awaited<ReturnType<typeof startTestBackend>>;
    beforeAll(async () => {
      test = await startTestBackend('memory://', root);
    });
    afterAll(() => test.stop());

    it('can sign in and find their plan and role', async () => {
      for (const { email, tier, trial, role, name } of demoPeople) {
        const client = test.client();
        const signed = await client.auth.signInWithPassword({ email, password: demoPassword });
        expect(signed.error, email).toBeNull();
        expect(signed.data.user?.user_metadata).toMatchObject({ name });
        const { data: plan } = await client.from('subscribers').select('*').single();
        expect(plan, email).toMatchObject({
          subscribed: tier !== 'freemium',
          subscription_tier: tier === 'freemium' ? null : tier,
          trial_status: trial ? 'active' : 'none',
        });
        if (trial) expect(Date.parse(plan.trial_ends_at)).toBeGreaterThan(Date.now());
        const own = await client
          .from('admin_roles')
          .select('role_type, is_active')
          .eq('user_id', signed.data.user?.id);
        expect(own.data, email).toEqual(role ? [{ role_type: role, is_active: true }] : []);
      }
      expect(test.backend.inbox.list()).toEqual([]);
    });

    it('can be made master admins by who holds the service key, and the log says so', async () => {
      const [member] = demoPeople.filter(({ role }) => role === null);
      if (!member) throw new Error('no member');
      const make = (serviceKey: string) =>
        makeMasterAdmin({ backend: test.url, serviceKey, email: member.email, fetch });
      const { publishable_key: publicKey, secret_key: secretKey } = test.backend.config.auth;
      expect(await make(publicKey)).toMatchObject({ done: false });
      // Twice: the second time changes nothing.
      for (const _ of [1, 2]) expect(await make(secretKey)).toMatchObject({ done: true });
      const { data: roles } = await test.service().from('admin_roles').select().eq('user_id', member.id);
      expect(roles).toMatchObject([{ role_type: 'master_admin', is_active: true }]);
      const entries = await test.backend.db.query(
        `select action from public.admin_audit_log where target = $1 order by id limit 1`,
        [member.id],
      );
      expect(entries).toEqual([{ action: 'admin_role.insert' }]);
    });
  });
});

import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
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

  it('can sign in to the product and find their plan and role', async () => {
    const test = await startTestBackend('memory://', root);
    try {
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
    } finally {
      await test.stop();
    }
  });
});

/** Invented people to try the product with: one per tier and one per admin role. They exist nowhere but locally. */

/** Password of every demo account. */
export const demoPassword = 'Demo-Pass-1';

export type DemoTier = 'freemium' | 'plus' | 'premium';
export type DemoRole = 'master_admin' | 'full_admin' | 'orders_admin' | 'payments_admin' | 'education_admin';

export interface DemoPerson {
  /** Fixed, so that other seeds can name it. */
  id: string;
  email: string;
  name: string;
  /** One line for the list that the start command prints. */
  description: string;
  tier: DemoTier;
  /** True while the tier is a trial. */
  trial: boolean;
  role: DemoRole | null;
}

/** An id that is plain to see in a table and still a version 4 UUID. */
const demoId = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

const member = (n: number, account: string, name: string, tier: DemoTier, trial = false): DemoPerson => ({
  id: demoId(n),
  email: `${account}@demo.example.com`,
  name,
  description: trial ? `${name}, on a ${tier} trial` : `${name}, ${tier}`,
  tier,
  trial,
  role: null,
});

const admin = (n: number, role: DemoRole, name: string): DemoPerson => ({
  id: demoId(n),
  email: `${role.replace('_', '-')}@demo.example.com`,
  name,
  description: `${name}, ${role.replace('_', ' ')}`,
  tier: 'freemium',
  trial: false,
  role,
});

export const demoPeople: readonly DemoPerson[] = [
  member(1, 'freemium', 'Frida Demo', 'freemium'),
  member(2, 'plus', 'Paul Demo', 'plus'),
  member(3, 'premium', 'Petra Demo', 'premium'),
  member(4, 'trial', 'Tariq Demo', 'premium', true),
  admin(11, 'master_admin', 'Mona Demo'),
  admin(12, 'full_admin', 'Felix Demo'),
  admin(13, 'orders_admin', 'Olga Demo'),
  admin(14, 'payments_admin', 'Pavel Demo'),
  admin(15, 'education_admin', 'Edith Demo'),
];

import type { TFunction } from 'i18next';
import { brand } from '@/config/brand';
import { type ExportedData, tablesOf } from '@/lib/accounts/data-copy';

/** Tables the text explains, in its order; one that it does not know comes last, under its name alone. */
const explained = [
  'account',
  'profiles',
  'user_settings',
  'account_erasures',
  'subscribers',
  'entitlements',
  'billing_customers',
  'billing_events',
  'billing_subscriptions',
  'billing_invoices',
  'checkout_sessions',
  'cart_sessions',
  'orders',
  'order_lines',
  'order_grants',
  'purchase_credits',
  'assessment_attempts',
  'attempt_starts',
  'attempt_texts',
  'reaction_runs',
  'informant_invites',
  'attempt_shares',
  'attempt_share_views',
  'focus_sessions',
  'training_runs',
  'notifications',
  'admin_roles',
  'admin_audit_log',
] as const;

type Explained = (typeof explained)[number];

const isExplained = (name: string): name is Explained => explained.some((known) => known === name);

/** The text that says what is what, in the language of `t`. */
export function readmeLines(data: ExportedData, t: TFunction<'settings'>, made: string): string[] {
  const place = (name: string) => (isExplained(name) ? explained.indexOf(name) : explained.length);
  const tables = tablesOf(data).sort((a, b) => place(a.name) - place(b.name));
  const filled = tables.filter(({ rows }) => rows.length > 0);
  const empty = tables.filter(({ rows }) => rows.length === 0);
  const about = (name: string) =>
    isExplained(name) ? t(`data.tables.${name}`) : t('data.readme.otherTable');
  return [
    t('data.readme.title', { name: brand.name }),
    t('data.readme.made', { date: made }),
    '',
    `my-data.json: ${t('data.readme.json')}`,
    `csv/: ${t('data.readme.csv')}`,
    t('data.readme.apostrophe'),
    t('data.readme.times'),
    t('data.readme.tokens'),
    '',
    t('data.readme.tables'),
    ...filled.map(
      ({ name, rows }) =>
        `- csv/${name}.csv (${t('data.readme.rows', { count: rows.length })}): ${about(name)}`,
    ),
    ...(empty.length === 0
      ? []
      : ['', t('data.readme.empty'), ...empty.map(({ name }) => `- ${name}: ${about(name)}`)]),
  ];
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { AccountCard } from '@/api/admin/people';
import { paths } from '@/config/paths';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import { useCapped } from '../use-capped';

/** What the team is shown of an account: nothing of health, and no name of the community. */
export function PersonCard({ card }: { card: AccountCard }) {
  const { t } = useTranslation('admin-people');
  const { t: desk } = useTranslation('admin-desk');
  const { moment } = useFormats();
  const capped = useCapped();
  const { community } = card;
  const standing = community
    ? [desk(`standings.${community.standing}`), ...(community.until ? [moment(community.until)] : [])].join(
        ', ',
      )
    : t('noProfile');
  const facts: readonly (readonly [string, string])[] = [
    [t('since'), moment(card.created_at)],
    [t('confirmed'), card.confirmed_at === null ? t('notConfirmed') : moment(card.confirmed_at)],
    [t('words.plan'), t(`plans.${card.plan}`)],
    [desk('member.standing'), standing],
    [t('signIns.open'), capped(card.sign_ins)],
    [t('erasure'), card.erasure_due_at === null ? t('notPlanned') : moment(card.erasure_due_at)],
  ];
  return (
    <div className="grid gap-4 border-y border-line py-5">
      <div translate="no">
        <p className="font-semibold wrap-anywhere">{card.email}</p>
        <p className="font-mono text-sm wrap-anywhere text-ink-soft select-all">{card.id}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-ink-soft">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
      <Orders card={card} />
    </div>
  );
}

function Orders({ card: { orders, orders_total: total } }: { card: AccountCard }) {
  const { t } = useTranslation('billing');
  const { t: people } = useTranslation('admin-people');
  const { date, money } = useFormats();
  const capped = useCapped();
  if (orders.length === 0) return <p className="text-ink-soft">{t('orders.empty')}</p>;
  return (
    <div>
      <p className="text-sm text-ink-soft">
        {people('orders', { shown: capped(orders.length), total: capped(total) })}
      </p>
      <ul className="mt-1 grid gap-1 tabular-nums">
        {orders.map(({ id, created_at, status, currency, total_cents }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4">
            <Link
              to={`${paths.adminDashboard}?tab=orders&order=${id}`}
              className="inline-flex min-h-11 items-center underline"
            >
              {date(created_at)}
            </Link>
            <span>{money(total_cents, currency)}</span>
            <span className="text-ink-soft">
              {dynamicText(t, 'billing', `orders.status.${status}`, { defaultValue: status })}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Payment } from '@/api/admin/payments';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { paymentKinds, paymentList, paymentStates } from '@/lib/admin/payments';
import { ListFilters } from '../lists/list-filters';
import { PagedRecords } from '../lists/paged-records';
import type { UsedList } from '../lists/use-team-list';
import { StateBadge } from './state-badge';
import { useAbout } from './use-about';

export interface PaymentRowsProps {
  rows: UseInfiniteQueryResult<{ pages: Payment[][] }>;
  total: number | undefined;
  used: UsedList<'state' | 'kind' | 'from' | 'to'>;
}

export function PaymentRows({ rows, total, used }: PaymentRowsProps) {
  const { t } = useTranslation(['admin-payments', 'admin-team']);
  const { moment, money } = useFormats();
  const [search] = useSearchParams();
  const about = useAbout();
  // Failed and disputed ones stand first; within one state the latest do.
  const isOneState = used.filters.state !== null;
  const wayTo = (id: string) => {
    const to = new URLSearchParams(search);
    to.set('case', id);
    return `${paths.adminDashboard}?${to}`;
  };
  return (
    <div className="grid gap-6">
      <ListFilters
        list={paymentList}
        used={used}
        fields={{
          state: {
            label: t('state'),
            options: paymentStates.map((state) => [state, t(`states.${state}`)]),
          },
          kind: { label: t('kind'), options: paymentKinds.map((kind) => [kind, t(`kinds.${kind}`)]) },
          from: { label: t('admin-team:audit.from'), type: 'date' },
          to: { label: t('admin-team:audit.to'), type: 'date' },
        }}
      />
      <PagedRecords
        caption={t('title')}
        rows={rows}
        total={total}
        used={used}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'about',
            label: t('about'),
            cell: (row) => (
              <Link
                to={wayTo(row.id)}
                preventScrollReset
                className="inline-flex min-h-11 items-center underline"
              >
                {about(row)}
              </Link>
            ),
          },
          { id: 'kind', label: t('kind'), cell: ({ kind }) => t(`kinds.${kind}`) },
          {
            id: 'at',
            label: t('at'),
            ...(isOneState && { sorted: 'descending' }),
            cell: ({ at }) => <time dateTime={at}>{moment(at)}</time>,
          },
          {
            id: 'state',
            label: t('state'),
            ...(!isOneState && { sorted: 'other' }),
            cell: (row) => <StateBadge {...row} />,
          },
          {
            id: 'amount',
            label: t('amount'),
            isNumber: true,
            cell: ({ amount_cents: cents, currency }) => money(cents, currency),
          },
          {
            id: 'back',
            label: t('back'),
            isNumber: true,
            cell: ({ refunded_cents: cents, currency }) => (cents > 0 ? money(cents, currency) : null),
          },
        ]}
      />
    </div>
  );
}

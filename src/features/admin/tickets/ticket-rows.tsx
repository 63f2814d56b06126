import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import type { Ticket } from '@/api/admin/tickets';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import { paths } from '@/config/paths';
import { ticketClocks, ticketList, ticketStates } from '@/lib/admin/tickets';
import { contactSubjects } from '@/lib/contact/message';
import { ListFilters } from '../lists/list-filters';
import { PagedRecords } from '../lists/paged-records';
import type { UsedList } from '../lists/use-team-list';
import { TicketClock } from './ticket-clock';
import { useKindName } from './use-kind-name';

export interface TicketRowsProps {
  rows: UseInfiniteQueryResult<{ pages: Ticket[][] }>;
  total: number | undefined;
  used: UsedList<'state' | 'clock' | 'kind' | 'premium' | 'ticket'>;
}

export function TicketRows({ rows, total, used }: TicketRowsProps) {
  const { t } = useTranslation('admin-team');
  const [search] = useSearchParams();
  const kindName = useKindName();
  const wayTo = (id: string) => {
    const to = new URLSearchParams(search);
    to.set('case', id);
    return `${paths.adminDashboard}?${to}`;
  };
  return (
    <div className="grid gap-6">
      <ListFilters
        list={ticketList}
        used={used}
        fields={{
          state: {
            label: t('tickets.state'),
            options: ticketStates.map((state) => [state, t(`tickets.states.${state}`)]),
          },
          clock: {
            label: t('tickets.clock'),
            options: ticketClocks.map((clock) => [clock, t(`tickets.clocks.${clock}`)]),
          },
          kind: { label: t('tickets.kind'), options: contactSubjects.map((kind) => [kind, kindName(kind)]) },
          premium: { label: t('tickets.plan'), options: [['yes', t('plans.premium')]] },
          ticket: { label: t('tickets.ticket'), type: 'text' },
        }}
      />
      <PagedRecords
        caption={t('tickets.title')}
        rows={rows}
        total={total}
        used={used}
        keyOf={({ id }) => id}
        columns={[
          {
            id: 'ticket',
            label: t('tickets.ticket'),
            cell: ({ id, ticket }) => (
              <Link
                to={wayTo(id)}
                preventScrollReset
                translate="no"
                className="inline-flex min-h-11 items-center underline"
              >
                {ticket}
              </Link>
            ),
          },
          { id: 'kind', label: t('tickets.kind'), cell: ({ kind }) => kindName(kind) },
          {
            id: 'plan',
            label: t('tickets.plan'),
            cell: ({ is_priority: isPriority }) =>
              isPriority ? <Badge tone="ink">{t('plans.premium')}</Badge> : t('tickets.noPlan'),
          },
          {
            id: 'came',
            label: t('tickets.came'),
            // Those that wait stand as they came, others with the latest first.
            sorted: used.filters.state === 'open' ? 'ascending' : 'descending',
            cell: ({ created_at: at }) => <PostTime at={at} />,
          },
          { id: 'state', label: t('tickets.state'), cell: ({ state }) => t(`tickets.states.${state}`) },
          { id: 'clock', label: t('tickets.clock'), cell: ({ clock }) => <TicketClock clock={clock} /> },
        ]}
      />
    </div>
  );
}

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ticketsQuery, ticketsTotalQuery } from '@/api/admin/tickets';
import { latePart } from '@/components/late-part';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { ticketList } from '@/lib/admin/tickets';
import { useTeamList } from '../lists/use-team-list';
import { useRowLeft } from '../use-row-left';
import type { TicketCaseProps } from './ticket-case';
import { TicketRows } from './ticket-rows';

const TicketCase = latePart<TicketCaseProps>(() =>
  import('./ticket-case').then((module) => module.TicketCase),
);

/** Messages by the contact form, for full and master admins: the list, or the one that lies open. */
export function TicketSection({ roles }: { roles: readonly AdminRole[] }) {
  const { t } = useTranslation('admin-team');
  const { id: userId } = usePerson();
  const [search, setSearch] = useSearchParams();
  const used = useTeamList(ticketList);
  const rows = useInfiniteQuery(ticketsQuery(userId, used));
  const { data: total } = useQuery(ticketsTotalQuery(userId, used));
  const box = useRef<HTMLDivElement>(null);
  const open = search.get('case');
  const aimAt = useRowLeft(box, open);
  const shown = rows.data?.pages.flat() ?? [];
  const leave = (id: string | null) => {
    const to = new URLSearchParams(search);
    to.delete('case');
    aimAt(id);
    setSearch(to, { preventScrollReset: true, replace: true });
  };
  const next = () => {
    const at = shown.findIndex(({ id }) => id === open);
    return (shown[at + 1] ?? shown[at - 1])?.id ?? null;
  };
  return (
    <Section title={t('tickets.title')}>
      <div ref={box} tabIndex={-1} className="focus:outline-none">
        {open === null ? (
          <TicketRows rows={rows} total={total} used={used} />
        ) : (
          <TicketCase
            key={open}
            id={open}
            roles={roles}
            onBack={() => leave(open)}
            onDone={() => leave(next())}
            waiting={<Skeleton className="h-96" />}
          />
        )}
      </div>
    </Section>
  );
}

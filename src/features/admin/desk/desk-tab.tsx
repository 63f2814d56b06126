import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { adminKeys } from '@/api/admin/keys';
import { type ModerationOverview, overviewQuery } from '@/api/admin/overview';
import { PostLinksContext } from '@/components/posts/link-policy';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { useLiveHints } from '@/contexts/use-live-hints';
import type { AdminRole } from '@/lib/accounts/admin-role';
import {
  type DeskAddress,
  type DeskQueue,
  deskQueues,
  deskSearch,
  isPaged,
  noFilters,
  readDesk,
} from '@/lib/admin/desk-address';
import { opens } from '@/lib/admin/guard';
import { useCapped } from '../use-capped';
import { AppealsQueue } from './appeals-queue';
import { DeskContext } from './desk-context';
import { DeskKeys } from './desk-keys';
import { Filters } from './filters';
import { Hosts } from './hosts';
import { PendingQueue } from './pending-queue';
import { PostLookUp } from './post-look-up';
import { ReportsQueue } from './reports-queue';
import { TagTools } from './tag-tools';
import { useDeskKeys } from './use-desk-keys';

/** Addresses in what is judged are read, never followed. */
const judged = { blocked: [], clickable: false } as const;

const queues = {
  pending: PendingQueue,
  reports: ReportsQueue,
  appeals: AppealsQueue,
  post: PostLookUp,
  tags: TagTools,
  hosts: Hosts,
};

/** Where moderators work: what waits, one case at a time, all of it by keyboard, too. */
export function DeskTab({ roles }: { roles: readonly AdminRole[] }) {
  const { id: userId } = usePerson();
  const [search] = useSearchParams();
  const address = readDesk(search);
  const desk = useRef<HTMLDivElement>(null);
  const keys = useDeskKeys(desk);
  const Queue = queues[address.queue];
  const hasCases = isPaged(address.queue) || address.queue === 'post';
  return (
    <DeskContext value={{ userId, address, isSenior: opens(roles, 'full_admin'), keysOn: keys.on }}>
      <PostLinksContext value={judged}>
        <div ref={desk} className="grid grid-cols-1 gap-6">
          <QueueLinks address={address} userId={userId} />
          <Filters />
          <Queue key={deskSearch({ ...address, open: null })} />
          {hasCases && <DeskKeys on={keys.on} onChange={keys.choose} />}
        </div>
      </PostLinksContext>
    </DeskContext>
  );
}

const waiting: Readonly<Record<DeskQueue, (open: ModerationOverview) => number | null>> = {
  pending: ({ pending }) => pending.topic + pending.answer + pending.comment,
  reports: ({ reports }) => reports.ok + reports.due_soon + reports.overdue,
  appeals: ({ appeals }) => appeals,
  post: () => null,
  tags: () => null,
  hosts: () => null,
};

function QueueLinks({ address, userId }: { address: DeskAddress; userId: string }) {
  const { t } = useTranslation('admin-desk');
  const current = address.queue;
  const capped = useCapped();
  const { data } = useQuery(overviewQuery(userId));
  // The numbers alone: no list moves under a hand.
  useLiveHints('admin:queue', adminKeys.overview(userId));
  return (
    <nav aria-label={t('queues.label')}>
      <ul className="flex flex-wrap gap-2">
        {deskQueues.map((queue) => {
          const count = data ? waiting[queue](data) : null;
          return (
            <li key={queue}>
              <Link
                to={`${paths.adminDashboard}${deskSearch({ queue, filters: noFilters, size: address.size, open: null })}`}
                aria-current={queue === current ? 'page' : undefined}
                className={cx(
                  'inline-flex min-h-11 items-center gap-2 rounded-full border-control px-4 text-sm font-medium transition-colors',
                  queue === current
                    ? 'border-accent bg-accent-tint text-accent'
                    : 'border-line-strong hover:border-ink hover:bg-sunken',
                )}
              >
                {t(`queues.${queue}`)}
                {count !== null && count > 0 && <span className="tabular-nums">{capped(count)}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

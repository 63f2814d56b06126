import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { reportsQuery } from '@/api/admin/queues';
import type { QueuedReport } from '@/api/admin/shapes';
import { PostTime } from '@/components/posts/post-time';
import { Badge } from '@/components/ui/badge';
import type { BulkActions } from './bulk-bar';
import { ClockBadge } from './clock-badge';
import { useDesk } from './desk-context';
import { Queue } from './queue';
import { ReportCase } from './report-case';
import { useTargetName } from './use-target-name';

const bulk: BulkActions<QueuedReport> = {
  of: 'reports',
  actions: ['claim', 'dismiss', 'escalate'],
  itemOf: ({ id, version }) => ({ target: id, version }),
};

/** Reports, the one that is due first on top. */
export function ReportsQueue() {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  const { userId, address } = useDesk();
  const targetName = useTargetName();
  const rows = useInfiniteQuery(reportsQuery(userId, address));
  return (
    <Queue
      title={t('queues.reports')}
      rows={rows}
      nameOf={({ reason, target_kind }) =>
        t('words.pair', { name: topic(`reportDialog.reasons.${reason}`), text: targetName(target_kind) })
      }
      bulk={bulk}
      drawCase={(row, id, onDone) => <ReportCase key={id} id={id} lang={row?.lang ?? null} onDone={onDone} />}
    >
      {({ clock, priority, state, mine, moderator, created_at }) => (
        <>
          <ClockBadge clock={clock} />
          {priority === 'urgent' && <Badge tone="danger">{t('priorities.urgent')}</Badge>}
          <PostTime at={created_at} />
          {state === 'in_review' && (
            <span>
              {mine ? t('holder.me') : t('holder.other', { name: moderator ?? t('holder.somebody') })}
            </span>
          )}
          {state !== 'in_review' && state !== 'open' && <span>{t(`states.${state}`)}</span>}
        </>
      )}
    </Queue>
  );
}

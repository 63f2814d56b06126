import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { auditQuery, auditTotalQuery, exportAudit } from '@/api/admin/audit';
import { Section } from '@/components/section';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { auditAreas, auditList } from '@/lib/admin/audit';
import { CsvButton } from '../lists/csv-button';
import { ListFilters } from '../lists/list-filters';
import { PagedRecords } from '../lists/paged-records';
import { useTeamList } from '../lists/use-team-list';
import { TargetLink } from '../target-link';
import { useActName } from '../use-act-name';
import { EntryFacts } from './entry-facts';

/** Who did what with powers beyond their own account, for full and master admins. */
export function AuditTab({ roles }: { roles: readonly AdminRole[] }) {
  const { t } = useTranslation('admin-team');
  const { moment } = useFormats();
  const { id: userId } = usePerson();
  const client = useQueryClient();
  const actName = useActName();
  const used = useTeamList(auditList);
  const rows = useInfiniteQuery(auditQuery(userId, used));
  const { data: total } = useQuery(auditTotalQuery(userId, used));
  return (
    <Section
      title={t('audit.title')}
      action={<CsvButton fileName="audit-log" fetchRows={() => exportAudit(client, userId, used)} />}
    >
      <div className="grid gap-6">
        <ListFilters
          list={auditList}
          used={used}
          fields={{
            action: {
              label: t('audit.area'),
              options: auditAreas.map((area) => [area, t(`areas.${area}`)]),
            },
            actor: { label: t('audit.actor'), type: 'email' },
            target: { label: t('audit.about'), type: 'text' },
            from: { label: t('audit.from'), type: 'date' },
            to: { label: t('audit.to'), type: 'date' },
          }}
        />
        <PagedRecords
          caption={t('audit.title')}
          rows={rows}
          total={total}
          used={used}
          keyOf={({ id }) => String(id)}
          columns={[
            { id: 'action', label: t('audit.what'), cell: ({ action }) => actName(action) },
            {
              id: 'at',
              label: t('audit.when'),
              sorted: 'descending',
              cell: ({ created_at: at }) => <time dateTime={at}>{moment(at)}</time>,
            },
            {
              id: 'actor',
              label: t('audit.who'),
              cell: ({ actor, actor_id }) =>
                actor === null && actor_id === null ? (
                  t('audit.nobody')
                ) : (
                  <span translate="no" className="text-sm wrap-anywhere">
                    {actor ?? actor_id}
                  </span>
                ),
            },
            {
              id: 'target',
              label: t('audit.about'),
              cell: ({ target }) =>
                target === null ? null : (
                  <span translate="no" className="font-mono text-sm wrap-anywhere">
                    <TargetLink target={target} roles={roles} />
                  </span>
                ),
            },
            { id: 'facts', label: t('audit.facts'), cell: (entry) => <EntryFacts entry={entry} /> },
          ]}
        />
      </div>
    </Section>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { askQualityMutation, type QualityRun, qualityRunQuery } from '@/api/admin/quality';
import { ErrorState } from '@/components/error-state';
import { PageHeader } from '@/components/page-header';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { blockOf, qualityBlockIds } from '@/lib/admin/quality';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { AreaGate } from './area-gate';
import { DashboardTabs } from './dashboard-screen';
import { BlockTable } from './quality/block-table';
import { useStaffText } from './use-staff-text';

/** How well tests, texts and the service do, in groups of at least 10 persons; for full and master admins. */
export function QualityScreen() {
  const { t } = useTranslation('admin-quality');
  return (
    <AreaGate area="full_admin">
      {(roles) => (
        <>
          <PageHeader title={t('title')} lead={t('about')} />
          <DashboardTabs current="quality" roles={roles} />
          <div className="grid min-h-dvh content-start gap-8 pt-6 pb-section">
            <Report />
          </div>
        </>
      )}
    </AreaGate>
  );
}

function Report() {
  const { t } = useTranslation('admin-quality');
  const { id: userId } = usePerson();
  const [search, setSearch] = useSearchParams();
  const block = blockOf(search.get('block'));
  const { data: run, error, isFetching, refetch } = useQuery(qualityRunQuery(userId));
  if (!run) {
    if (!error) return <Skeleton className="h-96" />;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <>
      <Made run={run} userId={userId} />
      <Field label={t('block')} className="max-w-sm">
        <NativeSelect
          value={block}
          onChange={({ target }) =>
            setSearch(target.value === 'attempts' ? {} : { block: target.value }, {
              preventScrollReset: true,
            })
          }
        >
          {qualityBlockIds.map((id) => (
            <option key={id} value={id}>
              {t(`blocks.${id}.title`)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <BlockTable key={block} block={block} madeAt={run.made_at} userId={userId} />
    </>
  );
}

function Made({ run, userId }: { run: QualityRun; userId: string }) {
  const { t } = useTranslation('admin-quality');
  const { moment, ahead } = useFormats();
  const explain = useStaffText();
  const asking = useMutation(askQualityMutation(userId));
  const isComing = run.asked_at !== null && (run.made_at === null || run.made_at < run.asked_at);
  return (
    <div className="grid max-w-prose justify-items-start gap-3">
      <p role="status" className="text-ink-soft">
        {run.made_at === null ? t('never') : t('made', { date: moment(run.made_at) })}
        {isComing && ` ${t('coming')}`}
      </p>
      {run.wait_s > 0 ? (
        <p className="text-sm text-ink-soft">{t('wait', { time: ahead(run.wait_s) })}</p>
      ) : (
        <Button variant="outline" busy={asking.isPending} onClick={() => asking.mutate(undefined)}>
          {t('ask')}
        </Button>
      )}
      {asking.isError && (
        <ErrorState
          title={t('words.failed')}
          text={adminRefusalIn(asking.error) === 'too_soon' ? t('tooSoon') : explain(asking.error)}
        />
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { Section } from '@/components/section';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { Skeleton } from '@/components/ui/skeleton';
import { compareHref } from '@/config/compare-href';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { earlierAttempts } from '@/lib/assessments/history';
import { type PastResult, pastResult } from './past-result';

/** Any two results of one test, chosen; how they differ is said by the page of comparisons alone. */
export function CompareTwo({ userId }: { userId: string }) {
  const { t } = useTranslation('progress');
  const attempts = useQuery(myAttemptsQuery(userId));
  return (
    <Section title={t('compare.title')}>
      <p className="mb-4 max-w-read text-ink-soft">{t('compare.text')}</p>
      {attempts.isPending ? (
        <Skeleton className="h-20" />
      ) : attempts.isError ? (
        <ErrorState
          error={attempts.error}
          onRetry={() => void attempts.refetch()}
          retrying={attempts.isFetching}
        />
      ) : (
        <Choice all={attempts.data.map(pastResult)} />
      )}
    </Section>
  );
}

function Choice({ all }: { all: readonly PastResult[] }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const [laterId, setLaterId] = useState('');
  const [earlierId, setEarlierId] = useState('');
  const repeated = all.filter((attempt) => earlierAttempts(attempt, all).length > 0);
  const later = repeated.find(({ id }) => id === laterId) ?? repeated[0];
  if (!later) return <p>{t('compare.none')}</p>;
  const before = earlierAttempts(later, all);
  const earlier = before.find(({ id }) => id === earlierId) ?? before[0];
  const text = ({ test_id, completed_at }: PastResult) =>
    t('words.pair', { name: catalogue[test_id].catalogueName, text: formats.date(completed_at) });
  return (
    <div data-part="compare-two" className="flex flex-wrap items-end gap-x-6 gap-y-3">
      <Field label={t('compare.later')} className="w-full max-w-96">
        <NativeSelect value={later.id} onChange={({ target }) => setLaterId(target.value)}>
          {repeated.map((attempt) => (
            <option key={attempt.id} value={attempt.id}>
              {text(attempt)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <Field label={t('compare.earlier')} className="w-full max-w-60">
        <NativeSelect value={earlier?.id ?? ''} onChange={({ target }) => setEarlierId(target.value)}>
          {before.map((attempt) => (
            <option key={attempt.id} value={attempt.id}>
              {formats.date(attempt.completed_at)}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {earlier ? (
        <ButtonLink to={compareHref(earlier.id, later.id)} variant="outline">
          {t('words.compare')}
        </ButtonLink>
      ) : null}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Notice } from '@/components/ui/notice';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import type { Start } from '../intro/use-start';
import { waitText } from './closed-test';

/** Why the start did not work: no connection, a wait for this form or child, or something else. */
export function StartFailure({ start: { error, refusal } }: { start: Pick<Start, 'error' | 'refusal'> }) {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  if (refusal?.status === 'retake_wait') {
    return (
      <Notice tone="caution" role="alert" data-part="retake-wait">
        <p>{t('words.waitAgain', { time: waitText(refusal.availableAt, formats) })}</p>
        <p className="mt-1 text-ink-soft">{t('start.overlap')}</p>
      </Notice>
    );
  }
  if (error === null) return null;
  const code = error instanceof AppError ? error.code : 'unknown';
  if (code === 'network' || !navigator.onLine) {
    return (
      <Notice tone="caution" role="alert" data-part="offline">
        {t('start.offline')}
      </Notice>
    );
  }
  if (code === 'rate_limited') {
    return (
      <Notice tone="caution" role="alert" data-part="too-many">
        {t('start.tooMany')}
      </Notice>
    );
  }
  return <ErrorState title={t('words.testNotStarted')} error={error} />;
}

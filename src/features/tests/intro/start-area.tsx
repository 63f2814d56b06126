import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { ErrorState } from '@/components/error-state';
import { Notice } from '@/components/ui/notice';
import { Skeleton } from '@/components/ui/skeleton';
import { ChooserButton } from '@/features/gates/chooser-button';
import { useNow } from '@/hooks/use-now';
import { useFormats } from '@/i18n/use-formats';
import { remainingWait } from '@/lib/assessments/access';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { minuteMs } from '@/lib/time';
import { RequiredBadge, UpgradeAction } from '../hub/upgrade-action';
import type { Offers } from '../hub/use-offers';

export interface StartAreaProps {
  definition: InstrumentDefinition;
  offers: Offers;
  /** Query of the address, handed on to the test ('?form=teacher'). */
  search: string;
}

/** Starting the test, or why it cannot be started: the plan, or the retake wait. */
export function StartArea({ definition, offers, search }: StartAreaProps) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const nowMs = useNow(true, minuteMs);
  if (offers.status === 'pending') return <Skeleton className="h-14 w-48 rounded-full" />;
  if (offers.status === 'failed') {
    return <ErrorState error={offers.error} onRetry={offers.retry} retrying={offers.retrying} />;
  }
  const offer = offers.offers.find(({ entry }) => entry.testId === definition.testId);
  if (offer?.access.mayOpen !== true) {
    const tier = offer?.access.requiredTier ?? definition.access;
    return (
      <Notice data-part="upgrade-required" className="grid justify-items-start gap-5">
        <div className="flex w-full items-start justify-between gap-5">
          <div className="grid justify-items-start gap-2">
            <h2 className="text-base">{t('intro.upgrade')}</h2>
            <RequiredBadge tier={tier} />
          </div>
          <Drawing shapes={testDrawings[definition.testId]} className="size-16 sm:hidden" />
        </div>
        <div className="flex flex-wrap gap-3">
          <UpgradeAction tier={tier} />
          <ChooserButton suggested={definition.access === 'premium' ? 'premium' : 'plus'} />
        </div>
      </Notice>
    );
  }
  const wait = remainingWait(offer.availableAt, nowMs);
  // The wait is known for the form about oneself; another form of the test can be started all the same.
  const otherForms = definition.forms.length > 1;
  return (
    <div className="grid justify-items-start gap-4">
      {wait ? (
        <Notice data-part="wait">
          <p>
            {t(otherForms ? 'waitSelf' : 'words.waitAgain', {
              time: formats.duration(wait.count, wait.unit),
            })}
          </p>
          <p className="mt-1 text-ink-soft">{t('intro.timingText.overlap')}</p>
        </Notice>
      ) : null}
      {wait && !otherForms ? null : (
        <ButtonLink
          size="lg"
          to={`${definition.route}${search}`}
          data-action="start-test"
          aria-label={t('words.pair', { name: t('intro.start'), text: definition.catalogueName })}
        >
          {t('intro.start')}
        </ButtonLink>
      )}
    </div>
  );
}

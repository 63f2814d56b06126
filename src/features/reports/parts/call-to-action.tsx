import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import type { ReportMessage } from '@/lib/reports/messages';
import type { PartProps } from '../special/types';

const intoTraining: ReadonlySet<ReportMessage['key']> = new Set([
  'callToAction.premium',
  'callToAction.other',
]);

/** Under the plan: the way to the exercises, and by plan one line on what an upgrade adds. */
export function CallToAction({ view, texts }: PartProps) {
  const { callToAction } = view;
  if (callToAction === null) return null;
  const leadsToTraining = intoTraining.has(callToAction.key);
  const button = leadsToTraining ? callToAction : { key: 'callToAction.other' as const, params: {} };
  return (
    <div data-part="call-to-action" data-print="hide" className="mt-6 grid justify-items-start gap-4">
      <ButtonLink to={paths.trainingHub} variant="outline">
        {texts.message(button, view)}
      </ButtonLink>
      {leadsToTraining ? null : (
        <p className="text-sm text-ink-soft">
          <Link
            to={`${paths.pricing}#plans`}
            data-action="upgrade"
            className="link inline-flex min-h-11 items-center"
          >
            {texts.message(callToAction, view)}
          </Link>
          {callToAction.key === 'callToAction.free' ? <TrialOffer view={view} /> : null}
        </p>
      )}
    </div>
  );
}

/** Said where it is true alone: the yearly plan is on sale with a trial, and the person had none yet. */
function TrialOffer({ view: { reader } }: Pick<PartProps, 'view'>) {
  const { t } = useTranslation('report');
  if (reader.audience !== 'owner' || reader.trialDays === 0) return null;
  return <span data-part="trial"> {t('callToAction.trial', { count: reader.trialDays })}</span>;
}

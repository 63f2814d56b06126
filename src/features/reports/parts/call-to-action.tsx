import { Link } from 'react-router';
import { ButtonLink } from '@/components/button-link';
import { paths } from '@/config/paths';
import type { ReportMessage } from '@/lib/reports/messages';
import type { PartProps } from './report-header';

/** The list of plans, once there is a page of that name. */
const plansAddress = (allPaths: Readonly<Record<string, string>>) =>
  allPaths.pricing === undefined ? null : `${allPaths.pricing}#plans`;

const intoTraining: ReadonlySet<ReportMessage['key']> = new Set([
  'callToAction.premium',
  'callToAction.other',
]);

/** Under the plan: the way to the exercises, and by plan one line on what an upgrade adds. */
export function CallToAction({ view, texts }: PartProps) {
  const { callToAction, attempt } = view;
  if (callToAction === null) return null;
  const leadsToTraining = intoTraining.has(callToAction.key);
  const button = leadsToTraining ? callToAction : { key: 'callToAction.other' as const, params: {} };
  const plans = plansAddress(paths);
  const line = texts.message(callToAction, view);
  return (
    <div data-part="call-to-action" data-print="hide" className="mt-6 grid justify-items-start gap-4">
      <ButtonLink to={paths.trainingHub} variant={attempt.owned === true ? 'filled' : 'outline'}>
        {texts.message(button, view)}
      </ButtonLink>
      {leadsToTraining ? null : (
        <p className="text-sm text-ink-soft">
          {plans === null ? (
            line
          ) : (
            <Link to={plans} className="link">
              {line}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResults } from '@/api/attempts/latest';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { Section } from '@/components/section';
import { Card } from '@/components/ui/card';
import { href, paths } from '@/config/paths';
import type { PaidTier } from '@/config/plans';
import { useFormats } from '@/i18n/use-formats';
import type { TestOffer } from '@/lib/assessments/access';
import type { HubLists } from '@/lib/assessments/hub';
import { LastResult } from './test-state';
import { minutesText } from './texts';
import { RequiredBadge, UpgradeAction } from './upgrade-action';

interface PlanCardsProps {
  plans: HubLists['plans'];
  latest: LatestResults;
  /** A trial is given once. */
  hadTrial: boolean;
  nowMs: number;
}

/** What a higher plan opens: one card and one button for each plan. */
export function PlanCards({ plans, latest, hadTrial, nowMs }: PlanCardsProps) {
  const { t } = useTranslation('hub');
  return (
    <Section title={t('more')}>
      <div className="grid gap-4">
        {plans.map(({ tier, offers }) => (
          <Card key={tier} data-plan={tier} className="grid gap-x-6 gap-y-5 sm:grid-cols-[1fr_auto]">
            <div>
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <h3 className="text-xl">{t(`plans.${tier}`)}</h3>
                <RequiredBadge tier={tier} />
              </div>
              <PlanPrice tier={tier} hadTrial={hadTrial} />
            </div>
            <ul className="grid gap-x-8 gap-y-6 border-t border-line pt-6 sm:col-span-2 sm:row-start-2 sm:grid-cols-2">
              {offers.map((offer) => (
                <ClosedTest key={offer.entry.testId} offer={offer} latest={latest} nowMs={nowMs} />
              ))}
            </ul>
            <div className="sm:col-start-2 sm:row-start-1 sm:self-center">
              <UpgradeAction tier={tier} />
            </div>
          </Card>
        ))}
      </div>
    </Section>
  );
}

/** Trial and price from the table checkout charges by. As much room as they take is kept for them. */
function PlanPrice({ tier, hadTrial }: { tier: PaidTier; hadTrial: boolean }) {
  const { t } = useTranslation('hub');
  const { money } = useFormats();
  const { data: prices = [], isPending } = useQuery(planPricesQuery());
  const cost = (interval: 'month' | 'year') =>
    prices.find((row) => row.tier === tier && row.interval === interval);
  const [year, month] = [cost('year'), cost('month')];
  let text = '';
  if (isPending) {
    const price = money(9900, 'usd');
    text = hadTrial
      ? t('upgrade.prices', { year: price, month: price })
      : t('upgrade.trial', { count: 7, price });
  }
  if (year && year.trial_days > 0 && !hadTrial) {
    const price = money(year.amount_cents, year.currency);
    text = t('upgrade.trial', { count: year.trial_days, price });
  } else if (year && month) {
    text = t('upgrade.prices', {
      year: money(year.amount_cents, year.currency),
      month: money(month.amount_cents, month.currency),
    });
  }
  return (
    <p data-part="price" className="mt-1 text-sm text-ink-soft">
      <span className={isPending ? 'invisible' : undefined}>{text}</span>
    </p>
  );
}

interface ClosedTestProps extends Pick<PlanCardsProps, 'latest' | 'nowMs'> {
  offer: TestOffer;
}

/** A test a higher plan opens. Its question leads to what it asks and tells; an earlier result stays at hand. */
function ClosedTest({ offer: { entry }, latest, nowMs }: ClosedTestProps) {
  const { t } = useTranslation('hub');
  const last = latest.get(entry.testId);
  return (
    <li data-test={entry.routeKey} className="flex items-start gap-4">
      <Drawing shapes={testDrawings[entry.testId]} size="list" />
      <div className="min-w-0 flex-1">
        <h4 className="text-[1.08rem] leading-snug">
          <Link
            to={href(paths.testIntro, { testId: entry.routeKey })}
            className="decoration-line-strong underline-offset-4 hover:underline max-sm:py-1 [&:not(:hover)]:no-underline"
          >
            {t(`tests.${entry.testId}.question`)}
          </Link>
        </h4>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-sm text-ink-soft">
          <span>{entry.catalogueName}</span>
          <span>{minutesText(t, entry.minutes)}</span>
          <span>{t(`levels.${entry.difficulty}`)}</span>
        </p>
        {entry.listed === 'memory' ? (
          <p className="mt-0.5 text-sm text-ink-soft">{t('words.dementia')}</p>
        ) : null}
        {last ? (
          <div className="mt-2">
            <LastResult result={last} nowMs={nowMs} />
          </div>
        ) : null}
      </div>
    </li>
  );
}

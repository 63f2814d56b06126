import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { catalogueQuery } from '@/api/store/catalogue';
import { ButtonLink } from '@/components/button-link';
import { Drawing } from '@/components/drawings/drawing';
import { testDrawings } from '@/components/drawings/tests';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import { useSubscription } from '@/contexts/subscription';
import type { CatalogueEntry } from '@/lib/assessments/catalogue';
import type { MembershipInterval } from '@/lib/billing/membership-view';
import { planOf, plansFor } from '@/lib/billing/wanted-test';
import { TestStill } from './test-still';
import { useMembershipTexts } from './use-membership-texts';

export interface TestWallProps {
  test: Pick<CatalogueEntry, 'testId' | 'access' | 'kind' | 'routeKey'>;
}

/** A test the plan does not open: what it measures and looks like, what opens it and for how much, and the way back. */
export function TestWall(props: TestWallProps) {
  return (
    // Its texts may come late: the page around it stays while they do.
    <Suspense fallback={null}>
      <Wall {...props} />
    </Suspense>
  );
}

function Wall({ test }: TestWallProps) {
  const { t } = useTranslation('hub');
  const { t: upgrade } = useTranslation('upgrade');
  const { t: common } = useTranslation('common');
  const shop = useQuery(catalogueQuery());
  const { money } = useMembershipTexts();
  const offer = useOffer(test);
  const single = shop.data?.find(({ kind, testId }) => kind === 'test' && testId === test.testId);
  return (
    <section data-part="test-wall" className="mt-8 w-full">
      <Card tone="tint" className="grid gap-6">
        <div className="grid items-center gap-x-10 gap-y-6 sm:grid-cols-[1fr_15rem]">
          <div className="grid gap-2">
            <Drawing shapes={testDrawings[test.testId]} className="size-16" />
            <h2 className="text-xl">{t(`tests.${test.testId}.question`)}</h2>
            <p className="max-w-read text-ink-soft">{t(`tests.${test.testId}.asks`)}</p>
          </div>
          <TestStill kind={test.kind} />
        </div>
        <div className="grid justify-items-start gap-3 border-t border-line-strong pt-5">
          {offer.line === null ? null : <p data-part="wall-price">{offer.line}</p>}
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
            {offer.action === null ? null : (
              <ButtonLink
                to={plansFor(test, offer.interval)}
                className="max-w-full shrink text-center whitespace-normal"
                data-action="upgrade"
              >
                {offer.action}
              </ButtonLink>
            )}
            {single ? (
              <Link
                to={`${paths.store}#${single.sku}`}
                className="link flex min-h-11 w-fit items-center"
                data-action="to-store"
              >
                {upgrade('once', { price: money(single.unit_price_cents, 'usd') })}
              </Link>
            ) : null}
          </div>
        </div>
      </Card>
      <ButtonLink to={paths.testingHub} variant="link" className="mt-4" data-action="not-now">
        {common('words.notNow')}
      </ButtonLink>
    </section>
  );
}

/** Trial and price of the plan that opens the test, from the price list, and what the button says. */
function useOffer(test: TestWallProps['test']): {
  line: string | null;
  action: string | null;
  interval: MembershipInterval;
} {
  const { t } = useTranslation('membership');
  const { t: common } = useTranslation('common');
  const { subscription } = useSubscription();
  const prices = useQuery(planPricesQuery());
  const texts = useMembershipTexts();
  const tier = planOf(test);
  if (tier === null) return { line: null, action: null, interval: 'year' };
  const plan = texts.name(tier);
  const priceOf = (interval: 'month' | 'year') =>
    prices.data?.find((row) => row.tier === tier && row.interval === interval);
  const yearly = priceOf('year');
  const count = yearly?.trial_days ?? 0;
  if (yearly && count > 0 && subscription?.trial_available) {
    const price = texts.money(yearly.amount_cents, yearly.currency);
    return {
      line: common('words.pair', { name: plan, text: t('charge.trial', { count, price }) }),
      action: t('action.try', { plan, count }),
      interval: 'year',
    };
  }
  const price = priceOf('month') ?? yearly;
  return {
    line: price ? common('words.pair', { name: plan, text: `${texts.price(price)}.` }) : null,
    action: t('action.get', { plan }),
    interval: price?.interval ?? 'year',
  };
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { planCreditQuery } from '@/api/billing/credit';
import { PurchasePapers } from '@/components/purchase-papers';
import { Section } from '@/components/section';
import { refundDays } from '@/config/limits';
import type { PaidTier } from '@/config/plans';
import { useAuth } from '@/contexts/auth';
import { type SubscriptionValue, useSubscription } from '@/contexts/subscription';
import {
  arrivalInterval,
  carriedPrice,
  type MembershipInterval,
  offersAnnual,
  type PriceRow,
  planAction,
  planCards,
} from '@/lib/billing/membership-view';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { tierAtLeast } from '@/lib/billing/tier';
import { planOf, wantedTest } from '@/lib/billing/wanted-test';
import { CreditLine } from './billing/credit-line';
import { BillingSwitch } from './cards/billing-switch';
import { MembershipButton } from './cards/membership-button';
import { MembershipCardView } from './cards/membership-card';
import { MembershipCharge } from './cards/membership-charge';
import { useCarriedChoice } from './carried-choice';
import { CheckoutNotice } from './checkout-notice';
import { ContinueNotice, GoneNotice } from './continue-notice';
import { ownMembership } from './own-membership';
import { OwnMembershipNotice } from './own-membership-notice';
import { useMembershipCheckout } from './use-membership-checkout';

const paidTiers = ['plus', 'premium'] as const satisfies readonly PaidTier[];

function trialOf({ status, subscription }: SubscriptionValue): 'yes' | 'no' | 'first' {
  if (status !== 'ready') return 'first';
  return subscription?.trial_available ? 'yes' : 'no';
}

/** The three plans, what the person has of them, and buying or changing one. */
export function PlansSection({ prices }: { prices: readonly PriceRow[] }) {
  const { t } = useTranslation('membership');
  const value = useSubscription();
  const [search] = useSearchParams();
  const wanted = wantedTest(search.get('for'));
  const checkout = useMembershipCheckout(wanted?.routeKey ?? null);
  const { choice, forget } = useCarriedChoice();
  const [picked, setPicked] = useState<MembershipInterval | null>(null);
  const own = ownMembership(value);
  const userId = useAuth().user?.id ?? null;
  const { data: credit } = useQuery({ ...planCreditQuery(userId ?? ''), enabled: userId !== null });
  const trial = trialOf(value);
  const annual = offersAnnual(prices);
  const came = choice.plan !== null || search.has('for') || search.has('from');
  const interval =
    picked ??
    arrivalInterval(prices, {
      choice,
      own: value.subscription?.interval ?? null,
      came,
      mayTry: trial !== 'no',
    });
  const opening = wanted ? planOf(wanted) : (paidTiers.find((tier) => tier === choice.plan) ?? null);
  // The plan that opens what somebody came for, or was offered, is the one to point at, as long as they do not have it.
  const pointed = opening && !(own && tierAtLeast(own.tier, opening)) ? opening : null;
  const currency = (prices[0]?.currency ?? catalogCurrency).toUpperCase();
  // Who comes for something sees first the plan that opens it.
  const cards = planCards(prices, interval, own?.tier ?? null)
    .map((card) => (pointed === null ? card : { ...card, popular: card.id === pointed }))
    .sort((one, other) => Number(other.id === pointed) - Number(one.id === pointed));

  const carried = own === null ? null : carriedPrice(prices, choice);
  const chosen = carried === 'gone' ? null : carried;
  const chosenCard =
    chosen && planCards([chosen], chosen.interval, own?.tier ?? null).find(({ price }) => price);
  const mayGoOn = chosenCard ? planAction(chosenCard, own) === 'checkout' : false;
  const isOpen = checkout.state.step === 'opened';
  // The plan is there: where its checkout is says nothing any more.
  const isDone = isOpen && own?.billed === true;
  const buy = (price: PriceRow) => {
    checkout.buy(price);
    forget();
  };
  // One filled button per screen: the way on, the checkout's link, or else the plan that is suggested.
  const mainCard =
    (mayGoOn && !isOpen) || (checkout.link !== null && !isDone)
      ? null
      : cards.find(({ popular }) => popular)?.id;

  return (
    <Section id="plans" title={t('section')}>
      <div className="grid gap-8">
        {isDone ? null : <CheckoutNotice checkout={checkout} />}
        {carried === 'gone' ? <GoneNotice /> : null}
        {chosen && mayGoOn && !isOpen ? (
          <ContinueNotice
            chosen={chosen}
            busy={checkout.state.step === 'opening' && checkout.state.what === chosen.id}
            onContinue={() => checkout.buy(chosen)}
            onDismiss={forget}
          />
        ) : null}
        {own && own.tier !== 'freemium' && value.subscription ? (
          <OwnMembershipNotice
            own={own}
            subscription={value.subscription}
            prices={prices}
            checkout={checkout}
          />
        ) : null}
        {annual ? (
          <BillingSwitch
            value={interval}
            onChange={setPicked}
            hasTrial={trial !== 'no' && prices.some(({ trial_days }) => trial_days > 0)}
          />
        ) : null}
        <ul className="grid gap-5 lg:grid-cols-3 lg:grid-rows-[auto_auto_auto_1fr]">
          {cards.map((card) => (
            <MembershipCardView
              key={card.id}
              card={card}
              opens={wanted && card.id === pointed ? wanted.catalogueName : null}
              charge={
                card.price === null ? (
                  card.id === 'freemium' ? (
                    <p>{t('freeNote')}</p>
                  ) : null
                ) : (
                  <MembershipCharge
                    price={card.price}
                    prices={prices}
                    trial={trial}
                    creditCents={own?.billed ? 0 : (credit?.cents ?? 0)}
                  />
                )
              }
              action={
                // Until it is known what the person has, nothing can be chosen.
                value.status === 'loading' ? null : (
                  <MembershipButton
                    card={card}
                    own={own}
                    hasTrial={trial === 'yes'}
                    checkout={{ ...checkout, buy }}
                    main={card.id === mainCard}
                    wanted={wanted?.routeKey ?? null}
                  />
                )
              }
            />
          ))}
        </ul>
        <div className="grid max-w-read gap-2 text-sm text-ink-soft">
          <p>{t('beforePaying', { currency })}</p>
          <p data-part="agreement">{t('agree', { days: refundDays.plan })}</p>
          <PurchasePapers />
          {credit && userId ? <CreditLine userId={userId} /> : <p data-part="credit">{t('credit')}</p>}
        </div>
      </div>
    </Section>
  );
}

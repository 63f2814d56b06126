import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { paths } from '@/config/paths';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import {
  carriedQuery,
  type MembershipCard,
  type OwnMembership,
  planAction,
} from '@/lib/billing/membership-view';
import { wantedQuery } from '@/lib/billing/wanted-test';
import type { MembershipCheckoutControl } from '../use-membership-checkout';

export interface MembershipButtonProps {
  card: MembershipCard;
  own: OwnMembership | null;
  /** The person may begin with the free days. */
  hasTrial: boolean;
  checkout: MembershipCheckoutControl;
  /** The one filled button of the screen. */
  main: boolean;
  /** Short name of the test to go on with afterwards. */
  wanted: string | null;
}

/** The way into a plan, by what the person has now. */
export function MembershipButton({ card, own, hasTrial, checkout, main, wanted }: MembershipButtonProps) {
  const { t } = useTranslation('membership');
  const { name } = useMembershipTexts();
  const action = planAction(card, own);
  const plan = name(card.id);
  const look = { variant: main ? ('filled' as const) : ('outline' as const), block: true };
  const hook = { 'data-action': `choose-${card.id}` };
  if (action === 'none') return null;
  if (action === 'sign-up') {
    const target =
      card.price === null
        ? `redirect=${paths.welcome}`
        : `redirect=${paths.pricing}%23plans&${carriedQuery(card.price)}${wantedQuery(wanted)}`;
    return (
      <ButtonLink to={`${paths.auth}?mode=signup&${target}`} {...look} {...hook}>
        {card.id === 'freemium' ? t('action.startFree') : t('action.choose', { plan })}
      </ButtonLink>
    );
  }
  const { state, buy, manage } = checkout;
  const busyWith = state.step === 'opening' ? state.what : null;
  if (action === 'portal') {
    const label =
      card.id === 'freemium'
        ? t('action.cancelPlan')
        : card.current
          ? t('action.changeBilling')
          : t('action.change', { plan });
    return (
      <Button {...look} {...hook} busy={busyWith === 'portal'} onClick={manage}>
        {label}
      </Button>
    );
  }
  const { price } = card;
  if (price === null) return null;
  return (
    <Button {...look} {...hook} busy={busyWith === price.id} onClick={() => buy(price)}>
      {hasTrial && price.trial_days > 0
        ? t('action.try', { plan, count: price.trial_days })
        : t('action.get', { plan })}
    </Button>
  );
}

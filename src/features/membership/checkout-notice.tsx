import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { buttonVariants } from '@/components/ui/button-variants';
import { Notice } from '@/components/ui/notice';
import { useSubscription } from '@/contexts/subscription';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { MembershipProblem } from './membership-problem';
import type { MembershipCheckoutControl } from './use-membership-checkout';

/** What became of the last press: where the checkout is, or why there is none. It comes to where the person is. */
export function CheckoutNotice({ checkout }: { checkout: MembershipCheckoutControl }) {
  const place = useRef<HTMLDivElement>(null);
  const { step } = checkout.state;
  useEffect(() => {
    // The card that was pressed may stand far below.
    if (step === 'opened' || step === 'failed') place.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  if (step !== 'opened' && step !== 'failed') return null;
  return (
    <div ref={place} className="scroll-mt-6">
      <Outcome checkout={checkout} />
    </div>
  );
}

function Outcome({ checkout }: { checkout: MembershipCheckoutControl }) {
  const { t } = useTranslation('membership');
  const { money } = useMembershipTexts();
  const { refresh } = useSubscription();
  const { state, link, manage } = checkout;
  if (state.step === 'failed') return <MembershipProblem error={state.error} onManage={manage} />;
  if (state.step !== 'opened') return null;
  return (
    <Notice role="status" data-part="checkout-open" className="grid justify-items-start gap-3">
      <p>
        {t(link === null ? 'checkout.opened' : 'checkout.blocked')}
        <SentenceGap />
        {state.creditCents > 0
          ? t('checkout.credited', { amount: money(state.creditCents, state.currency) })
          : null}
      </p>
      {link === null ? (
        <Button variant="outline" size="sm" data-action="check-plan" onClick={() => void refresh()}>
          {t('words.checkAgain')}
        </Button>
      ) : (
        <a href={link} data-action="checkout-link" className={buttonVariants({ variant: 'filled' })}>
          {t('checkout.link')}
        </a>
      )}
    </Notice>
  );
}

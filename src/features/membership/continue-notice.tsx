import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import type { PriceRow } from '@/lib/billing/membership-view';

export interface ContinueNoticeProps {
  /** The price chosen before signing in. */
  chosen: PriceRow;
  busy: boolean;
  onContinue: () => void;
  onDismiss: () => void;
}

/** Back from signing in: the choice is still there, and one press goes on. Nothing goes on by itself. */
export function ContinueNotice({ chosen, busy, onContinue, onDismiss }: ContinueNoticeProps) {
  const { t } = useTranslation('membership');
  const { name, price } = useMembershipTexts();
  const plan = name(chosen.tier);
  return (
    <Card tone="tint" data-part="continue" className="grid justify-items-start gap-4">
      <div>
        <h3 className="text-xl">{t('continue.title', { plan })}</h3>
        <p className="mt-1.5 max-w-read">{t('continue.text', { plan, price: price(chosen) })}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button data-action="continue-checkout" busy={busy} onClick={onContinue}>
          {t('continue.action')}
        </Button>
        <Button variant="outline" data-action="choose-again" onClick={onDismiss}>
          {t('continue.dismiss')}
        </Button>
      </div>
    </Card>
  );
}

/** The price of the address is not sold any more: nobody is led on to another one. */
export function GoneNotice() {
  const { t } = useTranslation('membership');
  return (
    <Notice tone="caution" data-part="price-gone">
      {t('continue.gone')}
    </Notice>
  );
}

import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Badge } from '@/components/ui/badge';
import type { AccessTier } from '@/lib/assessments/catalogue';
import { planAddress } from '@/lib/upgrade/plans-address';

/** The plan that opens what is closed. Nothing to name where no higher plan is needed. */
function paidTier(tier: AccessTier): 'plus' | 'premium' | null {
  return tier === 'plus' || tier === 'premium' ? tier : null;
}

/** 'Plus Required' or 'Premium Required', whichever plan is really needed. */
export function RequiredBadge({ tier }: { tier: AccessTier }) {
  const { t } = useTranslation('hub');
  const paid = paidTier(tier);
  return paid === null ? null : <Badge tone="outline">{t(`upgrade.${paid}.badge`)}</Badge>;
}

/** Where a closed part says what opens it: the one place that leads to the plans. */
export function UpgradeAction({ tier }: { tier: AccessTier }) {
  const { t } = useTranslation('hub');
  const paid = paidTier(tier);
  return paid === null ? null : (
    <ButtonLink to={planAddress(paid)} variant="outline" size="sm" data-part="upgrade" data-action="upgrade">
      {t(`upgrade.${paid}.action`)}
    </ButtonLink>
  );
}

import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { latePart, usePartsAhead } from '@/components/late-part';
import { TabLinks } from '@/components/tab-links';
import { paths } from '@/config/paths';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { opens } from '@/lib/admin/guard';
import { CouponPart } from './coupon-part';
import { EventPart } from './event-part';
import { PaymentSection } from './payment-section';
import { PricePart } from './price-part';

const GiftPart = latePart(() => import('./gift-part').then((module) => module.GiftPart));

const parts = {
  payments: PaymentSection,
  prices: PricePart,
  coupons: CouponPart,
  gifts: GiftPart,
  events: EventPart,
} as const;
type Part = keyof typeof parts;
const partIds = Object.keys(parts) as Part[];

/** What was paid and given back, and what belongs to it. Gifts are for master and full admins. */
export function PaymentsTab({ roles }: { roles: readonly AdminRole[] }) {
  const { t } = useTranslation('admin-payments');
  const [search] = useSearchParams();
  const open = partIds.filter((id) => id !== 'gifts' || opens(roles, 'full_admin'));
  const current = open.find((id) => id === search.get('part')) ?? 'payments';
  usePartsAhead(GiftPart);
  const Content = parts[current];
  return (
    <div className="grid gap-8">
      <TabLinks
        label={t('parts.label')}
        current={current}
        keepsPlace
        tabs={open.map((id) => ({
          id,
          to: `${paths.adminDashboard}?tab=payments${id === 'payments' ? '' : `&part=${id}`}`,
          name: t(`parts.${id}`),
        }))}
      />
      <Content />
    </div>
  );
}

import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, couponsQuery, saveCouponMutation } from '@/api/admin/payment-desk';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { usePerson } from '@/contexts/auth';
import { useFormats } from '@/i18n/use-formats';
import { CouponForm } from './coupon-form';
import { CouponLimits } from './coupon-limits';
import { PlainRecords } from './plain-records';
import { useSaid } from './use-said';

const currency = 'usd';

/** Coupons with their uses, and a form for another. */
export function CouponPart() {
  const { t } = useTranslation('admin-payments');
  const { id: userId } = usePerson();
  const { count, moment, money } = useFormats();
  const said = useSaid();
  const rows = useInfiniteQuery(couponsQuery(userId));
  const saving = useMutation(saveCouponMutation(userId));
  const [asked, setAsked] = useState<Coupon | null>(null);
  const flip = ({ code, valid_until, max_redemptions, active, version }: Coupon) =>
    said(
      saving.mutateAsync({ coupon: { code, valid_until, max_redemptions, active: !active }, version }),
      t('coupons.saved'),
    );
  return (
    <>
      <Section title={t('parts.coupons')}>
        <PlainRecords
          caption={t('parts.coupons')}
          rows={rows}
          none={t('coupons.none')}
          keyOf={({ code }) => code}
          columns={[
            {
              id: 'code',
              label: t('coupons.code'),
              sorted: 'ascending',
              cell: ({ code }) => <span translate="no">{code}</span>,
            },
            {
              id: 'off',
              label: t('coupons.off'),
              cell: ({ percent_off: percent, amount_off_cents: cents }) =>
                percent === null
                  ? money(cents ?? 0, currency)
                  : t('coupons.percent', { percent: count(percent) }),
            },
            {
              id: 'uses',
              label: t('coupons.uses'),
              cell: ({ redeemed, max_redemptions: most }) =>
                most === null
                  ? count(redeemed)
                  : t('words.answersOf', { answered: count(redeemed), served: count(most) }),
            },
            {
              id: 'until',
              label: t('coupons.until'),
              cell: ({ valid_until: at }) => (at === null ? t('coupons.noEnd') : moment(at)),
            },
            {
              id: 'act',
              label: t('prices.act'),
              cell: (coupon) => (
                <span className="flex flex-wrap gap-2">
                  <Button variant="outline" size="sm" onClick={() => setAsked(coupon)}>
                    {t('coupons.change')}
                    <span className="sr-only">: {coupon.code}</span>
                  </Button>
                  <Button variant="outline" size="sm" onClick={() => void flip(coupon)}>
                    {coupon.active ? t('coupons.stop') : t('coupons.start')}
                    <span className="sr-only">: {coupon.code}</span>
                  </Button>
                </span>
              ),
            },
          ]}
        />
      </Section>
      <CouponForm userId={userId} />
      {asked && <CouponLimits coupon={asked} userId={userId} onClose={() => setAsked(null)} />}
    </>
  );
}

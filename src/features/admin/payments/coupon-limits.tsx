import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Coupon, saveCouponMutation } from '@/api/admin/payment-desk';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { TextField } from '@/components/ui/text-field';
import { limitOf, untilOf } from '@/lib/admin/payments';
import { useSaid } from './use-said';

export interface CouponLimitsProps {
  coupon: Coupon;
  userId: string;
  onClose: () => void;
}

/** How often and until when a coupon is taken. */
export function CouponLimits({ coupon, userId, onClose }: CouponLimitsProps) {
  const { t } = useTranslation('admin-payments');
  const said = useSaid();
  const saving = useMutation(saveCouponMutation(userId));
  const [most, setMost] = useState(coupon.max_redemptions === null ? '' : String(coupon.max_redemptions));
  const [until, setUntil] = useState(coupon.valid_until?.slice(0, 10) ?? '');
  const [isUnfit, setUnfit] = useState(false);
  const save = async () => {
    const limit = limitOf(most);
    const end = untilOf(until);
    setUnfit(limit === undefined || end === undefined);
    if (limit === undefined || end === undefined || saving.isPending) return;
    const { code, active, version } = coupon;
    const work = saving.mutateAsync({
      coupon: { code, active, valid_until: end, max_redemptions: limit },
      version,
    });
    if (await said(work, t('coupons.saved'))) onClose();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('coupons.ask', { code: coupon.code })}
      description={t('coupons.effect')}
      cancelLabel={t('cancel')}
      confirmLabel={t('coupons.save')}
      busy={saving.isPending}
      onConfirm={() => void save()}
    >
      <div className="grid gap-4">
        <TextField
          label={t('coupons.most')}
          hint={t('coupons.mostHint')}
          inputMode="numeric"
          autoComplete="off"
          value={most}
          error={isUnfit ? t('coupons.unfit') : undefined}
          onChange={({ target }) => setMost(target.value)}
        />
        <TextField
          label={t('coupons.lastDay')}
          type="date"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
      </div>
    </AlertDialog>
  );
}

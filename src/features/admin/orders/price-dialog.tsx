import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskItem } from '@/api/admin/catalogue';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { TextField } from '@/components/ui/text-field';
import { useItemTitle } from '@/components/use-item-title';
import { useFormats } from '@/i18n/use-formats';
import { amountOf, centsTyped } from '@/lib/admin/orders';
import { catalogCurrency } from '@/lib/billing/minor-units';

export interface PriceDialogProps {
  item: DeskItem;
  /** As it was typed in the form. */
  price: string;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}

/** A new price holds once it was typed again. */
export function PriceDialog({ item, price, isBusy, onClose, onConfirm }: PriceDialogProps) {
  const { t } = useTranslation('admin-orders');
  const { money } = useFormats();
  const titleOf = useItemTitle();
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  const cents = centsTyped(price) ?? 0;
  const confirm = () => {
    const isSame = centsTyped(typed) === cents;
    setOther(!isSame);
    if (isSame) onConfirm();
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('newPrice.title', {
        name: titleOf(item),
        before: money(item.unit_price_cents, catalogCurrency),
        after: money(cents, catalogCurrency),
      })}
      description={t('newPrice.effect')}
      cancelLabel={t('cancel')}
      confirmLabel={t('newPrice.do')}
      busy={isBusy}
      onConfirm={confirm}
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          // It stands within another form.
          event.stopPropagation();
          confirm();
        }}
      >
        <TextField
          label={t('newPrice.type', { price: amountOf(cents) })}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOther(false);
          }}
          error={isOther ? t('newPrice.other') : undefined}
        />
      </form>
    </AlertDialog>
  );
}

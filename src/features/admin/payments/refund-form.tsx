import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PaymentCase, refundMutation } from '@/api/admin/payments';
import { ErrorState } from '@/components/error-state';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { centsOf, mostOfReason } from '@/lib/admin/payments';
import { minorDigits, typedAmount } from '@/lib/billing/minor-units';
import { useMoneyText } from './use-money-text';

export interface RefundFormProps {
  payment: PaymentCase;
  userId: string;
}

/** Gives money back, whole or in part: an amount, why, and the amount once more. */
export function RefundForm({ payment, userId }: RefundFormProps) {
  const { t } = useTranslation('admin-payments');
  const { money } = useFormats();
  const { left_cents: left, currency } = payment;
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState<{ id: string; amount_cents: number; reason: string } | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [faults, setFaults] = useState<{ amount?: string | undefined; reason?: string | undefined }>({});
  if (left === 0) return <p className="text-ink-soft">{t('refunds.nothingLeft')}</p>;
  if (minorDigits(currency) === null)
    return <p className="text-ink-soft">{t('refusals.unknown_currency')}</p>;
  const check = (event: FormEvent) => {
    event.preventDefault();
    const cents = centsOf(amount, currency);
    const why = reason.trim();
    const found = {
      amount:
        cents === null ? t('refusals.bad_amount') : cents > left ? t('refusals.more_than_left') : undefined,
      reason: why === '' || why.length > mostOfReason ? t('refunds.whyMissing') : undefined,
    };
    setFaults(found);
    if (cents === null || found.amount || found.reason) return;
    // The same again is the same refund; anything changed is another.
    if (asked?.amount_cents !== cents || asked.reason !== why)
      setAsked({ id: crypto.randomUUID(), amount_cents: cents, reason: why });
    setOpen(true);
  };
  const finish = () => {
    setOpen(false);
    setAsked(null);
    setAmount('');
    setReason('');
    toast({ title: t('refunds.sent') });
  };
  return (
    <>
      <form noValidate aria-label={t('refunds.form')} className="grid max-w-xl gap-4" onSubmit={check}>
        <TextField
          label={t('refunds.amount', { currency: currency.toUpperCase() })}
          hint={t('refunds.amountHint', { amount: money(left, currency) })}
          inputMode="decimal"
          autoComplete="off"
          value={amount}
          error={faults.amount}
          onChange={({ target }) => {
            setAmount(target.value);
            setFaults({});
          }}
          end={
            <Button variant="ghost" size="sm" onClick={() => setAmount(typedAmount(left, currency))}>
              {t('refunds.whole')}
            </Button>
          }
        />
        <Field label={t('refunds.why')} hint={t('refunds.whyHint')} error={faults.reason}>
          <Textarea
            rows={3}
            value={reason}
            onChange={({ target }) => {
              setReason(target.value);
              setFaults({});
            }}
          />
        </Field>
        <div>
          <Button type="submit">{t('refunds.do')}</Button>
        </div>
      </form>
      {isOpen && asked && (
        <AmountDialog
          asked={asked}
          payment={payment}
          userId={userId}
          onClose={() => setOpen(false)}
          onDone={finish}
        />
      )}
    </>
  );
}

interface AmountDialogProps extends RefundFormProps {
  asked: { id: string; amount_cents: number; reason: string };
  onClose: () => void;
  onDone: () => void;
}

function AmountDialog({ asked, payment, userId, onClose, onDone }: AmountDialogProps) {
  const { t } = useTranslation('admin-payments');
  const { money } = useFormats();
  const explain = useMoneyText();
  const sending = useMutation(refundMutation(userId));
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  const { amount_cents: cents } = asked;
  const amount = money(cents, payment.currency);
  const isWhole = payment.refunded_cents + cents >= payment.amount_cents;
  const confirm = () => {
    if (sending.isPending) return;
    const isSame = centsOf(typed, payment.currency) === cents;
    setOther(!isSame);
    if (!isSame) return;
    sending
      .mutateAsync({ ...asked, payment: payment.id, version: payment.version })
      .then(onDone)
      // The dialog says it.
      .catch(() => {});
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('refunds.ask', { amount, email: payment.email ?? t('gone') })}
      description={isWhole ? t('refunds.closes') : t('refunds.keeps')}
      cancelLabel={t('cancel')}
      confirmLabel={t('refunds.confirm')}
      tone="danger"
      busy={sending.isPending}
      onConfirm={confirm}
    >
      <TextField
        label={t('refunds.type', { amount: typedAmount(cents, payment.currency) })}
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        error={isOther ? t('refunds.other') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
          setOther(false);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          confirm();
        }}
      />
      {sending.isError ? (
        <ErrorState title={t('words.failed')} text={explain(sending.error)} className="mt-4" />
      ) : null}
    </AlertDialog>
  );
}

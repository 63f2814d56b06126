import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { isReason } from '@/lib/admin/offers';
import type { ReportReason } from '@/lib/community/reports';
import { RuleField, WhyField } from './reason-fields';

export interface Reasons {
  readonly reasonCode: ReportReason;
  readonly reason: string;
  /** days; null: until it is lifted */
  readonly days: number | null;
}

const spans = [1, 7, 30] as const;
export interface ReasonDialogProps {
  title: string;
  /** What it does to what, in one sentence. */
  effect: string;
  confirm: string;
  /** Only with a reason, of which the person is told. */
  required: boolean;
  /** The decision lasts for a while. */
  asksHowLong?: boolean;
  /** A reason of the list belongs to it. */
  asksRule?: boolean;
  /** What is asked in words; by default what the person is told. */
  asks?: string;
  first?: ReportReason | undefined;
  busy: boolean;
  problem: string | undefined;
  onConfirm: (reasons: Reasons) => void;
  onClose: () => void;
}

/** Names what is decided and asks why. What was typed stays while a decision is refused. */
export function ReasonDialog({
  title,
  effect,
  confirm,
  required,
  asksHowLong = false,
  asksRule = true,
  asks,
  first = 'other',
  busy,
  problem,
  onConfirm,
  onClose,
}: ReasonDialogProps) {
  const { t } = useTranslation('admin-desk');
  const [reasonCode, setReasonCode] = useState<ReportReason>(first);
  const [reason, setReason] = useState('');
  const [days, setDays] = useState<number | null>(7);
  const [isShort, setShort] = useState(false);
  const send = () => {
    const fits = isReason(reason, required);
    setShort(!fits);
    if (fits) onConfirm({ reasonCode, reason: reason.trim(), days: asksHowLong ? days : null });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent title={title} description={effect} closeLabel={t('close')}>
        <form
          noValidate
          className="grid gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          {asksRule && <RuleField value={reasonCode} onChange={setReasonCode} />}
          {asksHowLong && (
            <Field label={t('reason.howLong')}>
              <NativeSelect
                value={days ?? ''}
                onChange={({ target }) => setDays(target.value === '' ? null : Number(target.value))}
              >
                {spans.map((span) => (
                  <option key={span} value={span}>
                    {t('words.days', { count: span })}
                  </option>
                ))}
                <option value="">{t('reason.open')}</option>
              </NativeSelect>
            </Field>
          )}
          <WhyField
            label={asks}
            required={required}
            value={reason}
            isUnfit={isShort}
            startsHere
            onChange={(text) => {
              setReason(text);
              setShort(false);
            }}
            onSend={send}
          />
          {problem ? <ErrorState title={t('words.failed')} text={problem} /> : null}
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="outline" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" busy={busy}>
              {confirm}
            </Button>
          </div>
        </form>
      </DialogContent>
    </Dialog>
  );
}

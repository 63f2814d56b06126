import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { cancelTrialMutation } from '@/api/billing/membership';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { toast } from '@/components/ui/toast-store';
import { refusalCode } from '@/lib/contracts/call';
import { cancelTrial } from '@/lib/contracts/cancel-trial';
import { useBillingTexts } from './use-billing-texts';

type When = 'at_end' | 'now';

export interface CancelTrialProps {
  /** Name of the plan that is tried. */
  plan: string;
  /** Its last day, ISO text. */
  endsAt: string;
  /** It is over, or was over already: the plan has to be read again. */
  onChanged: () => void;
}

/** Ends a trial, after saying exactly what each way of ending it does. */
export function CancelTrial({ plan, endsAt, onChanged }: CancelTrialProps) {
  const { t, date } = useBillingTexts();
  const [open, setOpen] = useState(false);
  const [when, setWhen] = useState<When>('at_end');
  const cancel = useMutation({
    ...cancelTrialMutation(),
    onSuccess: ({ access_until }) => {
      const description =
        access_until === null ? t('trial.doneNow') : t('trial.doneAtEnd', { date: date(access_until) });
      toast({ title: t('trial.done'), description });
      setOpen(false);
      onChanged();
    },
    onError: (error) => {
      if (refusalCode(cancelTrial, error) !== 'no_active_trial') return;
      // The question is gone with the trial: what happened is said outside of it.
      toast({ title: t('trial.failed'), description: t('trial.noTrial'), variant: 'destructive' });
      setOpen(false);
      onChanged();
    },
  });
  return (
    <>
      <Button
        data-action="cancel-trial"
        variant="outline"
        onClick={() => {
          setWhen('at_end');
          cancel.reset();
          setOpen(true);
        }}
      >
        {t('trial.cancel')}
      </Button>
      <AlertDialogOnDemand
        open={open}
        onOpenChange={setOpen}
        title={t('trial.title')}
        description={t('trial.text')}
        cancelLabel={t('trial.keep')}
        confirmLabel={t('trial.confirm')}
        busy={cancel.isPending}
        onConfirm={() => cancel.mutate(when)}
      >
        <RadioGroup
          legend={t('trial.when')}
          name="trial-end"
          value={when}
          disabled={cancel.isPending}
          onValueChange={(value) => setWhen(value === 'now' ? 'now' : 'at_end')}
        >
          <RadioRow
            value="at_end"
            label={t('trial.atEnd', { date: date(endsAt) })}
            hint={t('trial.atEndHint', { plan })}
          />
          <RadioRow value="now" label={t('trial.now')} hint={t('trial.nowHint', { plan })} />
        </RadioGroup>
        {cancel.isError ? (
          <ErrorState title={t('trial.failed')} error={cancel.error} className="mt-4" />
        ) : null}
      </AlertDialogOnDemand>
    </>
  );
}

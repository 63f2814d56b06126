import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { acceptPlanMutation } from '@/api/plans/queries';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import type { FocusPlan } from '@/lib/plans/plan';

export interface StartButtonProps {
  userId: string | null;
  /** Another plan is kept, and ends with this one: asked first. */
  replaces: boolean;
  propose: () => Promise<FocusPlan | null>;
  label: string;
  variant?: 'filled' | 'outline';
}

/** Makes a plan the one that is kept from now on. */
export function StartButton({ userId, replaces, propose, label, variant = 'filled' }: StartButtonProps) {
  const { t } = useTranslation(['plans', 'common']);
  const [asking, setAsking] = useState(false);
  const { save, busy, problem } = useSave(acceptPlanMutation(userId), {});
  return (
    <>
      <Button
        data-action="start-plan"
        variant={variant}
        busy={busy}
        onClick={() => (replaces ? setAsking(true) : save(propose))}
      >
        {label}
      </Button>
      {problem ? <ErrorState title={t('failed')} text={problem} /> : null}
      <AlertDialogOnDemand
        open={asking}
        onOpenChange={setAsking}
        title={t('replaceTitle')}
        description={t('replaceText')}
        cancelLabel={t('common:cancel')}
        confirmLabel={t('start')}
        onConfirm={() => {
          setAsking(false);
          save(propose);
        }}
      />
    </>
  );
}

import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast-store';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { dayMs } from '@/lib/time';
import type { RunSnapshot } from './run-session';

export interface Leave {
  /** Goes away at once, or asks first where the answers would be lost. */
  leave: () => void;
  dialog: ReactNode;
}

/**
 * Leaving a run before its end; a test that can be paused says until when it can be continued.
 * @param to where to go; left out, to the tests, or home from the one visitors can take
 */
export function useLeave(
  { access, pauseDays }: InstrumentDefinition,
  { save }: RunSnapshot,
  to: string = access === 'visitor' ? paths.home : paths.testingHub,
): Leave {
  const { t } = useTranslation('tests');
  const formats = useFormats();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  function leave(): void {
    if (save === 'unavailable') {
      setAsking(true);
      return;
    }
    if (pauseDays === null) {
      toast({ title: t('runner.left'), description: t('runner.leftText') });
    } else {
      const date = formats.date(Date.now() + pauseDays * dayMs);
      toast({ title: t('words.paused'), description: t('runner.pausedUntil', { date }) });
    }
    navigate(to);
  }

  const dialog = (
    <AlertDialog
      open={asking}
      onOpenChange={setAsking}
      title={t('runner.leaveTitle')}
      description={t('runner.leaveText')}
      cancelLabel={t('runner.stay')}
      confirmLabel={t('words.leave')}
      onConfirm={() => navigate(to)}
      tone="danger"
    />
  );
  return { leave, dialog };
}

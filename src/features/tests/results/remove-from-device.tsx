import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { forgetAttempt } from '@/api/attempts/outbox';
import { removeRun } from '@/api/runs/local-runs';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { toast } from '@/components/ui/toast-store';
import { closeSession } from '../runner/open-sessions';

export interface RemoveFromDeviceProps {
  attemptId: string;
  /** The server holds it, too. */
  sent: boolean;
  /** Where to go afterwards. */
  to: string;
}

/** A visitor's copy on this device goes; what that means for the other copy is said first. */
export function RemoveFromDevice({ attemptId, sent, to }: RemoveFromDeviceProps) {
  const { t } = useTranslation(['tests', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);

  async function remove(): Promise<void> {
    await forgetAttempt(attemptId);
    await removeRun(attemptId);
    closeSession(attemptId);
    queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey.includes(attemptId) });
    toast({ title: t('words.removedFromDevice') });
    navigate(to, { replace: true });
  }

  return (
    <>
      <button
        type="button"
        data-action="remove"
        className="link min-h-11 cursor-pointer text-sm"
        onClick={() => setAsking(true)}
      >
        {t('words.removeFromDevice')}
      </button>
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('results.removeTitle')}
        description={t(sent ? 'results.removeText' : 'results.removeUnsent')}
        cancelLabel={t('common:cancel')}
        confirmLabel={t('words.removeFromDevice')}
        onConfirm={() => void remove()}
        tone="danger"
      />
    </>
  );
}

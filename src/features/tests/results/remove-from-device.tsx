import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { deleteServerCopy, findSecret } from '@/api/attempts/device-secret';
import { forgetAttempt } from '@/api/attempts/outbox';
import { removeRun } from '@/api/runs/local-runs';
import { ErrorState } from '@/components/error-state';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Checkbox } from '@/components/ui/checkbox';
import { toast } from '@/components/ui/toast-store';
import { closeSession } from '../runner/open-sessions';

export interface RemoveFromDeviceProps {
  attemptId: string;
  /** The server holds it, too. */
  sent: boolean;
  /** Where to go afterwards. */
  to: string;
}

/** A visitor's copy on this device goes; what that means for the other copy is said first, and that may go with it. */
export function RemoveFromDevice({ attemptId, sent, to }: RemoveFromDeviceProps) {
  const { t } = useTranslation(['tests', 'common']);
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [asking, setAsking] = useState(false);
  const [mayDelete, setMayDelete] = useState(false);
  const [alsoServer, setAlsoServer] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function ask(): Promise<void> {
    setMayDelete(sent && (await findSecret(attemptId)) !== null);
    setFailed(false);
    setAsking(true);
  }

  async function remove(): Promise<void> {
    setBusy(true);
    setFailed(false);
    try {
      // First the far copy: its secret lies with the near one.
      if (mayDelete && alsoServer) await deleteServerCopy(attemptId);
    } catch (error) {
      console.warn('The copy on the server could not be deleted', error);
      setFailed(true);
      setBusy(false);
      return;
    }
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
        onClick={() => void ask()}
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
        busy={busy}
      >
        {mayDelete ? (
          <Checkbox
            label={t('results.removeServer')}
            checked={alsoServer}
            onChange={(event) => setAlsoServer(event.target.checked)}
          />
        ) : null}
        {failed ? <ErrorState title={t('results.removeFailed')} /> : null}
      </AlertDialog>
    </>
  );
}

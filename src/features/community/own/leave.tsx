import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveCommunityMutation } from '@/api/community/members';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { type LeavingChoice, LeavingPosts } from '@/components/posts/leaving-posts';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';

/** Leaves the community and keeps the account: posts stay without a name, or their text goes, too. */
export function Leave({ userId }: { userId: string }) {
  const { t } = useTranslation('community-own');
  const [asks, setAsks] = useState(false);
  const [what, setWhat] = useState<LeavingChoice>('keep');
  const leaving = leaveCommunityMutation(userId);
  const { save, busy } = useSave(
    {
      ...leaving,
      onSuccess: (...args) => {
        setAsks(false);
        return leaving.onSuccess?.(...args);
      },
    },
    { saved: t('leave.done'), failed: t('leave.failed') },
  );
  return (
    <>
      <p className="max-w-read text-ink-soft">{t('leave.text')}</p>
      <Button variant="outline" className="mt-4" onClick={() => setAsks(true)}>
        {t('leave.open')}
      </Button>
      <AlertDialogOnDemand
        open={asks}
        onOpenChange={setAsks}
        title={t('leave.title')}
        description={t('leave.final')}
        cancelLabel={t('cancel')}
        confirmLabel={t('leave.confirm')}
        tone="danger"
        busy={busy}
        onConfirm={() => save({ removesTexts: what === 'remove' })}
      >
        <LeavingPosts value={what} onChange={setWhat} />
      </AlertDialogOnDemand>
    </>
  );
}

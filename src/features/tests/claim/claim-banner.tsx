import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type ClaimChoice, chooseClaim } from '@/api/attempts/claim-choices';
import { forgetAttempt } from '@/api/attempts/outbox';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import type { SignedInUser } from '@/contexts/auth';
import { focusHeading } from '@/hooks/focus-heading';
import { usePlaceAbovePage } from '@/hooks/use-place-above-page';

export interface ClaimBannerProps {
  user: SignedInUser;
  /** Attempts of this device that nobody owns yet. */
  ids: readonly string[];
}

/** The question above the page; nothing is sent before it is answered. */
export function ClaimBanner({ user, ids }: ClaimBannerProps) {
  const { t } = useTranslation('tests');
  const { t: common } = useTranslation('common');
  const errorText = useErrorText();
  const place = usePlaceAbovePage();
  const id = useId();
  const [isRemoving, setRemoving] = useState(false);
  const [busy, setBusy] = useState(false);
  const count = ids.length;

  const choose = (choice: ClaimChoice) => {
    // The buttons go with the question; the page takes the focus back.
    focusHeading();
    void chooseClaim(user.id, choice, ids);
  };
  const remove = async () => {
    setBusy(true);
    try {
      for (const attemptId of ids) await forgetAttempt(attemptId);
    } catch (error) {
      toast({ title: t('claim.removeFailed'), description: errorText(error), variant: 'destructive' });
    }
    setBusy(false);
    setRemoving(false);
    focusHeading();
  };

  return createPortal(
    <section
      aria-labelledby={id}
      data-slot="claim-banner"
      className="border-b-2 border-accent bg-sunken text-ink print:hidden"
    >
      <div className="wrap grid gap-x-6 gap-y-3 py-3 lg:grid-cols-[1fr_auto] lg:items-center">
        <div role="status">
          <h2 id={id} className="text-[1rem] font-semibold wrap-anywhere">
            {t('claim.title', { count, email: user.email })}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">{t('claim.text')}</p>
        </div>
        <div className="flex flex-wrap items-center gap-2">
          <Button size="sm" data-action="claim-add" onClick={() => choose('add')}>
            {t('claim.add')}
          </Button>
          <Button variant="outline" size="sm" data-action="claim-leave" onClick={() => choose('leave')}>
            {common('words.notNow')}
          </Button>
          <Button variant="ghost" size="sm" data-action="claim-remove" onClick={() => setRemoving(true)}>
            {common('words.removeFromDevice')}
          </Button>
        </div>
      </div>
      <AlertDialogOnDemand
        open={isRemoving}
        onOpenChange={setRemoving}
        title={t('claim.removeTitle', { count })}
        description={t('claim.removeText')}
        cancelLabel={common('cancel')}
        confirmLabel={common('words.removeFromDevice')}
        onConfirm={() => void remove()}
        tone="danger"
        busy={busy}
      />
    </section>,
    place,
  );
}

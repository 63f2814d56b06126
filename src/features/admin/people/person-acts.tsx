import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountCard, endSignInsMutation, resendMutation } from '@/api/admin/people';
import { ErrorState } from '@/components/error-state';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Button } from '@/components/ui/button';
import { toast } from '@/components/ui/toast-store';
import { EraseDialog } from './erase-dialog';
import { usePersonText } from './use-person-text';

export interface PersonActsProps {
  card: AccountCard;
  userId: string;
  /** The account as an act left it. */
  onChange: (card: AccountCard) => void;
}

/** What a master admin does with an account; each asks first and names the account. */
export function PersonActs({ card, userId, onChange }: PersonActsProps) {
  const { t } = useTranslation('admin-people');
  const explain = usePersonText();
  const box = useRef<HTMLDivElement>(null);
  const [asks, setAsks] = useState<'resend' | 'signIns' | 'erase' | null>(null);
  const resending = useMutation(resendMutation(userId));
  const ending = useMutation(endSignInsMutation(userId));
  const { email } = card;
  if (card.id === userId) return <p className="text-ink-soft">{t('refusals.own_account')}</p>;
  const begin = (act: typeof asks) => {
    resending.reset();
    ending.reset();
    setAsks(act);
  };
  const done = (title: string, left: AccountCard) => {
    toast({ title });
    setAsks(null);
    onChange(left);
    // What was pressed may be gone.
    box.current?.focus();
  };
  const run = () => {
    if (resending.isPending || ending.isPending) return;
    if (asks === 'resend')
      resending.mutate(card, { onSuccess: () => done(t('resend.done', { email }), card) });
    else ending.mutate(card, { onSuccess: (left) => done(t('signIns.done', { email }), left) });
  };
  const failed = resending.error ?? ending.error;
  return (
    <div ref={box} tabIndex={-1} className="flex flex-wrap gap-3 focus:outline-none">
      {card.confirmed_at === null && (
        <Button variant="outline" onClick={() => begin('resend')}>
          {t('resend.do')}
        </Button>
      )}
      <Button variant="outline" onClick={() => begin('signIns')}>
        {t('signIns.do')}
      </Button>
      {card.erasure_due_at === null && (
        <Button variant="outline" onClick={() => begin('erase')}>
          {t('erase.do')}
        </Button>
      )}
      {(asks === 'resend' || asks === 'signIns') && (
        <AlertDialog
          open
          onOpenChange={() => setAsks(null)}
          title={t(`${asks}.ask`, { email })}
          description={t(`${asks}.effect`)}
          cancelLabel={t('cancel')}
          confirmLabel={t(`${asks}.do`)}
          busy={resending.isPending || ending.isPending}
          onConfirm={run}
        >
          {failed ? <ErrorState title={t('words.failed')} text={explain(failed)} /> : null}
        </AlertDialog>
      )}
      {asks === 'erase' && (
        <EraseDialog
          card={card}
          userId={userId}
          onClose={() => setAsks(null)}
          onDone={(left) => done(t('erase.done', { email }), left)}
        />
      )}
    </div>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type AccountCard, planErasureMutation } from '@/api/admin/people';
import { ErrorState } from '@/components/error-state';
import { type LeavingChoice, LeavingPosts } from '@/components/posts/leaving-posts';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { Field } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { Textarea } from '@/components/ui/textarea';
import { useFormats } from '@/i18n/use-formats';
import { erasureWaitDays } from '@/lib/accounts/erasure';
import { isReason } from '@/lib/admin/offers';
import { dayMs } from '@/lib/time';
import { usePersonText } from './use-person-text';

export interface EraseDialogProps {
  card: AccountCard;
  userId: string;
  onClose: () => void;
  onDone: (left: AccountCard) => void;
}

/** Puts an account down for erasure, once it is said how its person asked for it and the address was typed. */
export function EraseDialog({ card, userId, onClose, onDone }: EraseDialogProps) {
  const { t } = useTranslation('admin-people');
  const { t: team } = useTranslation('admin-team');
  const { moment } = useFormats();
  const explain = usePersonText();
  const planning = useMutation(planErasureMutation(userId));
  const [openedAt] = useState(() => Date.now());
  const [reason, setReason] = useState('');
  const [typed, setTyped] = useState('');
  const [posts, setPosts] = useState<LeavingChoice>('keep');
  const [isChecked, setChecked] = useState(false);
  const { email } = card;
  const isExplained = isReason(reason, true);
  const isOne = typed.trim().toLowerCase() === email.toLowerCase();
  const confirm = () => {
    if (planning.isPending) return;
    setChecked(true);
    if (!isExplained || !isOne) return;
    planning.mutate({ card, reason: reason.trim(), removesPosts: posts === 'remove' }, { onSuccess: onDone });
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('erase.ask', { email })}
      description={t('erase.effect', { date: moment(openedAt + erasureWaitDays * dayMs) })}
      cancelLabel={t('cancel')}
      confirmLabel={t('erase.do')}
      tone="danger"
      busy={planning.isPending}
      onConfirm={confirm}
    >
      <form
        noValidate
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          confirm();
        }}
      >
        <Field
          label={t('erase.why')}
          hint={t('erase.whyHint')}
          error={isChecked && !isExplained ? t('erase.whyLength') : undefined}
          required
        >
          <Textarea rows={3} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
        {card.community && <LeavingPosts value={posts} onChange={setPosts} />}
        <TextField
          label={team('revoke.type', { email })}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isChecked && !isOne ? team('revoke.other') : undefined}
        />
      </form>
      {planning.isError ? (
        <ErrorState title={t('words.failed')} text={explain(planning.error)} className="mt-4" />
      ) : null}
    </AlertDialog>
  );
}

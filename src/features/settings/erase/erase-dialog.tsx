import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { requestErasureMutation } from '@/api/account/erasure';
import { ownProfileQuery } from '@/api/community/own-profile';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { type LeavingChoice, LeavingPosts } from '@/components/posts/leaving-posts';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { useFormats } from '@/i18n/use-formats';
import { erasureWaitDays } from '@/lib/accounts/erasure';
import { refusalCode } from '@/lib/contracts/call';
import { deleteAccount } from '@/lib/contracts/delete-account';
import { dayMs } from '@/lib/time';

const points = ['goes', 'stays', 'now'] as const;

/** Says what will happen, then asks for the password: an open screen must not be enough. */
export function EraseDialog({ userId, onClose }: { userId: string; onClose: () => void }) {
  const { t } = useTranslation('settings');
  const formats = useFormats();
  const [openedAt] = useState(() => Date.now());
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [posts, setPosts] = useState<LeavingChoice>('keep');
  // Only members have posts. Where that cannot be asked, theirs stay without a name.
  const isMember = Boolean(useQuery(ownProfileQuery(userId)).data);
  const erase = useMutation({
    ...requestErasureMutation(userId),
    onSuccess: (erasure) => {
      toast({
        title: t('erase.done'),
        description: t('erase.doneText', { date: formats.moment(erasure.dueAt) }),
      });
      onClose();
    },
    onError: (error) => {
      if (refusalCode(deleteAccount, error) === 'wrong_password') setFault(t('erase.wrongPassword'));
    },
  });
  const refused = erase.isError ? refusalCode(deleteAccount, erase.error) : null;
  const reasons: Readonly<Record<string, string>> = {
    plans_not_ended: t('erase.plansNotEnded'),
    last_master: t('erase.lastMaster'),
  };
  const confirm = () => {
    if (erase.isPending) return;
    if (password === '') setFault(t('erase.passwordRequired'));
    else erase.mutate({ password, removesPosts: posts === 'remove' });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  return (
    <AlertDialogOnDemand
      open
      onOpenChange={onClose}
      title={t('erase.dialogTitle')}
      description={t('erase.dialogText', { date: formats.moment(openedAt + erasureWaitDays * dayMs) })}
      cancelLabel={t('erase.keep')}
      confirmLabel={t('erase.confirm', { days: erasureWaitDays })}
      tone="danger"
      busy={erase.isPending}
      onConfirm={confirm}
    >
      <dl className="grid gap-3 text-[1rem]">
        {points.map((point) => (
          <div key={point}>
            <dt className="font-semibold">{t(`erase.${point}`)}</dt>
            <dd className="text-ink-soft">{t(`erase.${point}Text`)}</dd>
          </div>
        ))}
      </dl>
      {isMember && (
        <div className="mt-4">
          <LeavingPosts value={posts} onChange={setPosts} />
        </div>
      )}
      <p className="mt-3 text-ink-soft">{t('erase.copyFirst')}</p>
      <form noValidate onSubmit={submit} className="mt-4">
        <TextField
          label={t('erase.password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setFault(null);
          }}
          error={fault}
        />
      </form>
      {erase.isError && refused !== 'wrong_password' ? (
        <ErrorState
          title={t('erase.failed')}
          error={erase.error}
          text={reasons[refused ?? '']}
          className="mt-4"
        />
      ) : null}
    </AlertDialogOnDemand>
  );
}

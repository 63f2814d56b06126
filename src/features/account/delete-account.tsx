import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteAccount } from '@/api/account/my-data';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { useErrorText } from '@/components/use-error-text';
import { paths } from '@/config/paths';
import { AppError } from '@/lib/app-error';

const isWrongPassword = (error: unknown): boolean =>
  error instanceof AppError && error.detail === 'wrong_password';

export function DeleteAccount() {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <>
      <p className="mb-4 max-w-read text-ink-soft">{t('delete.text')}</p>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {t('delete.open')}
      </Button>
      {open ? <DeleteDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

/** Asks for the password: an open screen must not be enough to delete an account. */
function DeleteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const remove = useMutation({
    mutationFn: deleteAccount,
    onSuccess: () => {
      toast({ title: t('delete.done'), description: t('delete.doneText') });
      void navigate(paths.home, { replace: true });
    },
    onError: (error) => {
      if (isWrongPassword(error)) setFault(t('delete.wrongPassword'));
      else toast({ title: t('delete.failed'), description: errorText(error), variant: 'destructive' });
    },
  });
  const confirm = () => {
    if (remove.isPending) return;
    if (password === '') setFault(t('delete.passwordRequired'));
    else remove.mutate(password);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm();
  };
  return (
    <AlertDialogOnDemand
      open
      onOpenChange={onClose}
      title={t('delete.dialogTitle')}
      description={t('delete.dialogText')}
      cancelLabel={t('delete.keep')}
      confirmLabel={t('delete.confirm')}
      tone="danger"
      busy={remove.isPending}
      onConfirm={confirm}
    >
      <form noValidate onSubmit={submit}>
        <TextField
          label={t('delete.password')}
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
    </AlertDialogOnDemand>
  );
}

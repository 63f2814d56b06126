import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HeldRole, revokeRoleMutation } from '@/api/admin/team';
import { ErrorState } from '@/components/error-state';
import { AlertDialog } from '@/components/ui/alert-dialog';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { adminRoleNames } from '@/lib/accounts/admin-role';
import { useStaffText } from '../use-staff-text';

export interface RevokeDialogProps {
  held: HeldRole;
  userId: string;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a role away, once the address was typed. */
export function RevokeDialog({ held, userId, onClose, onDone }: RevokeDialogProps) {
  const { t } = useTranslation('admin-team');
  const explain = useStaffText();
  const revoking = useMutation(revokeRoleMutation(userId));
  const [typed, setTyped] = useState('');
  const [isOther, setOther] = useState(false);
  const { email } = held;
  const role = adminRoleNames[held.role];
  const confirm = () => {
    if (revoking.isPending) return;
    const isOne = typed.trim().toLowerCase() === email.toLowerCase();
    setOther(!isOne);
    if (!isOne) return;
    revoking
      .mutateAsync(held)
      .then(() => {
        toast({ title: t('revoke.done', { role, email }) });
        onDone();
      })
      // The dialog says it.
      .catch(() => {});
  };
  return (
    <AlertDialog
      open
      onOpenChange={onClose}
      title={t('revoke.title', { role })}
      description={t('revoke.effect', { email })}
      cancelLabel={t('cancel')}
      confirmLabel={t('revoke.do')}
      tone="danger"
      busy={revoking.isPending}
      onConfirm={confirm}
    >
      <form
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          confirm();
        }}
      >
        <TextField
          label={t('revoke.type', { email })}
          type="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setOther(false);
          }}
          error={isOther ? t('revoke.other') : undefined}
        />
      </form>
      {revoking.isError ? (
        <ErrorState title={t('words.failed')} text={explain(revoking.error)} className="mt-4" />
      ) : null}
    </AlertDialog>
  );
}

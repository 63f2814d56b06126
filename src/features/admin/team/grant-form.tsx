import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { grantRoleMutation } from '@/api/admin/team';
import { AlertDialogOnDemand } from '@/components/alert-dialog-on-demand';
import { ErrorState } from '@/components/error-state';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { TextField } from '@/components/ui/text-field';
import { toast } from '@/components/ui/toast-store';
import { type AdminRole, adminRoleNames, adminRoles } from '@/lib/accounts/admin-role';
import { adminRefusalIn } from '@/lib/admin/refusals';
import { useStaffText } from '../use-staff-text';

/** From the one that opens least. */
const offered = adminRoles.toReversed();

/** Gives a role to somebody who has an account. */
export function GrantForm({ userId }: { userId: string }) {
  const { t } = useTranslation('admin-team');
  const explain = useStaffText();
  const granting = useMutation(grantRoleMutation(userId));
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<AdminRole>(offered[0] ?? 'education_admin');
  const [isMissing, setMissing] = useState(false);
  const [asks, setAsks] = useState(false);
  const names = { role: adminRoleNames[role], email: email.trim() };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    granting.reset();
    const isAddress = /^\S+@\S+$/.test(names.email);
    setMissing(!isAddress);
    if (isAddress) setAsks(true);
  };
  const grant = () => {
    if (granting.isPending) return;
    granting
      .mutateAsync({ email: names.email, role })
      .then(() => {
        toast({ title: t('grant.done', names) });
        setEmail('');
      })
      // The form says it.
      .catch(() => {})
      .finally(() => setAsks(false));
  };
  const noAccount = granting.isError && adminRefusalIn(granting.error) === 'not_found';
  return (
    <form noValidate className="grid max-w-xl gap-5" onSubmit={ask}>
      <TextField
        label={t('roles.email')}
        hint={t('grant.hint')}
        type="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setMissing(false);
        }}
        error={isMissing ? t('words.emailInvalid') : noAccount ? t('grant.noAccount') : undefined}
      />
      <Field label={t('roles.role')} hint={t(`opens.${role}`)}>
        <NativeSelect
          value={role}
          onChange={({ target }) => setRole(offered.find((each) => each === target.value) ?? role)}
        >
          {offered.map((each) => (
            <option key={each} value={each}>
              {adminRoleNames[each]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      {granting.isError && !noAccount ? (
        <ErrorState title={t('words.failed')} text={explain(granting.error)} />
      ) : null}
      <Button type="submit" className="justify-self-start">
        {t('grant.do')}
      </Button>
      <AlertDialogOnDemand
        open={asks}
        onOpenChange={setAsks}
        title={t('grant.ask', names)}
        description={t('grant.effect', names)}
        cancelLabel={t('cancel')}
        confirmLabel={t('grant.do')}
        busy={granting.isPending}
        onConfirm={grant}
      />
    </form>
  );
}

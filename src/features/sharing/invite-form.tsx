import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import type { NewLink } from '@/api/sharing/made-link';
import {
  createInformantInvite,
  inviteDays,
  maxInviteLabel,
  usualInviteDays,
} from '@/api/sharing/owner-invites';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { DaysField } from './days-field';
import { useSharingTexts } from './use-sharing-texts';

/** An invite that was just made; `days` from now it ends. */
export interface MadeInvite extends NewLink {
  label: string;
  days: number;
}

export interface InviteFormProps {
  attemptId: string;
  asks: 'Teacher' | 'Parent';
  listKey: readonly unknown[];
  onMade: (invite: MadeInvite) => void;
}

export function InviteForm({ attemptId, asks, listKey, onMade }: InviteFormProps) {
  const { t, problem } = useSharingTexts();
  const queryClient = useQueryClient();
  const [label, setLabel] = useState('');
  const [days, setDays] = useState<number>(usualInviteDays);
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const make = useMutation({
    mutationFn: async (asked: { label: string; days: number }) => ({
      ...asked,
      ...(await createInformantInvite(attemptId, asked.label, asked.days)),
    }),
    // The token is shown once and kept nowhere.
    gcTime: 0,
    onSuccess: (invite) => {
      onMade(invite);
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (make.isPending) return;
    const asked = label.trim();
    setMissing(asked === '');
    if (asked === '') form.current?.querySelector('input')?.focus();
    else make.mutate({ label: asked, days });
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      <TextField
        label={t('invite.label')}
        hint={t(`invite.labelHint${asks}`)}
        error={isMissing ? t('invite.labelMissing') : undefined}
        required
        autoComplete="off"
        maxLength={maxInviteLabel}
        value={label}
        onChange={({ target }) => setLabel(target.value)}
        className="max-w-md"
      />
      <div className="flex flex-wrap items-end gap-3">
        <DaysField label={t('invite.days')} choices={inviteDays} value={days} onChange={setDays} />
        <Button type="submit" variant="outline" busy={make.isPending} data-action="make-invite">
          <Link2 aria-hidden="true" />
          {t('invite.make')}
        </Button>
      </div>
      {make.isError ? (
        <Notice role="alert" tone="danger">
          <b>{t('makeFailed')}.</b> {problem(make.error)}
        </Notice>
      ) : null}
    </form>
  );
}

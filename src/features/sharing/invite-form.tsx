import { Link2 } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import type { NewLink } from '@/api/sharing/made-link';
import { createInviteMutation } from '@/api/sharing/owner-invites';
import { Form, FormField, useHouseForm } from '@/components/form';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useSave } from '@/components/use-save';
import { inviteDays, inviteFormSchema, maxInviteLabel, usualInviteDays } from '@/lib/assessments/invite-form';
import { DaysField } from './days-field';
import { useSharingTexts } from './use-sharing-texts';

/** An invite that was just made; `days` from now it ends. */
export interface MadeInvite extends NewLink {
  label: string;
  days: number;
}

export interface InviteFormProps {
  userId: string;
  attemptId: string;
  asks: 'Teacher' | 'Parent';
  onMade: (invite: MadeInvite) => void;
}

export function InviteForm({ userId, attemptId, asks, onMade }: InviteFormProps) {
  const { t, problem } = useSharingTexts();
  const form = useHouseForm(inviteFormSchema, { defaults: { label: '', days: usualInviteDays } });
  const days = useWatch({ control: form.control, name: 'days' });
  const make = useSave(
    { ...createInviteMutation(userId, attemptId), onSuccess: onMade },
    { explain: problem },
  );

  return (
    <Form form={form} onSubmit={make.save} className="grid gap-4">
      <FormField
        form={form}
        name="label"
        label={t('invite.label')}
        hint={t(`invite.labelHint${asks}`)}
        required
        autoComplete="off"
        maxLength={maxInviteLabel}
        className="max-w-md"
      />
      <div className="flex flex-wrap items-end gap-3">
        <DaysField
          label={t('invite.days')}
          choices={inviteDays}
          value={days}
          onChange={(next) => form.setValue('days', next)}
        />
        <Button type="submit" variant="outline" busy={make.busy} data-action="make-invite">
          <Link2 aria-hidden="true" />
          {t('invite.make')}
        </Button>
      </div>
      {make.problem ? (
        <Notice role="alert" tone="danger">
          <b>{t('makeFailed')}.</b> {make.problem}
        </Notice>
      ) : null}
    </Form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { closeRoomMutation, type RoomDecision } from '@/api/admin/decisions';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { toast } from '@/components/ui/toast-store';
import { refusalIn } from '@/lib/community/refusals';
import type { ReportReason } from '@/lib/community/reports';
import { useActName } from '../use-act-name';
import { useDesk } from './desk-context';
import { KeyButton } from './key-button';
import { ReasonDialog } from './reason-dialog';

export interface CloseRoomButtonProps {
  target: Pick<RoomDecision, 'kind' | 'target'>;
  report: { readonly id: string; readonly reason: ReportReason };
  onDone: () => void;
}

/** Ends a study room for everybody in it, once it was asked why. */
export function CloseRoomButton({ target, report, onDone }: CloseRoomButtonProps) {
  const { t } = useTranslation('admin-desk');
  const actName = useActName();
  const { userId } = useDesk();
  const explain = useRefusalText();
  const [isAsked, setAsked] = useState(false);
  const closing = useMutation(closeRoomMutation(userId));
  const close = (reasonCode: ReportReason, reason: string) => {
    if (closing.isPending) return;
    closing
      .mutateAsync({ ...target, id: crypto.randomUUID(), reasonCode, reason, report: report.id })
      .then(() => {
        setAsked(false);
        toast({ title: actName('close_room') });
        onDone();
      })
      .catch((failure: unknown) => {
        // It ended meanwhile, by itself or by another.
        if (refusalIn(failure)?.code === 'invalid_state') onDone();
      });
  };
  return (
    <div>
      <KeyButton hotkey="c" onClick={() => setAsked(true)}>
        {t('do.close_room')}
      </KeyButton>
      {isAsked && (
        <ReasonDialog
          title={t('do.close_room')}
          effect={t('effect.close_room')}
          confirm={t('do.close_room')}
          required={false}
          first={report.reason}
          busy={closing.isPending}
          problem={closing.isError ? explain(closing.error) : undefined}
          onConfirm={({ reasonCode, reason }) => close(reasonCode, reason)}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

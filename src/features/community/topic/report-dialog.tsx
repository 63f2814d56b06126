import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewReport, reportMutation } from '@/api/community/writing';
import { ReportDialog as ReportForm } from '@/components/posts/report-dialog';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { useSave } from '@/components/use-save';

export interface ReportDialogProps extends Pick<NewReport, 'kind' | 'target'> {
  title: string;
  lead: string;
  onClose: () => void;
}

/** Tells the team what is wrong with a post or a member. */
export function ReportDialog({ kind, target, title, lead, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['community-topic', 'community-write']);
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const reporting = reportMutation();
  const { save, busy, problem } = useSave(
    {
      ...reporting,
      onSuccess: (...args) => {
        onClose();
        return reporting.onSuccess?.(...args);
      },
    },
    { saved: t('reportDialog.sent'), explain },
  );
  return (
    <ReportForm
      title={title}
      lead={lead}
      busy={busy}
      problem={problem}
      onSend={(reason, note) => save({ id, kind, target, reason, note })}
      onClose={onClose}
    />
  );
}

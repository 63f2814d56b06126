import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type NewReport, reportMutation } from '@/api/community/writing';
import { ErrorState } from '@/components/error-state';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent } from '@/components/ui/dialog';
import { Field } from '@/components/ui/field';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { Textarea } from '@/components/ui/textarea';
import { useSave } from '@/components/use-save';
import { type ReportReason, reportReasons } from '@/lib/community/reports';
import { textRules } from '@/lib/community/text';

export interface ReportDialogProps extends Pick<NewReport, 'kind' | 'target'> {
  title: string;
  lead: string;
  onClose: () => void;
}

/** Tells the team what is wrong with a post or a member. */
export function ReportDialog({ kind, target, title, lead, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['community-topic', 'community-write']);
  const { t: common } = useTranslation('common');
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
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
  const send = () => {
    setMissing(reason === null);
    if (reason !== null) save({ id, kind, target, reason, note });
  };
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        title={title}
        description={lead}
        closeLabel={common('close')}
        footer={
          <Button busy={busy} onClick={send}>
            {t('reportDialog.send')}
          </Button>
        }
      >
        <div className="grid gap-5 py-4">
          <RadioGroup
            legend={t('reportDialog.reason')}
            value={reason}
            error={isMissing && reason === null ? t('community-write:profile.choose') : undefined}
            onValueChange={(chosen) => setReason(reportReasons.find((each) => each === chosen) ?? null)}
          >
            {reportReasons.map((each) => (
              <RadioRow key={each} value={each} label={t(`reportDialog.reasons.${each}`)} />
            ))}
          </RadioGroup>
          <Field label={t('reportDialog.note')} optionalLabel={common('optional')}>
            <Textarea
              rows={3}
              maxLength={textRules.note.most}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
          {problem ? <ErrorState title={t('words.failed')} text={problem} /> : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}

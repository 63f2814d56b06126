import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ReportReason, reportReasons } from '@/lib/community/reports';
import { textRules } from '@/lib/community/text';
import { ErrorState } from '../error-state';
import { Button } from '../ui/button';
import { Dialog, DialogContent } from '../ui/dialog';
import { Field } from '../ui/field';
import { RadioGroup, RadioRow } from '../ui/radio-group';
import { Textarea } from '../ui/textarea';

export interface ReportDialogProps {
  title: string;
  lead: string;
  /** What the report is about, where that is chosen. */
  children?: ReactNode;
  busy: boolean;
  /** Why the last try failed. */
  problem: string | undefined;
  onSend: (reason: ReportReason, note: string) => void;
  onClose: () => void;
}

/** Tells the team what is wrong. Its texts come with those of questions: pages beside them load both first. */
export function ReportDialog({ title, lead, children, busy, problem, onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation(['community-topic', 'community-write']);
  const { t: common } = useTranslation('common');
  const [reason, setReason] = useState<ReportReason | null>(null);
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason === null);
    if (reason !== null) onSend(reason, note);
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
          {children}
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

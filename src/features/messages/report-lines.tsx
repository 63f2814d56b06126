import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Message, Thread } from '@/api/messages/shapes';
import { reportMessagesMutation } from '@/api/messages/threads';
import { ReportDialog } from '@/components/posts/report-dialog';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import { useSave } from '@/components/use-save';
import { useFormats } from '@/i18n/use-formats';
import { reportLines } from '@/lib/messages/thread';

export interface ReportLinesProps {
  userId: string;
  thread: Thread;
  name: string;
  /** The oldest first. */
  said: readonly Message[];
  onClose: () => void;
}

/** Hands chosen lines to the team. Nothing else of the conversation is read by anybody. */
export function ReportLines({ userId, thread, name, said, onClose }: ReportLinesProps) {
  const { t } = useTranslation(['messages', 'community-topic']);
  const { count, moment } = useFormats();
  const explain = useRefusalText();
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { save, busy, problem } = useSave(
    { ...reportMessagesMutation(), onSuccess: onClose },
    { saved: t('community-topic:reportDialog.sent'), explain },
  );
  const isFull = chosen.length >= reportLines;
  return (
    <ReportDialog
      title={t('report.title')}
      lead={t('report.lead')}
      busy={busy}
      problem={problem}
      onClose={onClose}
      onSend={(reason, note) => {
        setMissing(chosen.length === 0);
        if (chosen.length > 0) save({ id, thread: thread.id, messages: chosen, reason, note });
      }}
    >
      <Fieldset
        legend={t('report.lines')}
        hint={t('report.linesHint', { shown: count(reportLines) })}
        error={isMissing && chosen.length === 0 ? t('report.linesMissing') : undefined}
      >
        <div className="max-h-64 overflow-y-auto rounded-s border border-line px-3">
          {said.toReversed().map((message) => (
            <Checkbox
              key={message.id}
              label={
                <span className="grid">
                  <span dir="auto" className="line-clamp-3 wrap-anywhere">
                    {message.content}
                  </span>
                  <span className="text-sm text-ink-soft">
                    {t('words.pair', {
                      name: message.sender_id === userId ? t('you') : name,
                      text: moment(message.created_at),
                    })}
                  </span>
                </span>
              }
              checked={chosen.includes(message.id)}
              disabled={isFull && !chosen.includes(message.id)}
              onChange={(event) =>
                setChosen((before) =>
                  event.target.checked
                    ? [...before, message.id]
                    : before.filter((each) => each !== message.id),
                )
              }
            />
          ))}
        </div>
      </Fieldset>
    </ReportDialog>
  );
}

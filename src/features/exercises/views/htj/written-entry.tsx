import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useFormats } from '@/i18n/use-formats';
import type { JournalEntry } from '@/lib/exercises/own-words';

export interface WrittenEntryProps {
  row: JournalEntry;
  busy: boolean;
  onRemove: () => void;
}

/** One entry of the week: what was put off stands out, what was done instead and the reply follow. */
export function WrittenEntry({ row, busy, onRemove }: WrittenEntryProps) {
  const { t } = useTranslation('exercise-htj');
  const formats = useFormats();
  const { occurred_at, task, trigger_category, action, reply } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-t border-line pt-3">
      <div className="grid min-w-0 flex-1 basis-44 gap-0.5">
        <p className="text-sm text-ink-soft">{formats.mediumMoment(occurred_at)}</p>
        {task === null ? null : <p className="font-semibold wrap-anywhere">{task}</p>}
        {trigger_category === null ? null : <p>{t(`triggers.${trigger_category}`)}</p>}
        {action === null ? null : <p className="wrap-anywhere">{action}</p>}
        {reply === null ? null : <p className="font-serif wrap-anywhere">{reply}</p>}
      </div>
      <Button variant="outline" size="sm" disabled={busy} onClick={onRemove} data-action="remove">
        {t('remove')}
      </Button>
    </li>
  );
}

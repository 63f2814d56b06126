import { useTexts } from '@/components/changes/use-texts';
import { Notice } from '@/components/ui/notice';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { attemptView } from '@/lib/assessments/attempt-view';
import { catalogue } from '@/lib/assessments/catalogue';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { Areas } from './detail/areas';
import { Numbers } from './list/attempt-row';

export interface AttemptSummaryProps {
  record: AttemptRecord;
  /** Adds the areas. */
  definition?: InstrumentDefinition | undefined;
}

/** Test, date and numbers of one attempt, for places that lead on to more. */
export function AttemptSummary({ record, definition }: AttemptSummaryProps) {
  const texts = useTexts();
  const attempt = attemptView(record);
  return (
    <div data-attempt={record.id}>
      <p className="font-serif text-lg">{catalogue[record.test_id].catalogueName}</p>
      <p className="text-ink-soft">
        <time dateTime={record.completed_at}>{texts.date(record.completed_at)}</time>
      </p>
      <Numbers attempt={attempt} texts={texts} />
      <Notice className="mt-5">{texts.common('screeningOnly')}</Notice>
      {definition ? (
        <div className="mt-8">
          <Areas attempt={attempt} definition={definition} texts={texts} />
        </div>
      ) : null}
    </div>
  );
}

import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { catalogue } from '@/lib/assessments/catalogue';
import { attemptView } from './attempt-view';
import { Numbers } from './list/attempt-row';
import { useTexts } from './use-texts';

/** Test, date and overall number of one attempt, for places that lead on to more. */
export function AttemptSummary({ record }: { record: AttemptRecord }) {
  const texts = useTexts();
  const attempt = attemptView(record);
  return (
    <div data-attempt={record.id}>
      <p className="font-serif text-lg">{catalogue[record.test_id].catalogueName}</p>
      <p className="text-ink-soft">
        <time dateTime={record.completed_at}>{texts.date(record.completed_at)}</time>
      </p>
      <Numbers attempt={attempt} texts={texts} />
      <p className="mt-2 text-sm text-ink-soft">{texts.common('screeningOnly')}</p>
    </div>
  );
}

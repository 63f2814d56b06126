import type { HistoryTexts } from '@/components/changes/use-texts';
import type { AttemptView } from '@/lib/assessments/attempt-view';

/** The overall score in large figures with its band. */
export function OverallNumber({ attempt, texts }: { attempt: AttemptView; texts: HistoryTexts }) {
  const { overall, test_id } = attempt;
  if (overall === null) return <p className="text-lg font-semibold">{texts.unscored(test_id)}</p>;
  const band = texts.band(test_id, overall);
  return (
    <div>
      <p className="sr-only">{texts.t('words.overall')}</p>
      <p className="font-serif text-3xl leading-none font-[560] tabular-nums">
        {texts.whole(overall)}{' '}
        <span className="font-sans text-base text-ink-soft">{texts.screening('words.of100')}</span>
      </p>
      {band ? <p className="mt-2 font-semibold">{band}</p> : null}
    </div>
  );
}

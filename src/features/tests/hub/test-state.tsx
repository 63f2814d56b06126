import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { areaTone } from '@/components/results/area-profile';
import { ZoneBand } from '@/components/zone-band';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { remainingWait, type Wait } from '@/lib/assessments/access';
import { areaColour, wholePercent, zoneLimits } from '@/lib/assessments/bands';
import { type CatalogueEntry, catalogue, hasBands } from '@/lib/assessments/catalogue';
import { findInstrument } from '@/lib/assessments/instruments';
import { TestFacts } from './test-facts';

export interface TestStateProps {
  entry: CatalogueEntry;
  /** What is left until it may be taken again. */
  wait: Wait | null;
  /** The person's newest result of it. */
  last: LatestResult | undefined;
  nowMs: number;
}

/** What the button to a test says: one that was taken is taken again, one that waits is only looked at. */
export function startWord<Start extends 'words.start' | 'startTest'>(
  wait: Wait | null,
  last: LatestResult | undefined,
  start: Start,
): Start | 'details' | 'words.takeAgain' {
  if (wait) return 'details';
  return last ? 'words.takeAgain' : start;
}

/** What a test is, and how it went last; without a result when it opens again. */
export function TestState({ entry, wait, last, nowMs }: TestStateProps) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  return (
    <>
      <TestFacts entry={entry} named />
      <p className="mt-1.5 max-w-read">{t(`tests.${entry.testId}.summary`)}</p>
      {wait && !last ? (
        <p className="mt-1.5 text-sm">
          {t('words.waitAgain', { time: formats.duration(wait.count, wait.unit) })}
        </p>
      ) : null}
      {last ? (
        <div className="mt-3">
          <LastResult result={last} nowMs={nowMs} />
        </div>
      ) : null}
    </>
  );
}

interface LastResultProps {
  result: LatestResult;
  nowMs: number;
}

/** The newest result of a test as a small bar, its day, and when the test opens again. */
export function LastResult({ result, nowMs }: LastResultProps) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { id, test_id, overall, completed_at, about, available_at } = result;
  const definition = findInstrument(test_id);
  const score = overall === null ? null : formats.count(wholePercent(overall));
  const text = score === null ? t('words.notEnoughAnswers') : t('words.scoreOf', { score });
  const date = formats.date(completed_at);
  const waits = available_at !== null && remainingWait(available_at, nowMs) !== null;
  return (
    <div data-part="last-result" className="w-full max-w-sm text-sm">
      <p aria-hidden={overall !== null} className="flex justify-between gap-4">
        <span className="font-semibold">{t('last.title')}</span>
        <span className="tabular-nums">{text}</span>
      </p>
      {overall === null || definition === undefined ? null : (
        <ZoneBand
          small
          soft={definition.tone === 'memory'}
          className="mt-1.5"
          score={overall}
          tone={areaTone(areaColour(overall, definition))}
          thresholds={hasBands(definition) ? zoneLimits : []}
          spoken={t('words.pair', { name: t('last.title'), text })}
        />
      )}
      <p className="mt-1 wrap-anywhere text-ink-soft">
        <time dateTime={completed_at}>
          {waits
            ? t('last.doneWaits', { date, again: formats.date(available_at) })
            : t('last.done', { date })}
        </time>
        {about === null ? null : ` · ${about}`}
      </p>
      <Link
        to={`${paths.testingHub}?${new URLSearchParams({ attempt: id })}`}
        aria-label={t('words.pair', { name: t('words.seeResult'), text: catalogue[test_id].catalogueName })}
        className="link inline-flex min-h-11 items-center"
      >
        {t('words.seeResult')}
      </Link>
    </div>
  );
}

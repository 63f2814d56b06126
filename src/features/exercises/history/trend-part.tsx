import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScoredRun } from '@/api/training/run-history';
import { fitOf, seriesScores } from '@/components/runs/series';
import { SeriesFigure, type SeriesScore } from '@/components/runs/series-figure';
import { TrendWords } from '@/components/runs/trend-words';
import { useRunWords } from '@/components/runs/use-run-words';
import { Section } from '@/components/section';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { zoneHere } from '@/hooks/zone-here';
import type { ExerciseFacts } from '@/lib/exercises/facts';
import {
  dayPoints,
  hasPersonalBest,
  personalBest,
  type RunSeries,
  seriesOfRuns,
} from '@/lib/progress/run-series';
import { spanOf, trendOf } from '@/lib/progress/trend';
import type { RunChoice } from './use-run-choice';

export interface TrendPartProps {
  facts: ExerciseFacts;
  /** Every scored run of the exercise. */
  runs: readonly ScoredRun[];
  choice: RunChoice;
  /** So many runs are drawn, the newest, without a line; null: all, with line and verdict. */
  most: number | null;
}

type Series = RunSeries<SeriesScore>;

/** So many are drawn at most. */
const mostDrawn = 200;

/** Runs with fixed settings tell another story than runs that follow the person; those stand here unless the others are asked for. */
function isAsked({ runs }: Series, { hasTestMode }: ExerciseFacts, choice: RunChoice): boolean {
  const [first] = runs;
  if (!first) return false;
  const { variant, mode, deviceClass } = first.run;
  return (
    (choice.variant === null || choice.variant === variant) &&
    (choice.deviceClass === null || choice.deviceClass === deviceClass) &&
    (!hasTestMode || (choice.mode ?? 'train') === mode)
  );
}

/** The newest runs of all series, each still in its own. */
function newest(series: readonly Series[], most: number): Series[] {
  const times = series
    .flatMap(({ runs }) => runs.map(({ run }) => Date.parse(run.finishedAt)))
    .toSorted((a, b) => b - a);
  const from = times[most - 1] ?? Number.NEGATIVE_INFINITY;
  return series
    .map(({ key, runs }) => ({ key, runs: runs.filter(({ run }) => Date.parse(run.finishedAt) >= from) }))
    .filter(({ runs }) => runs.length > 0);
}

/** How scores move: runs that can be held beside each other, and with Plus a line through them and what it says. */
export function TrendPart({ facts, runs, choice, most }: TrendPartProps) {
  const { t } = useTranslation(['training-history', 'player']);
  const { wayText } = useRunWords(facts);
  const all = useMemo(
    () => seriesOfRuns(seriesScores(runs), facts.screenMatters),
    [runs, facts.screenMatters],
  );
  const asked = all.filter((series) => isAsked(series, facts, choice));
  const [main, ...others] =
    most === null
      ? newest(asked, mostDrawn)
      : newest(all, most).filter((series) => isAsked(series, facts, choice));
  const whole = most === null ? (asked[0] ?? null) : null;
  const points = whole ? dayPoints(whole, zoneHere()) : [];
  const trend = trendOf(points);
  const span = spanOf(points);
  const titleOf = ({ runs: [first] }: Series) => (first ? wayText(first.run) : '');
  return (
    <Section title={t('trend.title')} className="mb-12">
      <p className="mb-5 max-w-read text-ink-soft">
        {t('player:result.scale')} {main ? t('trend.hollow') : null}
      </p>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {main ? (
          <SeriesFigure
            title={titleOf(main)}
            points={main.runs}
            fit={whole ? fitOf(whole, trend, span) : null}
          />
        ) : null}
        {most === null ? (
          <TrendWords
            trend={trend}
            span={span}
            best={whole && hasPersonalBest(facts.id) ? personalBest(whole) : null}
          />
        ) : (
          <OwnPrompt placement="feature_gate" context="analytics_gate" plan="plus" happened />
        )}
      </div>
      {others.length > 0 ? (
        <>
          <h3 className="mt-8 mb-4 text-lg">{t('trend.others')}</h3>
          <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
            {others.map((series) => (
              <SeriesFigure key={JSON.stringify(series.key)} title={titleOf(series)} points={series.runs} />
            ))}
          </div>
        </>
      ) : null}
    </Section>
  );
}

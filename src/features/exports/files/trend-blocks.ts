import { fitOf } from '@/components/runs/series';
import type { SeriesScore } from '@/components/runs/series-figure';
import { trendText } from '@/components/runs/trend-words';
import { devices } from '@/lib/cognitive/engine/device';
import { factsOf } from '@/lib/exercises/facts';
import type { ExerciseId } from '@/lib/exercises/ids';
import { isWithin } from '@/lib/exports/range';
import { type DayPoint, dayPoints, type RunSeries, seriesOfRuns } from '@/lib/progress/run-series';
import { spanOf, trendOf } from '@/lib/progress/trend';
import { heading, paragraph, small } from '@/pdf/block-makers';
import type { PdfBlock, PlotBlock, PlotPoint } from '@/pdf/document';
import { row } from './activity-blocks';
import type { DocumentInput } from './document-input';
import type { ExportTexts } from './export-texts';

/** How the scores of each exercise moved, in the words of its history, with every day's number in a table. */
export function trendBlocks({ data, texts }: DocumentInput): PdfBlock[] {
  const title = heading(2, texts.progress('trends.title'));
  const told = data.series.flatMap(({ id, runs }) => exerciseBlocks(id, runs, data, texts));
  return told.length > 0 ? [title, ...told] : [title, paragraph(texts.progress('exercises.none'))];
}

function exerciseBlocks(
  id: ExerciseId,
  runs: readonly SeriesScore[],
  { range, tz }: DocumentInput['data'],
  texts: ExportTexts,
): PdfBlock[] {
  const all = seriesOfRuns(runs, factsOf(id)?.screenMatters ?? false);
  const whole = all.find(({ runs: [first] }) => first?.run.mode === 'train') ?? all[0];
  if (!whole) return [];
  // Practice stays practice, whenever it was.
  const inside = whole.runs.filter(({ run }) => isWithin(range, run.finishedAt.slice(0, 10)));
  if (inside.length === 0) return [];
  const series = { ...whole, runs: inside };
  const counted = dayPoints(series, tz);
  const trend = trendOf(counted);
  const span = spanOf(counted);
  const verdict = trendText(trend, span, { t: texts.trends, formats: texts.formats });
  return [
    heading(3, texts.report(`training:exercise.${id}.name`)),
    ...wayBlocks(inside[0]?.run, texts),
    paragraph(verdict),
    plotOf(series, fitOf(series, trend, span), verdict, texts),
    ...tableOf(counted, texts),
  ];
}

/** With what it was done, and whether with fixed settings. */
function wayBlocks(run: SeriesScore | undefined, { common, trends }: ExportTexts): PdfBlock[] {
  const device = devices.find((known) => known === run?.deviceClass);
  const told = [
    ...(device ? [common(`devices.${device}`)] : []),
    ...(run?.mode === 'test' ? [trends('filter.test')] : []),
  ];
  return told.length > 0 ? [small(told.join(' · '))] : [];
}

function plotOf(
  { runs }: RunSeries<SeriesScore>,
  fit: ReturnType<typeof fitOf>,
  verdict: string,
  { t, formats }: ExportTexts,
): PlotBlock {
  const moments = runs.map(({ run }) => Date.parse(run.finishedAt));
  const [first = 0, last = first] = [moments[0], moments.at(-1)];
  const placed = (at: number, score: number): PlotPoint => ({
    at: last === first ? 0.5 : (at - first) / (last - first),
    value: score / 100,
  });
  const scores = runs.map(({ run }) => run.score);
  const range = { lowest: formats.count(Math.min(...scores)), highest: formats.count(Math.max(...scores)) };
  return {
    kind: 'plot',
    shape: 'points',
    values: runs.map(({ run, isPractice }) => ({
      ...placed(Date.parse(run.finishedAt), run.score),
      hollow: isPractice,
    })),
    fit: fit && [placed(fit[0].at, fit[0].score), placed(fit[1].at, fit[1].score)],
    top: formats.count(100),
    bottom: formats.count(0),
    start: formats.shortDate(first),
    end: last === first ? '' : formats.shortDate(last),
    alt: `${t('alt.trend', { runs: formats.count(runs.length), ...range })} ${verdict}`,
  };
}

/** The median of each day. */
function tableOf(points: readonly DayPoint[], { progress, history, day, formats }: ExportTexts): PdfBlock[] {
  if (points.length === 0) return [];
  return [
    {
      kind: 'table',
      close: true,
      columns: [
        { title: progress('heat.date'), share: 3 },
        { title: history('words.score'), share: 1, end: true },
      ],
      rows: points.map(({ date, value }) => row(day(date), formats.tenths(value))),
    },
  ];
}

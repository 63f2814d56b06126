import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useFormats } from '@/i18n/use-formats';
import { median } from '@/lib/cognitive/stats/descriptive';
import type { WeekFacts } from '@/lib/progress/statistics';
import { useDayWords } from './use-day-words';

const width = 640;
const height = 120;
const foot = 22;
/** Fewer minutes than these fill the picture: a quiet time is not drawn as a full one. */
const leastTop = 60;

/** Minutes of each week as bars, in words and as a table. */
export function WeekBars({ weeks }: { weeks: readonly WeekFacts[] }) {
  const { t } = useTranslation('progress');
  const { count } = useFormats();
  const words = useDayWords();
  const most = Math.max(leastTop, ...weeks.map(({ minutes }) => minutes));
  const room = width / Math.max(1, weeks.length);
  const summary = t('weeks.summary', {
    minutes: t('words.minutes', { count: Math.round(median(weeks.map(({ minutes }) => minutes)) ?? 0) }),
  });
  const first = weeks[0];
  const last = weeks.at(-1);
  return (
    <figure data-part="weeks" className="max-w-2xl">
      <figcaption className="mb-3 max-w-read text-ink-soft">{summary}</figcaption>
      <svg
        role="img"
        aria-label={summary}
        viewBox={`0 0 ${width} ${height + foot}`}
        className="keep-colours block w-full"
      >
        {weeks.map(({ start, minutes }, index) => {
          const tall = (minutes / most) * (height - 4);
          return (
            <rect
              key={start}
              x={index * room + Math.min(4, room * 0.15)}
              y={height - tall}
              width={Math.max(1, room - 2 * Math.min(4, room * 0.15))}
              height={tall}
              rx={Math.min(3, room / 4)}
              className="fill-accent"
            />
          );
        })}
        <path d={`M0 ${height}H${width}`} className="stroke-line-strong" />
        {first ? (
          <text x={0} y={height + 16} className="fill-ink-soft text-[13px]">
            {words.shortDate(first.start)}
          </text>
        ) : null}
        {last && weeks.length > 1 ? (
          <text x={width} y={height + 16} textAnchor="end" className="fill-ink-soft text-[13px]">
            {words.shortDate(last.start)}
          </text>
        ) : null}
      </svg>
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
        <Table caption={t('weeks.caption')} hideCaption>
          <TableHead>
            <TableRow>
              <TableHeader>{t('weeks.week')}</TableHeader>
              <TableHeader>{t('heat.minutes')}</TableHeader>
              <TableHeader>{t('weeks.bursts')}</TableHeader>
            </TableRow>
          </TableHead>
          <TableBody>
            {weeks.toReversed().map(({ start, minutes, bursts }) => (
              <TableRow key={start}>
                <TableHeader scope="row">{words.date(start)}</TableHeader>
                <TableCell>{count(minutes)}</TableCell>
                <TableCell>{count(bursts)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </figure>
  );
}

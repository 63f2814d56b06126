import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useFormats } from '@/i18n/use-formats';
import {
  type HeatDay,
  type HeatLevel,
  type HeatWeek,
  heatLevels,
  heatSteps,
  mostHeatMinutes,
} from '@/lib/progress/heat';
import { HeatCell } from './heat-cell';
import { useDayWords } from './use-day-words';

const cell = 14;
const step = 17;
const left = 34;
const top = 18;

/** A month is named at its first week, unless the name before it is too near. */
function monthsOf(weeks: readonly HeatWeek[]): { date: string; week: number }[] {
  const named: { date: string; week: number }[] = [];
  for (const [week, days] of weeks.entries()) {
    const date = days[0]?.date ?? '';
    const before = named.at(-1);
    if (before?.date.slice(0, 7) === date.slice(0, 7)) continue;
    if (before && week - before.week < 3) named.pop();
    named.push({ date, week });
  }
  return named;
}

/** Minutes of each day as a picture, in words and as a table. Levels differ by their pattern, too. */
export function HeatMap({ weeks }: { weeks: readonly HeatWeek[] }) {
  const { t } = useTranslation('progress');
  const formats = useFormats();
  const words = useDayWords();
  const days = weeks.flat();
  const done = days.filter(({ minutes }) => minutes > 0);
  const summary = t('heat.summary', {
    minutes: formats.count(days.reduce((sum, { minutes }) => sum + minutes, 0)),
    days: formats.count(done.length),
  });
  const width = left + weeks.length * step;
  const names = weeks.find((week) => week.length === 7) ?? [];
  return (
    <figure data-part="heat-map">
      <figcaption className="mb-3 max-w-read text-ink-soft">{summary}</figcaption>
      <div ref={showLatest} aria-label={t('heat.title')} className="overflow-x-auto" {...reachable}>
        <svg
          role="img"
          aria-label={summary}
          viewBox={`0 0 ${width} ${top + 7 * step}`}
          width={width}
          height={top + 7 * step}
          className="keep-colours block max-w-none"
        >
          {monthsOf(weeks).map(({ date, week }) => (
            <text key={date} x={left + week * step} y={11} className="fill-ink-soft text-[11px]">
              {words.month(date)}
            </text>
          ))}
          {names.map(({ date }, day) =>
            day % 2 === 0 ? (
              <text key={date} x={0} y={top + day * step + 11} className="fill-ink-soft text-[11px]">
                {words.weekday(date)}
              </text>
            ) : null,
          )}
          {weeks.map((week, column) =>
            week.map((day) => (
              <HeatCell
                key={day.date}
                x={left + column * step}
                y={top + day.row * step}
                size={cell}
                level={day.level}
                isOff={day.isOff}
              />
            )),
          )}
        </svg>
      </div>
      <Legend withDaysOff={days.some(({ isOff }) => isOff)} />
      <details className="mt-2">
        <summary className="link inline-flex min-h-11 items-center">{t('words.showTable')}</summary>
        <DayTable days={days.filter(({ minutes, isOff }) => minutes > 0 || isOff).toReversed()} />
      </details>
    </figure>
  );
}

/** An area that scrolls sideways must be reachable by keyboard; the part around it is the landmark of that name. */
const reachable = { tabIndex: 0, role: 'group' };

/** The latest weeks are those looked for. */
function showLatest(area: HTMLElement | null): void {
  if (area) area.scrollLeft = area.scrollWidth;
}

function useLevelWords() {
  const { t } = useTranslation('progress');
  const { count } = useFormats();
  return (level: HeatLevel): string => {
    if (level === 0) return t('heat.none');
    const under = heatSteps[level - 1];
    return under === undefined
      ? t('heat.from', { n: count(heatSteps[2]) })
      : t('heat.under', { n: count(under) });
  };
}

function Legend({ withDaysOff }: { withDaysOff: boolean }) {
  const { t } = useTranslation('progress');
  const words = useLevelWords();
  return (
    <ul aria-label={t('heat.legend')} className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {heatLevels.map((level) => (
        <li key={level} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width={cell} height={cell} className="keep-colours">
            <HeatCell x={0} y={0} size={cell} level={level} />
          </svg>
          {words(level)}
        </li>
      ))}
      {withDaysOff ? (
        <li className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" width={cell} height={cell} className="keep-colours">
            <HeatCell x={0} y={0} size={cell} level={0} isOff />
          </svg>
          {t('heat.off')}
        </li>
      ) : null}
    </ul>
  );
}

function DayTable({ days }: { days: readonly HeatDay[] }) {
  const { t } = useTranslation('progress');
  const { count } = useFormats();
  const { date } = useDayWords();
  return (
    <Table caption={t('heat.caption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('heat.date')}</TableHeader>
          <TableHeader>{t('heat.minutes')}</TableHeader>
          <TableHeader>{t('heat.level')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {days.map((day) => (
          <TableRow key={day.date}>
            <TableHeader scope="row">
              {day.isOff ? t('words.pair', { name: date(day.date), text: t('heat.off') }) : date(day.date)}
            </TableHeader>
            <TableCell>
              {day.minutes > mostHeatMinutes ? `${count(mostHeatMinutes)}+` : count(day.minutes)}
            </TableCell>
            <TableCell>{count(day.level)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

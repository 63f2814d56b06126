import { laterAmount } from '@/lib/cognitive/delay-choice';
import { type CurvePoint, delayCurve, longestDelayDays } from '@/lib/reports/special/delay-curve';
import type { ReportTexts } from '../words/texts';
import type { PartProps } from './types';

/* A drawing of fixed proportions that grows with its column; letters stay readable at 320 px. */
const box = { width: 340, height: 230 } as const;
const plot = { left: 44, right: 330, top: 14, bottom: 190 } as const;

const xOf = (days: number) => plot.left + ((plot.right - plot.left) * days) / longestDelayDays;
const yOf = (worth: number) => plot.bottom - (plot.bottom - plot.top) * worth;
const place = ({ days, worth }: CurvePoint) => `${xOf(days).toFixed(1)},${yOf(worth).toFixed(1)}`;

/** Worth now of the later amount against the wait: five points, and the fitted line where there is one. */
export function DelayCurveDrawing({ view, texts }: PartProps) {
  const curve = delayCurve(view.attempt.tasks);
  if (curve === null) return null;
  const { t } = texts;
  const marked = curve.points.filter(({ days }) => days >= 90);
  return (
    <figure className="grid gap-2">
      <svg
        role="img"
        aria-label={t(curve.fitted ? 'report-parts:delay.alt' : 'report-parts:delay.altPoints', {
          amount: texts.count(laterAmount),
        })}
        viewBox={`0 0 ${box.width} ${box.height}`}
        className="keep-colours block h-auto w-full max-w-md text-[0.75rem] print:[print-color-adjust:exact]"
      >
        {[0, 0.25, 0.5, 0.75, 1].map((worth) => (
          <g key={worth}>
            <line
              x1={plot.left}
              x2={plot.right}
              y1={yOf(worth)}
              y2={yOf(worth)}
              className={worth === 0 ? 'stroke-ink-soft' : 'stroke-line'}
            />
            <text
              x={plot.left - 6}
              y={yOf(worth) + 4}
              textAnchor="end"
              className="fill-ink-soft tabular-nums"
            >
              {texts.count(worth * laterAmount)}
            </text>
          </g>
        ))}
        {marked.map(({ days }) => (
          <g key={days}>
            <line
              x1={xOf(days)}
              x2={xOf(days)}
              y1={plot.bottom}
              y2={plot.bottom + 5}
              className="stroke-ink-soft"
            />
            <text
              x={xOf(days)}
              y={plot.bottom + 20}
              textAnchor={days === longestDelayDays ? 'end' : 'middle'}
              className="fill-ink-soft"
            >
              {waitText(days, texts)}
            </text>
          </g>
        ))}
        {curve.fitted ? (
          <polyline
            points={curve.fitted.line.map(place).join(' ')}
            className="fill-none stroke-accent stroke-2"
          />
        ) : null}
        {curve.points.map((point) => (
          <circle
            key={point.days}
            cx={xOf(point.days)}
            cy={yOf(point.worth)}
            r="4.5"
            className="fill-surface stroke-ink stroke-2"
          />
        ))}
      </svg>
      <figcaption className="text-sm text-ink-soft">
        {t(curve.fitted ? 'report-parts:delay.legend' : 'report-parts:delay.legendPoints')}
      </figcaption>
    </figure>
  );
}

/** '1 week', '6 months'; other delays in days. */
export function waitText(days: number, { t }: ReportTexts): string {
  switch (days) {
    case 7:
      return t('report-parts:delay.week');
    case 30:
      return t('report-parts:delay.months', { count: 1 });
    case 90:
      return t('report-parts:delay.months', { count: 3 });
    case 180:
      return t('report-parts:delay.months', { count: 6 });
    case 365:
      return t('report-parts:delay.year');
    default:
      return t('words.days', { count: days });
  }
}

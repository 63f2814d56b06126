import { cx } from 'class-variance-authority';
import type { NamedRow } from '@/components/changes/named-rows';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { ZoneBand } from '@/components/zone-band';
import type { AttemptView } from '@/lib/assessments/attempt-view';
import { hasBands } from '@/lib/assessments/catalogue';
import { isBeyondChance, wholeChange } from '@/lib/assessments/change-summary';
import type { AttemptComparison, ComparedRow } from '@/lib/assessments/compare';
import type { InstrumentDefinition } from '@/lib/assessments/types';

export interface DumbbellProps extends NamedRow {
  definition: InstrumentDefinition;
  comparison: AttemptComparison<AttemptView>;
  texts: HistoryTexts;
}

/** One area of two results: an open ring for the earlier one, a full dot for the later, and what lies between in words. */
export function Dumbbell({ row, name, definition, comparison, texts }: DumbbellProps) {
  const banded = hasBands(definition);
  const isClear = isBeyondChance(row);
  const middle = 12;
  return (
    <li
      data-area={row.id}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 pt-2.5 @min-[38rem]:grid-cols-[12rem_minmax(0,1fr)_9rem]"
    >
      <h2 className="font-sans text-base leading-snug font-semibold tracking-normal">{name}</h2>
      <p
        data-change={row.change ?? 'none'}
        className="grid justify-items-end text-end leading-snug @min-[38rem]:order-3 @min-[38rem]:justify-items-start @min-[38rem]:text-start"
      >
        <Change row={row} texts={texts} />
      </p>
      <ZoneBand
        score={null}
        tone={banded ? 'good' : 'plain'}
        soft={definition.tone === 'memory'}
        {...(banded ? {} : { thresholds: [] })}
        spoken={spoken(row, comparison, texts)}
        className="col-span-2 @min-[38rem]:order-2 @min-[38rem]:col-span-1"
      >
        {row.earlier !== null && row.later !== null ? (
          <line
            x1={percent(row.earlier)}
            x2={percent(row.later)}
            y1={middle}
            y2={middle}
            className={isClear ? 'stroke-accent stroke-[5]' : 'stroke-ink-soft stroke-[3]'}
          />
        ) : null}
        <Dot
          score={row.earlier}
          low={isLow(comparison.earlier)}
          y={middle}
          className="fill-surface stroke-ink"
        />
        <Dot
          score={row.later}
          low={isLow(comparison.later)}
          y={middle}
          className={isClear ? 'fill-accent stroke-accent' : 'fill-ink stroke-ink'}
        />
      </ZoneBand>
    </li>
  );
}

const percent = (score: number) => `${Math.min(Math.max(score, 0), 100)}%`;
const isLow = ({ quality }: AttemptView) => quality.level === 'low';

interface DotProps {
  score: number | null;
  /** Of low quality: its edge is dashed. */
  low: boolean;
  y: number;
  className: string;
}

function Dot({ score, low, y, className }: DotProps) {
  if (score === null) return null;
  return (
    <circle
      cx={percent(score)}
      cy={y}
      r="7"
      data-hollow={low || undefined}
      strokeDasharray={low ? '3 2.5' : undefined}
      className={cx('stroke-[2.5]', low ? 'fill-surface stroke-ink' : className)}
    />
  );
}

/** '25 lower, beyond chance'; only the points where no change is described. */
function Change({ row, texts }: { row: ComparedRow; texts: HistoryTexts }) {
  const { t } = texts;
  const points = wholeChange(row);
  if (points === null) return <span className="text-sm text-ink-soft">{t('comparison.missing')}</span>;
  if (points === 0) return <span>{t('comparison.unchanged')}</span>;
  const size = texts.count(Math.abs(points));
  const isClear = isBeyondChance(row);
  return (
    <>
      <b className="font-semibold tabular-nums">
        {t(points < 0 ? 'comparison.lowerBy' : 'comparison.higherBy', { points: size })}
      </b>
      {row.change === null ? null : (
        <>
          {' '}
          <span className={isClear ? 'text-sm' : 'text-sm text-ink-soft'}>
            {t(isClear ? 'comparison.beyondChance' : 'comparison.maybeChance')}
          </span>
        </>
      )}
    </>
  );
}

/** Both numbers with their dates, for those who do not see the dots. */
function spoken(row: ComparedRow, comparison: AttemptComparison<AttemptView>, texts: HistoryTexts): string {
  const { t } = texts;
  const one = (when: 'earlier' | 'later') => {
    const score = row[when];
    const attempt = comparison[when];
    const said = { when: t(`comparison.${when}`), date: texts.date(attempt.completedAt) };
    if (score === null) return t('comparison.barMissing', said);
    return t(isLow(attempt) ? 'comparison.barHollow' : 'comparison.bar', {
      ...said,
      score: texts.whole(score),
    });
  };
  return `${one('earlier')}; ${one('later')}`;
}

import { cx } from 'class-variance-authority';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';

/** `dark` reads as high without alarm; `plain` is a number that is neither good nor bad. */
export type ScoreTone = 'good' | 'mid' | 'high' | 'dark' | 'plain';

export interface ScoreBarProps {
  /** Name of the area. */
  name: string;
  /** 0 to 100, one decimal; null when there were not enough answers. */
  score: number | null;
  /** The band in words. */
  label: string;
  /** Colour and pattern of the fill (`barColour` rule of the report). */
  tone: ScoreTone;
  /** Lines across the bar. */
  thresholds?: readonly number[];
  /** A quieter second label line, for example 'based on 2 of 4 answers'. */
  note?: string;
  className?: string;
}

/**
 * A number between 0 and 100 as a bar. Never by colour alone: number, label and pattern say the same, and the lines
 * show where the labels change.
 */
export function ScoreBar({
  name,
  score,
  label,
  tone,
  thresholds = defaultThresholds,
  note,
  className,
}: ScoreBarProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const number = score === null ? null : formats.score(score);
  const spoken =
    number === null
      ? t('words.pair', { name, text: t('words.notEnoughAnswers') })
      : t('scoreBar.spoken', { name, score: number, label });
  return (
    <div data-slot="score-bar" className={cx('border-b border-line py-4', className)}>
      <div aria-hidden="true" className="flex items-baseline justify-between gap-4">
        <span>
          <b className="font-semibold">{name}</b>{' '}
          <span className="text-ink-soft max-sm:block">
            {number === null ? t('words.notEnoughAnswers') : label}
          </span>
        </span>
        {number === null ? null : <span className="font-semibold tabular-nums">{number}</span>}
      </div>
      <Meter score={score ?? 0} tone={tone} thresholds={thresholds} spoken={spoken} />
      {note ? <p className="mt-1.5 text-sm text-ink-soft">{note}</p> : null}
    </div>
  );
}

const defaultThresholds = [40, 70];

const fills = {
  good: 'fill-good',
  mid: 'fill-mid',
  high: 'fill-high',
  dark: 'fill-ink-soft',
  plain: 'fill-ink-soft',
} as const;

interface MeterProps {
  score: number;
  tone: ScoreTone;
  thresholds: readonly number[];
  /** What a screen reader says for the picture. */
  spoken: string;
}

/** The bar alone. Lengths are SVG attributes: no inline style, and it prints. */
export function Meter({ score, tone, thresholds, spoken }: MeterProps) {
  const pattern = useId();
  const width = `${Math.min(Math.max(score, 0), 100)}%`;
  return (
    <svg
      role="img"
      aria-label={spoken}
      width="100%"
      height="20"
      className="keep-colours mt-2 block overflow-visible print:[print-color-adjust:exact]"
    >
      <defs>
        <Stripes id={pattern} tone={tone} />
      </defs>
      <rect y="4" width="100%" height="12" rx="3" className="fill-sunken stroke-line stroke-1 hc:stroke-2" />
      <rect y="4" width={width} height="12" rx="3" className={fills[tone]} />
      {tone === 'good' || tone === 'plain' ? null : (
        <rect y="4" width={width} height="12" rx="3" fill={`url(#${pattern})`} />
      )}
      {thresholds.map((threshold) => (
        <line
          key={threshold}
          x1={`${threshold}%`}
          x2={`${threshold}%`}
          y1="0"
          y2="20"
          className={cx('stroke-[1.5]', threshold < score ? 'stroke-ink' : 'stroke-line-strong')}
        />
      ))}
    </svg>
  );
}

/** Wide stripes for the middle, narrow ones for the high range, none for the low one. */
function Stripes({ id, tone }: { id: string; tone: ScoreTone }) {
  const isNarrow = tone === 'high' || tone === 'dark';
  const step = isNarrow ? 5 : 11;
  return (
    <pattern id={id} width={step} height="12" patternUnits="userSpaceOnUse" patternTransform="skewX(-25)">
      <rect width={isNarrow ? 1.6 : 2.6} height="12" className="fill-surface" opacity="0.55" />
    </pattern>
  );
}

import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import { wholePercent } from '@/lib/assessments/bands';
import { type ScoreTone, ZoneBand } from './zone-band';

export interface ScoreBarProps {
  /** Name of the area. */
  name: string;
  /** 0 to 100, one decimal; null when there were not enough answers. */
  score: number | null;
  /** The zone or band in words; empty where a test names none. */
  label: string;
  tone: ScoreTone;
  /** Lines across the band. */
  thresholds?: readonly number[] | undefined;
  /** The last zone is drawn without the colour of alarm. */
  soft?: boolean | undefined;
  /** A quieter line beneath, for example 'based on 2 of 4 answers'. */
  note?: string | undefined;
  /** Said with the bar and not shown: how far one answer moves the number. */
  spokenNote?: string | undefined;
  /** Lower and without the zone in words, which stays spoken: for a column at the side. */
  small?: boolean | undefined;
  /** Lower, and nearer to the rows beside it. */
  close?: boolean | undefined;
  /** Stands in place of the number where there is none; else 'Not enough answers'. */
  missing?: string | undefined;
  className?: string | undefined;
  /** Beneath: what the number means. */
  children?: ReactNode;
}

/** One area of a result in a row: name, where it lies, zone in a word, whole number. On a phone the band takes a line. */
export function ScoreBar({
  name,
  score,
  label,
  tone,
  thresholds,
  soft,
  note,
  spokenNote,
  small = false,
  close = false,
  missing,
  className,
  children,
}: ScoreBarProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const number = score === null ? null : formats.count(wholePercent(score));
  if (number === null) {
    // A band without a dot could be taken for a 0.
    return (
      <p data-slot="score-missing" className={cx('flex flex-wrap justify-between gap-x-4 py-2.5', className)}>
        <b className="font-semibold">{name}</b>
        <span className="text-ink-soft">{missing ?? t('words.notEnoughAnswers')}</span>
      </p>
    );
  }
  const spoken =
    label === ''
      ? t('words.pair', { name, text: t('words.scoreOf', { score: number }) })
      : t('scoreBar.spoken', { name, score: number, label });
  return (
    <div
      data-slot="score-bar"
      className={cx(
        'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 @min-[38rem]:grid-cols-[12rem_minmax(0,1fr)_9rem] @min-[38rem]:pt-1.5',
        close ? 'pt-1.5' : 'pt-2.5',
        small && 'text-sm',
        className,
      )}
    >
      <span aria-hidden="true" className="leading-snug font-semibold">
        {name}
      </span>
      <span
        aria-hidden="true"
        className="flex items-baseline justify-end gap-2.5 text-end leading-snug @min-[38rem]:order-3 @min-[38rem]:justify-between @min-[38rem]:text-start"
      >
        {small ? null : <span className="text-[0.95rem] text-ink-soft">{label}</span>}
        <span className="font-semibold tabular-nums">{number}</span>
      </span>
      <ZoneBand
        small={small || close}
        score={score}
        tone={tone}
        thresholds={thresholds}
        soft={soft}
        spoken={spoken}
        spokenNote={spokenNote}
        className="col-span-2 mt-1.5 @min-[38rem]:order-2 @min-[38rem]:col-span-1 @min-[38rem]:mt-0"
      />
      {note ? (
        <p className="col-span-full mt-1.5 text-sm text-ink-soft @min-[38rem]:order-4 @min-[38rem]:col-start-2">
          {note}
        </p>
      ) : null}
      {children ? <div className="col-span-full mt-2 @min-[38rem]:order-5">{children}</div> : null}
    </div>
  );
}

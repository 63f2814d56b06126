import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Meter, ScoreBar, type ScoreTone } from '@/components/score-bar';
import { useFormats } from '@/i18n/use-formats';
import type { AreaColour } from '@/lib/assessments/bands';

export interface ProfileArea {
  id: string;
  name: string;
  /** 0 to 100; null where it could not be worked out. */
  score: number | null;
  /** The band in words; empty where the test names no bands. */
  label: string;
  tone: ScoreTone;
  /** Stands in place of number, label and bar where there is no score: an empty bar would read as a score of 0. */
  missing?: string | undefined;
  /** What a screen reader says for the bar of a test that names no bands. */
  spoken?: string | undefined;
  /** Why the number is to be read with care, for example few answers. */
  note?: string | undefined;
  /** Beneath the bar: what the number means. */
  children?: ReactNode;
}

const tones = {
  green: 'good',
  yellow: 'mid',
  red: 'high',
  dark: 'dark',
  plain: 'plain',
} as const satisfies Record<AreaColour, ScoreTone>;

export const areaTone = (colour: AreaColour): ScoreTone => tones[colour];

export interface AreaProfileProps {
  areas: readonly ProfileArea[];
  /** Where the bands begin, drawn across the bars. */
  thresholds?: readonly number[];
  /** Beneath all bars: what the lines mark and what the numbers do not say. */
  lines: ReactNode;
  className?: string;
}

/** The areas of a result as bars, in the order given. */
export function AreaProfile({ areas, thresholds, lines, className }: AreaProfileProps) {
  const isExplained = areas.some(({ children }) => children !== undefined);
  return (
    <>
      {isExplained ? (
        <ul className={className}>
          {areas.map(({ children, ...area }) => (
            <li key={area.id} data-dimension={area.id} className="border-b border-line pb-4">
              <AreaBar
                area={area}
                thresholds={thresholds}
                className={area.score === null ? 'border-b-0 pb-0 [&>span]:max-sm:block' : 'border-b-0 pb-1'}
              />
              {children}
            </li>
          ))}
        </ul>
      ) : (
        <div className={className}>
          {areas.map((area) => (
            <AreaBar key={area.id} area={area} thresholds={thresholds} />
          ))}
        </div>
      )}
      <p className="mt-3 text-sm text-ink-soft">{lines}</p>
    </>
  );
}

interface AreaBarProps {
  area: ProfileArea;
  thresholds?: readonly number[] | undefined;
  className?: string;
}

function AreaBar({ area, thresholds, className }: AreaBarProps) {
  const { id, name, score, label, tone, missing, spoken, note } = area;
  const formats = useFormats();
  if (score === null && missing !== undefined) {
    return (
      <p data-area-bar={id} className={cx('border-b border-line py-4', className)}>
        <b className="font-semibold">{name}</b> <span className="text-ink-soft">{missing}</span>
      </p>
    );
  }
  if (score !== null && label === '' && spoken !== undefined) {
    return (
      <div data-area-bar={id} className={cx('py-4', className)}>
        <p className="flex items-baseline justify-between gap-4 font-semibold">
          <span>{name}</span>
          <span className="tabular-nums">{formats.score(score)}</span>
        </p>
        <Meter score={score} tone={tone} thresholds={thresholds ?? []} spoken={spoken} />
      </div>
    );
  }
  return (
    <ScoreBar
      name={name}
      score={score}
      label={label}
      tone={tone}
      {...(thresholds ? { thresholds } : {})}
      {...(note === undefined ? {} : { note })}
      {...(className ? { className } : {})}
    />
  );
}

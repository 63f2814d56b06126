import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScoreBar } from '@/components/score-bar';
import type { ScoreTone } from '@/components/zone-band';
import type { AreaColour } from '@/lib/assessments/bands';

export interface ProfileArea {
  id: string;
  name: string;
  /** 0 to 100; null where it could not be worked out. */
  score: number | null;
  /** The zone in words; empty where the test names none. */
  label: string;
  tone: ScoreTone;
  /** Stands in place of number and dot where there is no score. */
  missing?: string | undefined;
  /** Why the number is to be read with care, for example few answers. */
  note?: string | undefined;
  /** Said with the bar and not shown. */
  spokenNote?: string | undefined;
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
  /** Where the zones begin, drawn across the bands; none for a preference. */
  thresholds?: readonly number[];
  /** The memory check draws no area in the colour of alarm. */
  soft?: boolean;
  /** The words of the three zones stand above the first band. */
  zoneWords?: boolean;
  /** Lower rows without words, for a column at the side. */
  small?: boolean;
  /** Lower bands, nearer to each other, for many areas. */
  close?: boolean;
  /** Beneath all bands: what the lines mark and what the numbers do not say. */
  lines?: ReactNode;
  className?: string;
}

/** The focus profile: the areas of a result as dots on soft zones, in the order given. */
export function AreaProfile({
  areas,
  thresholds,
  soft,
  zoneWords = false,
  small = false,
  close = false,
  lines,
  className,
}: AreaProfileProps) {
  return (
    <div className={cx('@container', className)}>
      {zoneWords ? <ZoneWords /> : null}
      <ul className={cx('grid', close ? 'gap-y-0.5' : 'gap-y-1.5')}>
        {areas.map(({ id, ...area }) => (
          <li key={id} data-dimension={id}>
            <ScoreBar {...area} small={small} close={close} thresholds={thresholds} soft={soft} />
          </li>
        ))}
      </ul>
      {lines ? <p className="mt-3 text-sm text-ink-soft">{lines}</p> : null}
    </div>
  );
}

/** Each word above the middle of its zone; every row says its own again, so they are silent. */
export function ZoneWords() {
  const { t } = useTranslation('common');
  return (
    <div
      aria-hidden="true"
      className="@min-[38rem]:grid @min-[38rem]:grid-cols-[12rem_minmax(0,1fr)_9rem] @min-[38rem]:gap-x-4"
    >
      <div className="grid grid-cols-[40fr_30fr_30fr] text-center text-sm leading-tight text-ink-soft @min-[38rem]:col-start-2">
        <span>{t('zones.calm')}</span>
        <span>{t('zones.noticeable')}</span>
        <span>{t('zones.strong')}</span>
      </div>
    </div>
  );
}

import { besideOther, type SideBySideRow, sideBySide } from '@/lib/reports/special/two-informants';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import type { PartProps } from './types';

/** Home and class under each other for every area scored in both. No band colours: the two are compared, not judged. */
export function TwoViewsBars({ view, texts }: PartProps) {
  const { t } = texts;
  return (
    <ul className="border-t border-line">
      {twoViews(view)?.rows.map((row) => {
        const name = view.areas.find(({ id }) => id === row.id)?.name ?? row.id;
        return (
          <li key={row.id} className="grid gap-2 border-b border-line py-4" data-seen={row.seen}>
            <div className="flex flex-wrap items-baseline justify-between gap-x-4">
              <b className="font-semibold">{name}</b>
              <span className="text-sm text-ink-soft">{seenText(row, texts)}</span>
            </div>
            <PlaceBar place={t('report-parts:child.home')} score={row.home} number={texts.score(row.home)} />
            <PlaceBar
              place={t('report-parts:child.class')}
              score={row.class}
              number={texts.score(row.class)}
              outlined
            />
          </li>
        );
      })}
    </ul>
  );
}

interface PlaceBarProps {
  place: string;
  score: number;
  number: string;
  /** Filled and outlined tell the two apart without colour. */
  outlined?: boolean;
}

/** Lengths are SVG attributes, so it prints. */
function PlaceBar({ place, score, number, outlined = false }: PlaceBarProps) {
  return (
    <div className="grid grid-cols-[5rem_1fr_3rem] items-center gap-x-3 text-sm">
      <span className="text-ink-soft">{place}</span>
      <svg
        aria-hidden="true"
        width="100%"
        height="14"
        className="keep-colours block overflow-visible print:[print-color-adjust:exact]"
      >
        <rect
          y="2"
          width="100%"
          height="10"
          rx="3"
          className="fill-sunken stroke-line stroke-1 hc:stroke-2"
        />
        <rect
          y="2"
          width={`${Math.min(Math.max(score, 0), 100)}%`}
          height="10"
          rx="3"
          className={outlined ? 'fill-accent-tint stroke-accent stroke-2' : 'fill-accent'}
        />
      </svg>
      <span className="text-end font-semibold tabular-nums">{number}</span>
    </div>
  );
}

/** This report beside the latest one from the other place, or the one it was shared with; null where there is none. */
export function twoViews({ attempt, others, definition, reader }: ReportView) {
  const areas = definition.domains.map(({ id }) => id);
  if (reader.audience === 'owner') return sideBySide(attempt, others, areas);
  return reader.otherView ? besideOther(attempt, reader.otherView, areas) : null;
}

/** 'Seen more at home', 'Seen much more in class' or 'About the same'. */
export function seenText({ seen, much }: SideBySideRow, { t }: ReportTexts): string {
  if (seen === 'same') return t('words.aboutTheSame');
  return t(`report-parts:child.seen.${much ? (`${seen}Much` as const) : seen}`);
}

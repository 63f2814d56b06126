import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import {
  type RunTimelineData,
  type TimelineKind,
  type TimelineMark,
  timelineKinds,
} from '@/lib/reports/special/run-timeline';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from './ui/table';

/** Everything it says, in the reader's language. */
export interface RunTimelineTexts {
  /** One sentence for those who do not see the drawing. */
  alt: string;
  /** '500 ms' */
  ms: (value: number) => string;
  count: (value: number) => string;
  kinds: Readonly<Record<TimelineKind, string>>;
  /** Name of the line of block means, in the legend. */
  mean: string;
  /** Name of the upright line of a pause, in the legend. */
  pause: string;
  /** 'Block 1' */
  block: (number: number) => string;
  showTable: string;
  tableCaption: string;
  columnBlock: string;
  columnMean: string;
  /** In place of a mean that needs more answers. */
  noMean: string;
}

export interface RunTimelineProps {
  data: RunTimelineData;
  texts: RunTimelineTexts;
}

/* Heights in px. Widths are percents, so that marks keep their shape on every screen. */
const lanes = { missed: 12, plotTop: 30, plotBottom: 190, pressed: 208, blocks: 232 } as const;
const height = 240;
/** Room for '1,000 ms' beside the drawing. */
const scaleWidth = 54;

/** One reaction-time run from left to right: every answer as a dot, misses above, wrong presses below. */
export function RunTimeline({ data, texts }: RunTimelineProps) {
  const { blocks, marks, pauses, topMs } = data;
  const step = topMs > 1000 ? 500 : 250;
  const lines = Array.from({ length: Math.floor(topMs / step) }, (_, i) => (i + 1) * step);
  const y = (ms: number) => lanes.plotBottom - ((lanes.plotBottom - lanes.plotTop) * ms) / topMs;
  return (
    <figure data-part="run-timeline" className="grid gap-3">
      <div className="grid grid-cols-[auto_1fr] gap-x-2">
        <svg aria-hidden="true" width={scaleWidth} height={height} className="block">
          {lines.map((ms) => (
            <text
              key={ms}
              x={scaleWidth}
              y={y(ms) + 4}
              textAnchor="end"
              className="fill-ink-soft text-[0.75rem] tabular-nums"
            >
              {texts.ms(ms)}
            </text>
          ))}
        </svg>
        <svg
          role="img"
          aria-label={texts.alt}
          width="100%"
          height={height}
          className="keep-colours block overflow-visible print:[print-color-adjust:exact]"
        >
          {blocks.map(({ number, from, to }) => (
            <g key={number}>
              <rect
                x={percent(from)}
                width={percent(to - from)}
                y="0"
                height={lanes.pressed + 12}
                className={number % 2 === 0 ? 'fill-sunken' : 'fill-none'}
              />
              <text
                x={percent((from + to) / 2)}
                y={lanes.blocks}
                textAnchor="middle"
                className="fill-ink-soft text-[0.75rem] tabular-nums"
              >
                {texts.count(number)}
              </text>
            </g>
          ))}
          {lines.map((ms) => (
            <line key={ms} x1="0" x2="100%" y1={y(ms)} y2={y(ms)} className="stroke-line stroke-1" />
          ))}
          <line
            x1="0"
            x2="100%"
            y1={lanes.plotBottom}
            y2={lanes.plotBottom}
            className="stroke-ink-soft stroke-1"
          />
          {pauses.map((place) => (
            <line
              key={place}
              x1={percent(place)}
              x2={percent(place)}
              y1="0"
              y2={lanes.pressed + 12}
              strokeDasharray="3 3"
              className="stroke-ink stroke-[1.5]"
            />
          ))}
          {marks.map((mark) => (
            <Mark key={mark.place} mark={mark} y={y} />
          ))}
          {blocks.map(({ number, from, to, meanMs }) =>
            meanMs === null ? null : (
              <line
                key={number}
                x1={percent(from)}
                x2={percent(to)}
                y1={y(meanMs)}
                y2={y(meanMs)}
                className="stroke-ink stroke-[2.5]"
              />
            ),
          )}
        </svg>
      </div>
      <Legend texts={texts} hasPauses={pauses.length > 0} />
      <details className="group">
        <summary className="flex min-h-11 w-fit list-none items-center text-sm font-semibold print:hidden [&::-webkit-details-marker]:hidden">
          <span className="link">{texts.showTable}</span>
        </summary>
        <BlockTable data={data} texts={texts} />
      </details>
    </figure>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 1e5) / 1e3}%`;
}

function Mark({ mark, y }: { mark: TimelineMark; y: (ms: number) => number }) {
  const x = percent(mark.place);
  switch (mark.kind) {
    case 'answered':
      return <circle cx={x} cy={y(mark.rtMs ?? 0)} r="2" className={looks.answered} />;
    case 'missed':
      return <circle cx={x} cy={lanes.missed} r="3.5" className={looks.missed} />;
    case 'pressed':
      return <Square x={x} y={lanes.pressed} />;
    case 'leftOut':
      return <line x1={x} x2={x} y1={lanes.pressed - 5} y2={lanes.pressed + 5} className={looks.leftOut} />;
  }
}

/** Shape and place tell the kinds apart; colour only helps. */
const looks = {
  answered: 'fill-accent',
  missed: 'fill-none stroke-ink stroke-[1.5]',
  pressed: 'fill-high',
  leftOut: 'stroke-line-strong stroke-1',
} as const satisfies Record<TimelineKind, string>;

/** A nested drawing, because a share of the width and a distance in px cannot be added in an attribute. */
function Square({ x, y }: { x: string; y: number }) {
  return (
    <svg x={x} y={y} width="1" height="1" overflow="visible" aria-hidden="true">
      <rect x="-3" y="-3" width="6" height="6" className={looks.pressed} />
    </svg>
  );
}

function Legend({ texts, hasPauses }: { texts: RunTimelineTexts; hasPauses: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
      {timelineKinds.map((kind) => (
        <li key={kind} className="flex items-center gap-2">
          <Glyph>
            {kind === 'answered' ? <circle cx="7" cy="7" r="3" className={looks.answered} /> : null}
            {kind === 'missed' ? <circle cx="7" cy="7" r="4" className={looks.missed} /> : null}
            {kind === 'pressed' ? <rect x="4" y="4" width="6" height="6" className={looks.pressed} /> : null}
            {kind === 'leftOut' ? <line x1="7" x2="7" y1="2" y2="12" className={looks.leftOut} /> : null}
          </Glyph>
          {texts.kinds[kind]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <Glyph>
          <line x1="0" x2="14" y1="7" y2="7" className="stroke-ink stroke-[2.5]" />
        </Glyph>
        {texts.mean}
      </li>
      <li className={cx('items-center gap-2', hasPauses ? 'flex' : 'hidden')}>
        <Glyph>
          <line x1="7" x2="7" y1="0" y2="14" strokeDasharray="3 3" className="stroke-ink stroke-[1.5]" />
        </Glyph>
        {texts.pause}
      </li>
    </ul>
  );
}

function Glyph({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" width="14" height="14" className="keep-colours shrink-0">
      {children}
    </svg>
  );
}

function BlockTable({ data, texts }: RunTimelineProps) {
  return (
    <Table caption={texts.tableCaption} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{texts.columnBlock}</TableHeader>
          {timelineKinds.map((kind) => (
            <TableHeader key={kind}>{texts.kinds[kind]}</TableHeader>
          ))}
          <TableHeader>{texts.columnMean}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {data.blocks.map(({ number, counts, meanMs }) => (
          <TableRow key={number}>
            <TableHeader scope="row">{texts.block(number)}</TableHeader>
            {timelineKinds.map((kind) => (
              <TableCell key={kind}>{texts.count(counts[kind])}</TableCell>
            ))}
            <TableCell>{meanMs === null ? texts.noMean : texts.ms(meanMs)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

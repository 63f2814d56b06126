import type { CatalogueEntry } from '@/lib/assessments/catalogue';

/** How a test looks while it runs, still and without words: a sign on a stage, two offers, or a question and its answers. */
export function TestStill({ kind }: Pick<CatalogueEntry, 'kind'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 240 150"
      fill="none"
      className="keep-colours block w-full max-w-80 stroke-line-strong"
    >
      <rect x="1" y="1" width="238" height="148" rx="14" className="fill-surface" />
      <path d="M16 18h208" strokeWidth="3" className="stroke-line" />
      <path d="M16 18h72" strokeWidth="3" className="stroke-accent" />
      {kind === 'timed' ? <Stage /> : kind === 'choices' ? <Offers /> : <Question />}
    </svg>
  );
}

function Stage() {
  return (
    <>
      <path
        d="M108 58v46M134 58l-25 26M117 76l18 28"
        strokeWidth="5"
        className="stroke-ink"
        strokeLinecap="round"
      />
      <path d="M88 128h64" strokeWidth="8" className="stroke-mark" strokeLinecap="round" />
    </>
  );
}

function Offers() {
  return (
    <>
      <rect x="20" y="42" width="94" height="84" rx="10" />
      <rect x="126" y="42" width="94" height="84" rx="10" className="stroke-accent stroke-2" />
      <circle cx="67" cy="74" r="12" className="stroke-ink stroke-2" />
      <circle cx="173" cy="74" r="22" className="stroke-ink stroke-2" />
      <path d="M52 110h30M146 110h54" strokeWidth="4" strokeLinecap="round" />
    </>
  );
}

function Question() {
  return (
    <>
      <path d="M24 40h150M24 54h96" strokeWidth="5" className="stroke-ink" strokeLinecap="round" />
      {[72, 96, 120].map((y, index) => (
        <g key={y}>
          <rect
            x="20"
            y={y}
            width="200"
            height="18"
            rx="9"
            className={index === 1 ? 'fill-accent-tint stroke-accent' : undefined}
          />
          <path d={`M46 ${y + 9}h${[48, 66, 38][index]}`} strokeWidth="3" strokeLinecap="round" />
          <circle
            cx="32"
            cy={y + 9}
            r="4"
            className={index === 1 ? 'fill-accent stroke-accent' : undefined}
          />
        </g>
      ))}
    </>
  );
}

import { cx } from 'class-variance-authority';
import { useId } from 'react';

export type TimingVerdict = 'ok' | 'caution' | 'invalid';

export interface TimingCertificateProps {
  title: string;
  verdict: TimingVerdict;
  /** The verdict as a sentence. */
  verdictText: string;
  /** What lowered the verdict, each as a sentence. */
  reasons: readonly string[];
  /** What was measured, in words: 'Screen refresh rate', '60 Hz'. */
  rows: readonly { readonly name: string; readonly value: string }[];
}

/** How exactly a device measured in a run: the verdict, and every number it stands on. */
export function TimingCertificate({ title, verdict, verdictText, reasons, rows }: TimingCertificateProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      data-part="timing-certificate"
      data-verdict={verdict}
      className="rounded-m border-control border-line-strong p-5 print:break-inside-avoid"
    >
      <h3 id={headingId}>{title}</h3>
      <p className="mt-2 flex items-start gap-2.5 font-semibold">
        <Seal verdict={verdict} />
        {verdictText}
      </p>
      {reasons.length > 0 ? (
        <ul className="mt-2 grid list-disc gap-1 ps-5 marker:text-ink-soft">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : null}
      <dl className="mt-4 border-t border-line">
        {rows.map(({ name, value }) => (
          <div
            key={name}
            className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2 last:border-b-0 last:pb-0"
          >
            <dt className="min-w-0 flex-[1_1_9rem] text-ink-soft">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A full ring, a ring with a gap or a dotted ring: the verdict in the lines of the mark. */
function Seal({ verdict }: { verdict: TimingVerdict }) {
  const dash = { ok: undefined, caution: '24 8', invalid: '1 5' }[verdict];
  return (
    <svg aria-hidden="true" width="20" height="20" className="mt-1 shrink-0">
      <circle
        cx="10"
        cy="10"
        r="7.5"
        strokeDasharray={dash}
        strokeLinecap="round"
        className={cx('fill-none stroke-[2.5]', verdict === 'ok' ? 'stroke-accent' : 'stroke-ink')}
      />
    </svg>
  );
}

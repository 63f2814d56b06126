import type { ReactNode } from 'react';

export interface SumLine {
  label: ReactNode;
  amount: string;
}

/** Amounts under each other, the last one strong. */
export function Sums({ lines, total }: { lines: readonly SumLine[]; total: SumLine }) {
  return (
    <dl data-part="sums" className="grid gap-1.5">
      {lines.map(({ label, amount }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a sum never change places
        <div key={index} className="flex justify-between gap-4 text-ink-soft">
          <dt>{label}</dt>
          <dd className="tabular-nums">{amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <dt>{total.label}</dt>
        <dd data-part="total" className="font-serif text-lg tabular-nums">
          {total.amount}
        </dd>
      </div>
    </dl>
  );
}

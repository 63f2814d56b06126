/** One entry of a customer's balance at the provider. Whole cents; negative puts credit there, positive takes it away. */
export interface BalanceEntry {
  readonly amount_cents: number;
  /** The line of an order whose credit was put there or taken back; null for all the provider or anybody else did. */
  readonly order_line_id: string | null;
  /** The bill that used credit, or gave it back when it was voided. */
  readonly invoice: string | null;
}

export interface CreditOfLine {
  readonly order_line_id: string;
  readonly given_cents: number;
  readonly taken_cents: number;
  readonly used_cents: number;
  /** How many entries name the line. */
  readonly entries: number;
}

interface Line {
  given: number;
  taken: number;
  used: number;
  entries: number;
}

/**
 * What became of each line's credit. A balance knows no lines, so bills use up what was put there first; a bill that is voided
 * gives back what it used, last first. Money that belongs to no line (prorations, a gift) is used after all of them.
 * @param entries oldest first
 */
export function readBalance(entries: readonly BalanceEntry[]): CreditOfLine[] {
  const lines = new Map<string, Line>();
  const bills = new Map<string, { line: Line; cents: number }[]>();

  const move = (id: string, cents: number): void => {
    const line = lines.get(id) ?? { given: 0, taken: 0, used: 0, entries: 0 };
    lines.set(id, line);
    line.entries += 1;
    if (cents < 0) line.given -= cents;
    else line.taken += cents;
  };
  const use = (invoice: string | null, cents: number): void => {
    let open = cents;
    for (const line of lines.values()) {
      const part = Math.min(open, Math.max(0, line.given - line.taken - line.used));
      if (part === 0) continue;
      line.used += part;
      open -= part;
      if (invoice !== null) bills.set(invoice, [...(bills.get(invoice) ?? []), { line, cents: part }]);
    }
  };
  const giveBack = (invoice: string, cents: number): void => {
    let open = cents;
    for (const share of (bills.get(invoice) ?? []).toReversed()) {
      const part = Math.min(open, share.cents);
      share.line.used -= part;
      share.cents -= part;
      open -= part;
    }
  };

  for (const { amount_cents: cents, order_line_id: id, invoice } of entries) {
    if (id !== null) move(id, cents);
    else if (cents > 0) use(invoice, cents);
    else if (invoice !== null) giveBack(invoice, -cents);
  }
  return [...lines].map(([order_line_id, { given, taken, used, entries: count }]) => ({
    order_line_id,
    given_cents: given,
    taken_cents: taken,
    used_cents: used,
    entries: count,
  }));
}

/** What a first bill is less, and what stays for the ones after it. */
export const splitCredit = (creditCents: number, billCents: number) => {
  const off = Math.min(creditCents, billCents);
  return { off_cents: off, due_cents: billCents - off, left_cents: creditCents - off };
};

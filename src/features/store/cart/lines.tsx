import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { useItemTitle } from '@/components/use-item-title';
import { useFormats } from '@/i18n/use-formats';
import { type CartLine, lineKey } from '@/lib/billing/cart';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { savedCents, type WorthLine, worthCents } from '@/lib/billing/order-sums';
import { useItemTexts } from '../item-texts';

export interface LineRowProps {
  line: CartLine;
  /** What stands at the end of the row: the price, old and new price. */
  price: ReactNode;
  /** Why the line is not charged. */
  note?: ReactNode;
  onRemove: (key: string) => void;
}

/** A line of the cart, in the sheet and at the checkout. */
export function LineRow({ line, price, note, onRemove }: LineRowProps) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  const name = useItemTitle()(line);
  return (
    <li
      data-line={lineKey(line)}
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 border-b border-line py-4"
    >
      <div className="grid content-start gap-1.5">
        <p className="font-serif text-[1.0625rem] leading-snug font-semibold">{name}</p>
        <p className="flex flex-wrap gap-1.5">
          {line.duration === null ? null : <Badge tone="outline">{texts.duration(line.duration)}</Badge>}
          {line.difficulty === null ? null : <Badge tone="outline">{texts.level(line.difficulty)}</Badge>}
          {line.quantity > 1 ? (
            <Badge tone="outline">{t('cart.quantity', { count: line.quantity })}</Badge>
          ) : null}
        </p>
        {note ? <p className="text-sm text-ink-soft">{note}</p> : null}
      </div>
      <div className="grid content-start justify-items-end gap-1">
        <div data-part="price" className="text-end tabular-nums">
          {price}
        </div>
        <Button
          variant="ghost"
          size="sm"
          data-action="remove"
          className="-me-3"
          aria-label={t('cart.removeNamed', { name })}
          onClick={() => onRemove(lineKey(line))}
        >
          <Trash2 aria-hidden="true" />
          {t('cart.remove')}
        </Button>
      </div>
    </li>
  );
}

/** What a line costs, and for a bundle what its items would cost in one cart. */
export function LinePrice({
  line,
  isCharged = true,
}: {
  line: WorthLine & { quantity?: number };
  isCharged?: boolean;
}) {
  const { t } = useTranslation('store');
  const formats = useFormats();
  const money = (cents: number) => formats.money(cents, catalogCurrency);
  return (
    <>
      {money(line.unit_price_cents * (line.quantity ?? 1))}
      {isCharged && savedCents(line) > 0 ? (
        <span data-part="worth" className="block text-sm text-ink-soft">
          {t('cart.insteadOf', { price: money(worthCents(line)) })}
        </span>
      ) : null}
    </>
  );
}

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
          <dd className="shrink-0 tabular-nums whitespace-nowrap">{amount}</dd>
        </div>
      ))}
      <div className="mt-1 flex justify-between gap-4 border-t border-line pt-3 font-semibold">
        <dt>{total.label}</dt>
        <dd data-part="total" className="shrink-0 font-serif text-lg tabular-nums whitespace-nowrap">
          {total.amount}
        </dd>
      </div>
    </dl>
  );
}

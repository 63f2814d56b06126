import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/i18n/use-formats';
import type { TitledItem } from '@/lib/billing/item-titles';
import { type SummedOrder, type WorthLine, worthCents } from '@/lib/billing/order-sums';
import { useDiscounts } from './use-discounts';
import { useItemTitle } from './use-item-title';

interface OrderLine extends WorthLine, TitledItem {
  readonly sku: string;
  readonly refunded: boolean;
}

export interface OrderAmountsProps {
  order: Omit<SummedOrder, 'lines'> & {
    readonly lines: readonly OrderLine[];
    readonly total_cents: number;
    readonly currency: string;
  };
  /** What happened after it was paid, below the total. */
  children?: ReactNode;
}

/** An order as it adds up: its lines, each discount by itself, and what was paid. */
export function OrderAmounts({ order, children }: OrderAmountsProps) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const titleOf = useItemTitle();
  const discounts = useDiscounts()(order, order.currency);
  const money = (cents: number) => formats.money(cents, order.currency);
  return (
    <dl data-part="amounts" className="grid gap-1 tabular-nums">
      {order.lines.map((line) => (
        <Amount
          key={line.sku}
          name={line.refunded ? `${titleOf(line)} (${t('words.refundedLine')})` : titleOf(line)}
          amount={money(worthCents(line))}
        />
      ))}
      {discounts.map(({ kind, label, amount }) => (
        <Amount key={kind} name={label} amount={amount} tone="soft" />
      ))}
      <Amount name={t('words.total')} amount={money(order.total_cents)} tone="strong" />
      {children}
    </dl>
  );
}

const tones = {
  plain: '',
  soft: 'text-ink-soft',
  strong: 'mt-1 border-t border-line pt-2 font-semibold',
} as const;

export interface AmountProps {
  name: string;
  amount: string;
  tone?: keyof typeof tones;
}

/** An amount and what it is for. */
export function Amount({ name, amount, tone = 'plain' }: AmountProps) {
  return (
    <div className={`flex justify-between gap-6 ${tones[tone]}`}>
      <dt>{name}</dt>
      <dd className="shrink-0 whitespace-nowrap">{amount}</dd>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { lineKey } from '@/lib/billing/cart';
import { LineRow } from '../cart/line-row';
import { UndoNote } from '../cart/undo-note';
import type { RemovalValue } from '../cart/use-removal';
import { useItemTexts } from '../item-texts';
import type { ReviewLine } from './review';

export interface ReviewListProps {
  lines: readonly ReviewLine[];
  removal: RemovalValue;
}

/** The cart at its prices of now; what is not charged says why and can be taken out. */
export function ReviewList({ lines, removal }: ReviewListProps) {
  const { t } = useTranslation('store');
  return (
    <>
      <UndoNote removal={removal} />
      <ul className="border-t border-line">
        {lines.map((reviewed) => (
          <LineRow
            key={lineKey(reviewed.line)}
            line={reviewed.line}
            price={<Price reviewed={reviewed} />}
            note={reviewed.problem === null ? null : t(`checkout.problem.${reviewed.problem}`)}
            onRemove={removal.remove}
          />
        ))}
      </ul>
    </>
  );
}

function Price({ reviewed: { line, unit_price_cents, moved, problem } }: { reviewed: ReviewLine }) {
  const { t } = useTranslation('store');
  const texts = useItemTexts();
  if (problem !== null) return null;
  return (
    <>
      {texts.money(unit_price_cents)}
      {moved ? (
        <span data-part="old-price" className="block text-sm text-ink-soft">
          {t('checkout.wasPrice', { price: texts.money(line.unit_price_cents) })}
        </span>
      ) : null}
    </>
  );
}

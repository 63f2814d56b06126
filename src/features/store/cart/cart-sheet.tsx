import { type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { EmptyState } from '@/components/empty-state';
import { SentenceGap } from '@/components/sentence-gap';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { closeToast } from '@/components/ui/toast-store';
import { useDiscounts } from '@/components/use-discounts';
import { paths } from '@/config/paths';
import { useCart } from '@/contexts/cart';
import { useLeadsAway } from '@/hooks/use-leads-away';
import { useFormats } from '@/i18n/use-formats';
import { cartSums, cartTotals, lineKey, linesInBundles, nextDiscount } from '@/lib/billing/cart';
import { catalogCurrency } from '@/lib/billing/minor-units';
import { worthOf } from '@/lib/billing/order-sums';
import { LinePrice, LineRow, type SumLine, Sums } from './lines';
import { type RemovalValue, UndoNote, useRemoval } from './removal';

export interface CartSheetProps {
  /** Gets the focus back when the sheet closes without leading anywhere. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** The cart beside the page; it is loaded when somebody first opens it. */
export function CartSheet({ opener, open, onOpenChange }: CartSheetProps) {
  const { t } = useTranslation('store');
  const { t: common } = useTranslation('common');
  const { cart } = useCart();
  const removal = useRemoval();
  const placeFocus = useLeadsAway(opener, open, onOpenChange);
  // 'Added to cart' would lie over the sheet's own buttons, and the sheet says the same.
  useEffect(() => {
    if (open) closeToast();
  }, [open]);

  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent
        title={t('cart.title')}
        closeLabel={common('close')}
        data-screen="cart-sheet"
        onCloseAutoFocus={placeFocus}
      >
        {cart.lines.length === 0 ? (
          <>
            <UndoNote removal={removal} />
            <EmptyState
              title={t('cart.empty')}
              drawing="cart"
              className="mt-4"
              action={
                <ButtonLink to={paths.store} variant="outline">
                  {t('cart.toStore')}
                </ButtonLink>
              }
            >
              {t('cart.emptyText')}
            </EmptyState>
          </>
        ) : (
          <Filled removal={removal} />
        )}
      </SheetContent>
    </Sheet>
  );
}

function Filled({ removal }: { removal: RemovalValue }) {
  const { t } = useTranslation('store');
  const formats = useFormats();
  const money = (cents: number) => formats.money(cents, catalogCurrency);
  const { cart } = useCart();
  const bundled = linesInBundles(cart);
  const totals = cartTotals(cart);
  const hint = nextDiscount(cart);
  const order = cartSums(cart);
  const discounts = useDiscounts()(order, catalogCurrency);
  const sums: SumLine[] =
    discounts.length === 0
      ? []
      : [{ label: t('cart.subtotal'), amount: money(worthOf(order.lines)) }, ...discounts];
  return (
    <>
      <UndoNote removal={removal} />
      <ul className="mb-6">
        {cart.lines.map((line) => (
          <LineRow
            key={lineKey(line)}
            line={line}
            price={<LinePrice line={line} isCharged={line.sku === null || !bundled.has(line.sku)} />}
            note={line.sku !== null && bundled.has(line.sku) ? t('cart.inBundle') : null}
            onRemove={removal.remove}
          />
        ))}
      </ul>
      <div className="mt-auto grid gap-4">
        <Sums lines={sums} total={{ label: t('words.total'), amount: money(totals.total_cents) }} />
        {hint === null ? null : (
          <p data-part="hint" className="text-sm text-ink-soft">
            {t('cart.hint', { percent: hint })}
            <SentenceGap />
            <Link to={paths.store} className="link">
              {t('cart.toStore')}
            </Link>
          </p>
        )}
        <ButtonLink to={paths.checkout} block data-action="checkout">
          {t('cart.checkout')}
        </ButtonLink>
        <Button variant="ghost" block data-action="clear-cart" onClick={removal.clear}>
          {t('cart.clear')}
        </Button>
      </div>
    </>
  );
}

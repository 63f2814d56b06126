import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonVariants } from '@/components/ui/button-variants';
import { useCartCount } from '@/contexts/cart-count';
import { Glyph } from './glyphs';

const loadSheet = () => import('@/features/store/cart/cart-sheet');
const CartSheet = lazy(() => loadSheet().then((module) => ({ default: module.CartSheet })));

/** How many items lie in the cart, and the way to them. The sheet itself is loaded when it is wanted. */
export function CartButton() {
  const { t } = useTranslation('nav');
  const count = useCartCount();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button
        ref={button}
        type="button"
        data-action="open-cart"
        data-tip=""
        aria-label={t('cart', { count })}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={`relative ${buttonVariants({ variant: 'ghost', size: 'icon' })}`}
      >
        <Glyph>
          <circle cx="8" cy="21" r="1" />
          <circle cx="19" cy="21" r="1" />
          <path d="M2.05 2.05h2l2.66 12.42a2 2 0 0 0 2 1.58h9.78a2 2 0 0 0 1.95-1.57l1.65-7.43H5.12" />
        </Glyph>
        {count > 0 ? (
          <span className="absolute end-0 top-0 min-w-5 rounded-full bg-ink px-1 text-center text-xs leading-5 font-semibold text-paper">
            {count > 99 ? '99+' : count}
          </span>
        ) : null}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <CartSheet opener={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonVariants } from '@/components/ui/button-variants';
import { isSearchKey } from '@/lib/search/search-key';
import { Glyph } from './glyphs';

const loadDialog = () => import('@/features/search/search-dialog');
const SearchDialog = lazy(() => loadDialog().then((module) => ({ default: module.SearchDialog })));

/** What is open over the page keeps its keys. */
const modal = '[data-slot="overlay"]';

/** Opens the search, as Ctrl or Cmd and K do. The dialog itself is loaded when it is wanted. */
export function SearchButton() {
  const { t } = useTranslation('nav');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);
  const show = useCallback(() => {
    const focused = document.activeElement;
    opener.current = focused instanceof HTMLElement && focused !== document.body ? focused : button.current;
    setWanted(true);
    setOpen(true);
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchKey(event) || document.querySelector(modal)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [show]);

  return (
    <>
      <button
        ref={button}
        type="button"
        data-action="open-search"
        data-tip=""
        aria-label={t('pages.search')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-keyshortcuts="Control+K Meta+K"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={show}
        // On the narrowest screens the menu has it alone.
        className={`max-[22.4rem]:hidden ${buttonVariants({ variant: 'ghost', size: 'icon' })}`}
      >
        <Glyph>
          <path d="m21 21-4.34-4.34" />
          <circle cx="11" cy="11" r="8" />
        </Glyph>
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <SearchDialog opener={opener} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </>
  );
}

import { Maximize2 } from 'lucide-react';
import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { changeDisplay } from '@/contexts/appearance';

/** Escape belongs to whatever is open first. */
const openThings =
  '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [aria-expanded=true]:focus';

/** What is left of the navigation in focus mode: one button that brings everything back, as Escape does. */
export function FocusModeBar() {
  const { t } = useTranslation('settings');
  const button = useRef<HTMLButtonElement>(null);

  const leave = useCallback(() => {
    const isFocused = document.activeElement === button.current;
    changeDisplay({ focus: 'off' });
    // The button is about to go: whoever stood on it goes on where the navigation begins.
    if (isFocused) document.querySelector<HTMLElement>('[data-slot="site-header"] a')?.focus();
  }, []);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return;
      if (document.querySelector(openThings)) return;
      leave();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [leave]);

  return (
    <div data-slot="focus-mode-bar" data-print="hide" className="wrap flex justify-end py-3.5">
      <Button
        ref={button}
        variant="outline"
        size="sm"
        data-action="leave-focus-mode"
        aria-keyshortcuts="Escape"
        onClick={leave}
      >
        <Maximize2 aria-hidden="true" />
        {t('neuro.leaveFocus')}
      </Button>
    </div>
  );
}

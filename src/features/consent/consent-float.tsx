import { cx } from 'class-variance-authority';
import { Cookie } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useFreeSpot } from './use-free-spot';

const places = { end: 'end-4', start: 'start-4', middle: 'inset-x-0 mx-auto' } as const;

/** What is left of the banner on a small screen: one button, wherever it covers no other control. */
export function ConsentFloat({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation('consent');
  const button = useRef<HTMLButtonElement>(null);
  const spot = useFreeSpot(button);
  return (
    <button
      ref={button}
      type="button"
      data-slot="consent-float"
      data-print="hide"
      aria-label={t('preferences')}
      onClick={onOpen}
      className={cx(
        'fixed bottom-4 z-30 grid size-12 cursor-pointer place-items-center rounded-full border-control border-line-strong bg-surface text-ink shadow-pop',
        places[spot ?? 'end'],
        // Out of the way, but for whoever comes to it by keyboard.
        spot === null && 'not-focus-visible:pointer-events-none not-focus-visible:opacity-0',
      )}
    >
      <Cookie aria-hidden="true" className="size-5.5" />
    </button>
  );
}

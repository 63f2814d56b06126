import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { useWide } from '@/hooks/use-wide';
import type { ConsentChoice } from '@/lib/consent/consent';
import { ConsentFloat } from './consent-float';
import { useChoose } from './use-choose';
import { useRoomBelow } from './use-room-below';

const PreferencesDialog = lazy(() =>
  import('./preferences-dialog').then((module) => ({ default: module.PreferencesDialog })),
);

/** On a small screen the banner makes room after that long (milliseconds), unless somebody is at it. */
const shrinksAfterMs = 3000;

const all: ConsentChoice = { analytics: true, marketing: true };
const none: ConsentChoice = { analytics: false, marketing: false };

/** Asks what may be kept and counted. Three answers of equal weight; it blocks nothing and takes no focus. */
export function ConsentBanner() {
  const { t } = useTranslation('consent');
  const isWide = useWide('md');
  const [isSmall, setSmall] = useState(false);
  /** Somebody is at it, or has opened it again: it does not go by itself. */
  const [isHeld, setHeld] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const banner = useRef<HTMLElement>(null);
  const chooseAndSay = useChoose();
  const isFloat = isSmall && !isWide;
  useRoomBelow(banner, !isFloat);

  useEffect(() => {
    if (isWide || isSmall || isHeld) return;
    const timer = setTimeout(() => setSmall(true), shrinksAfterMs);
    return () => clearTimeout(timer);
  }, [isWide, isSmall, isHeld]);

  const decide = (choice: ConsentChoice) => {
    // What had the focus goes away; the next Tab goes on in the page.
    document.getElementById('main')?.focus({ preventScroll: true });
    chooseAndSay(choice);
  };
  const open = () => {
    setHeld(true);
    setSmall(false);
    requestAnimationFrame(() => banner.current?.focus());
  };

  if (isFloat) return <ConsentFloat onOpen={open} />;
  // Beside each other on a phone, too: the smaller letters leave room for two lines in a button.
  const answer = {
    variant: 'outline',
    size: 'sm',
    className: 'max-md:w-full max-md:text-[0.8125rem] max-md:[--pad:0.25rem] max-md:py-1',
  } as const;
  return (
    <>
      <section
        ref={banner}
        tabIndex={-1}
        aria-label={t('preferences')}
        data-slot="consent-banner"
        data-print="hide"
        onFocus={() => setHeld(true)}
        onPointerDown={() => setHeld(true)}
        className="fixed inset-x-0 bottom-0 z-30 max-h-[80dvh] animate-rise-in overflow-y-auto border-t border-line-strong bg-surface text-ink shadow-pop focus:outline-none"
      >
        <div className="wrap grid items-center gap-x-10 gap-y-2 py-2.5 md:gap-y-3 md:py-4 lg:grid-cols-[minmax(0,1fr)_auto]">
          <p className="max-w-read text-sm max-md:leading-snug">{t('ask')}</p>
          <div className="grid grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-1.5 md:grid-cols-3 md:gap-2">
            <Button {...answer} onClick={() => decide(all)}>
              {t('accept')}
            </Button>
            <Button {...answer} onClick={() => setManaging(true)}>
              {t('manage')}
            </Button>
            <Button {...answer} onClick={() => decide(none)}>
              {t('reject')}
            </Button>
          </div>
        </div>
      </section>
      {isManaging ? (
        <Suspense fallback={null}>
          <PreferencesDialog onClose={() => setManaging(false)} onSave={decide} />
        </Suspense>
      ) : null}
    </>
  );
}

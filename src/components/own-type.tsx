import { useEffect, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { callWhenIdle } from '@/hooks/when-idle';

/** The page that is shown in type of the device, and whether the product's own is here. */
let firstPage: string | null = null;
let isHere = false;

/** Only what the words at hand need: faces differ by writing. */
async function fetchType(): Promise<void> {
  const words = document.title;
  await Promise.all(['Inter', 'Literata'].map((family) => document.fonts.load(`1em ${family}`, words)));
  isHere = true;
}

/**
 * A first visit stands in type of the device (public/ahead.js, src/styles/base.css): the product's own is fetched once the page
 * has come to rest, and worn from the next page on. Under the reader's eyes it would break lines anew.
 */
export function OwnType() {
  const { pathname } = useLocation();
  useEffect(
    () =>
      callWhenIdle(() => {
        // Without a connection it is as it was.
        if ('firstVisit' in document.documentElement.dataset) fetchType().catch(() => undefined);
      }),
    [],
  );
  useLayoutEffect(() => {
    firstPage ??= pathname;
    if (isHere && pathname !== firstPage) delete document.documentElement.dataset.firstVisit;
  }, [pathname]);
  return null;
}

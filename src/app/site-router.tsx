import { type ReactNode, startTransition, useLayoutEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_createBrowserHistory as createHistory, createPath, Router, type To } from 'react-router-dom';
import type { Language } from '@/config/languages';
import { currentLanguage } from '@/i18n/init';
import { addressIn, plainAddress } from './language-addresses';

/** What a link says of where it leads. */
export const hrefIn = (language: Language, to: To): string =>
  typeof to === 'string' ? to : createPath({ ...to, pathname: addressIn(language, to.pathname ?? '') });

/**
 * React Router's BrowserRouter, but for the languages in addresses: pages and links know the plain ones, and what a
 * browser shows is the address of the page in the language that is read (docs/decisions).
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  useTranslation();
  const language = currentLanguage();
  const [history] = useState(() => createHistory({ v5Compat: true }));
  const [{ action, location }, setState] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen((next) => startTransition(() => setState(next))), [history]);
  const navigator = useMemo(
    () => ({ ...history, createHref: (to: To) => hrefIn(language, to) }),
    [history, language],
  );
  const pathname = plainAddress(location.pathname);
  const shown = addressIn(language, pathname);
  const [first] = useState(shown);

  useLayoutEffect(() => {
    const here = window.location;
    // Somebody may be on the way to the next page already.
    if (here.pathname !== shown && plainAddress(here.pathname) === pathname) {
      window.history.replaceState(window.history.state, '', shown + here.search + here.hash);
    }
    // What the file of the first page says of that page alone (scripts/page-facts.ts).
    if (shown !== first) for (const tag of document.querySelectorAll('head [data-own]')) tag.remove();
  }, [shown, pathname, first]);

  return (
    <Router location={{ ...location, pathname }} navigationType={action} navigator={navigator}>
      {children}
    </Router>
  );
}

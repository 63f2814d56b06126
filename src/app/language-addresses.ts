/** Addresses of what everybody may find: English as it is, every other language under a part of its own ('/de/faq'). */
import { fallbackLanguage, type Language } from '../config/languages.ts';
import { languageInAddress } from '../lib/i18n/language-in-address.ts';
import { routedPages } from './route-rows.ts';

const found = new Set(routedPages.filter((page) => page.found === 'index').map(({ path }) => path));

/** Whether a page stands in every language, each at an address of its own. */
export const hasTwins = (path: string): boolean => found.has(path);

/** @param path as the router knows the page; one without twins is the same in every language */
export const addressIn = (language: Language, path: string): string =>
  language !== fallbackLanguage && hasTwins(path) ? `/${language}${path}` : path;

/** The address as the router knows it; one that names a language and no page with twins stays as it is. */
export function plainAddress(pathname: string): string {
  const language = languageInAddress(pathname);
  const path = (language ? pathname.slice(language.length + 1) : pathname).replace(/\/+$/, '') || '/';
  return hasTwins(path) ? path : pathname;
}

import type { ResourceLanguage } from 'i18next';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { Router, type To } from 'react-router-dom';
import { App } from './app/app';
import { type Opening, PageOpening } from './app/page-opening';
import { hrefIn } from './app/site-router';
import type { Language } from './config/languages';
import { notedDescription } from './hooks/use-page-description';
import { namedTitle } from './hooks/use-page-title';
import { type StructuredData, takeStructuredData } from './hooks/use-structured-data';
import { initI18nForPrerender } from './i18n/init';

/** Nobody goes anywhere in a page that is being written. */
const stay = () => {};

export interface RenderedPage {
  markup: string;
  title: string | null;
  description: string;
  data: StructuredData | null;
}

/** What is drawn at an address, in a language of which all texts are given. */
async function draw(
  location: string,
  language: Language,
  texts: ResourceLanguage,
  drawn: ReactNode,
): Promise<string> {
  await initI18nForPrerender({ [language]: texts }, language);
  const navigator = {
    createHref: (to: To) => hrefIn(language, to),
    push: stay,
    replace: stay,
    go: stay,
  };
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <Router static location={location} navigator={navigator}>
        {drawn}
      </Router>
    </StrictMode>,
    // Large parts would otherwise be moved into place by inline scripts, which the content-security policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const markup = await new Response(prelude).text();
  // React leaves a failed part out and goes on; half a page must not be published.
  if (failures.length > 0) throw failures[0];
  return markup;
}

/**
 * What a page shows and says of itself, signed out, as the build writes it into its HTML file.
 * @param texts all namespaces of the language
 */
export async function renderPage(
  location: string,
  language: Language,
  texts: ResourceLanguage,
): Promise<RenderedPage> {
  const markup = await draw(location, language, texts, <App />);
  return { markup, title: namedTitle(), description: notedDescription(), data: takeStructuredData() };
}

/** What a page of members begins with, whoever comes. @param texts all namespaces of the language */
export const renderOpening = (
  location: string,
  language: Language,
  texts: ResourceLanguage,
  opening: Opening | null,
): Promise<string> => draw(location, language, texts, <PageOpening opening={opening} />);

import type { Resource } from 'i18next';
import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from './app/app';
import { initI18nForPrerender } from './i18n/init';

const texts = import.meta.glob<Record<string, unknown>>('./i18n/locales/en/*.json', {
  eager: true,
  import: 'default',
});

function englishTexts(): Resource {
  const byNamespace = Object.entries(texts).map(([file, content]) => [
    file.replace(/^.*\/|\.json$/g, ''),
    content,
  ]);
  return { en: Object.fromEntries(byNamespace) };
}

/** The markup of one page, in English and signed out, as the build writes it into index.html. */
export async function renderPage(location: string): Promise<string> {
  await initI18nForPrerender(englishTexts());
  const failures: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={location}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Large parts would otherwise be moved into place by inline scripts, which the content-security policy forbids.
    { progressiveChunkSize: Number.MAX_SAFE_INTEGER, onError: (error) => void failures.push(error) },
  );
  const html = await new Response(prelude).text();
  // React leaves a failed part out and goes on; half a page must not be published.
  if (failures.length > 0) throw failures[0];
  return html;
}

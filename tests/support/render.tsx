import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import i18next, { type Resource } from 'i18next';
import type { ReactElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';

const files = import.meta.glob<Record<string, unknown>>('../../src/i18n/locales/en/*.json', {
  eager: true,
  import: 'default',
});
const texts = Object.fromEntries(
  Object.entries(files).map(([file, content]) => [file.replace(/^.*\/|\.json$/g, ''), content]),
);

if (!i18next.isInitialized) {
  await i18next.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    defaultNS: 'common',
    fallbackNS: 'common',
    resources: { en: texts } as Resource,
    interpolation: { escapeValue: false },
    initAsync: false,
  });
}

/** Renders with English texts, a router at `path` and an empty query cache that never retries. */
export function renderAt(path: string, element: ReactElement) {
  const queryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: false, staleTime: 0, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  return render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

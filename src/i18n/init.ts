import i18next, { type BackendModule, type ReadCallback, type Resource, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, isLanguage, type Language, languageCodes } from '@/config/languages';
import { translationLoading } from '@/config/limits';
import { languageDetector, rememberLanguage } from './detect-in-browser';

const bundledFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    loadTexts(language, namespace).then(
      (texts) => done(null, texts),
      // `true` asks i18next to try again: five times, 350 ms apart. A file that is not there stays away.
      (error: unknown) =>
        done(error instanceof Error ? error : String(error), !(error instanceof MissingTexts)),
    );
  },
};

class MissingTexts extends Error {}

/** One JSON file per language and namespace, from the app's own origin and never from a service. */
async function loadTexts(language: string, namespace: string): Promise<ResourceKey> {
  const response = await fetch(`${__LOCALES__}/${language}/${namespace}.json`);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isJson)) {
    throw new MissingTexts(`no ${namespace} texts in ${language}`);
  }
  if (!response.ok) throw new Error(`${namespace} texts in ${language}: ${response.status}`);
  return response.json();
}

const shared = {
  supportedLngs: languageCodes,
  fallbackLng: fallbackLanguage,
  defaultNS: 'common',
  // A text that several namespaces say alike stands in `common`, and every namespace finds it there.
  fallbackNS: 'common',
  ns: ['common', 'nav'],
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
} as const;

function reflectLanguage(language: string): void {
  document.documentElement.lang = language;
}

/** Starts the interface texts in the visitor's language. */
export async function initI18n(namespaces: readonly string[]): Promise<void> {
  i18next.on('languageChanged', reflectLanguage);
  await i18next
    .use(bundledFiles)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      ...shared,
      ...translationLoading,
      ns: [...shared.ns, ...namespaces],
      react: { useSuspense: true },
    });
}

/** For the prerender at build: English texts given, nothing detected, nothing loaded. */
export async function initI18nForPrerender(texts: Resource): Promise<void> {
  await i18next
    .use(initReactI18next)
    .init({ ...shared, lng: fallbackLanguage, resources: texts, initAsync: false });
}

export async function changeLanguage(language: Language): Promise<void> {
  await i18next.changeLanguage(language);
  rememberLanguage(language);
}

export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage;
  return isLanguage(language) ? language : fallbackLanguage;
}

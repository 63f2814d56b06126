import i18next, {
  type BackendModule,
  type ReadCallback,
  type Resource,
  type ResourceKey,
  type ResourceLanguage,
} from 'i18next';
import { initReactI18next } from 'react-i18next';
import { fallbackLanguage, isLanguage, type Language, languageCodes } from '@/config/languages';
import { translationLoading } from '@/config/limits';
import { languageDetector, rememberLanguage } from './detect-in-browser';

const bundledFiles: BackendModule = {
  type: 'backend',
  init() {},
  read(language: string, namespace: string, done: ReadCallback) {
    textsOrEnglish(language, namespace).then(
      (texts) => done(null, texts),
      // `true` asks i18next to try again: five times, 350 ms apart. A file that is not there stays away, and without a
      // connection so does every one that the device does not keep.
      (error: unknown) =>
        done(
          error instanceof Error ? error : String(error),
          !(error instanceof MissingTexts) && navigator.onLine !== false,
        ),
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

const failures = new Map<string, number>();

/** Every text is there in every language; English stands in where a file is missing, or cannot be had after all tries. */
async function textsOrEnglish(language: string, namespace: string): Promise<ResourceKey> {
  try {
    return await loadTexts(language, namespace);
  } catch (error) {
    const file = `${language}/${namespace}`;
    const count = (failures.get(file) ?? 0) + 1;
    failures.set(file, count);
    const isLast = error instanceof MissingTexts || count > translationLoading.maxRetries;
    if (language === fallbackLanguage || !isLast) throw error;
    return i18next.getResourceBundle(fallbackLanguage, namespace) ?? loadTexts(fallbackLanguage, namespace);
  }
}

const shared = {
  supportedLngs: languageCodes,
  // Of nobody's language; who reads one of ours is not kept waiting for English texts besides.
  fallbackLng: {
    ...Object.fromEntries(languageCodes.map((code) => [code, []])),
    default: [fallbackLanguage],
  },
  defaultNS: 'common',
  // A text that several namespaces say alike stands in `common`, and every namespace finds it there.
  fallbackNS: 'common',
  ns: ['common', 'nav'],
  interpolation: { escapeValue: false }, // React escapes
  returnNull: false,
} as const;

/** The page says its language. */
function reflectLanguage(language: string): void {
  document.documentElement.lang = language;
}

/** Texts that came with the page in the language it was drawn in (scripts/page-files.ts), as JSON, so that they need not be asked for. */
function textsOfPage(): Resource {
  const block = document.getElementById('texts');
  return block ? (JSON.parse(block.textContent) as Resource) : {};
}

/** Several namespaces in one file, as scripts/build.ts writes it: on a slow phone each file is a round trip. */
async function inOneFile(language: string, namespaces: readonly string[]): Promise<ResourceLanguage> {
  try {
    return (await loadTexts(language, namespaces.join('.'))) as ResourceLanguage;
  } catch {
    return {}; // they are there one by one, too
  }
}

/**
 * Starts the interface texts in the visitor's language.
 * @param areTogether the namespaces stand in one file besides
 */
export async function initI18n(namespaces: readonly string[], areTogether: boolean): Promise<void> {
  i18next.on('languageChanged', reflectLanguage);
  const resources = textsOfPage();
  if (areTogether) {
    const language = languageDetector.detect();
    resources[language] = { ...resources[language], ...(await inOneFile(language, namespaces)) };
  }
  await i18next
    .use(bundledFiles)
    .use(languageDetector)
    .use(initReactI18next)
    .init({
      ...shared,
      ...translationLoading,
      ns: [...shared.ns, ...namespaces],
      resources,
      partialBundledLanguages: true,
      react: { useSuspense: true },
    });
}

/** For the prerender at build: texts given, nothing detected, nothing loaded. */
export async function initI18nForPrerender(texts: Resource, language = fallbackLanguage): Promise<void> {
  await i18next.use(initReactI18next).init({ ...shared, lng: language, resources: texts, initAsync: false });
}

export async function changeLanguage(language: Language): Promise<void> {
  const before = currentLanguage();
  await i18next.changeLanguage(language);
  // Without a connection there may be no words of it.
  if (i18next.hasResourceBundle(language, 'common')) rememberLanguage(language);
  else await i18next.changeLanguage(before);
}

export function currentLanguage(): Language {
  const language = i18next.resolvedLanguage;
  return isLanguage(language) ? language : fallbackLanguage;
}

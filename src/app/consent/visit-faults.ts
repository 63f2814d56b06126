import i18next from 'i18next';
import { isLanguage, type Language } from '@/config/languages';
import { type MetricName, missingText } from '@/lib/consent/metrics';
import { lineNews } from '@/lib/live/line-news';

/** Told of this visit already; a visit is a load of the app. */
const told = new Set<MetricName>();

function once(tell: (metric: MetricName) => void, metric: MetricName): void {
  if (told.has(metric)) return;
  told.add(metric);
  tell(metric);
}

/** Whether a text is missing, and not only late. */
const isMissing = (language: string | undefined, namespace: string): language is Language =>
  language !== undefined && isLanguage(language) && i18next.hasResourceBundle(language, namespace);

/**
 * Tells of a visit that a text was missing, by language and without saying which, and of lines to the news that broke.
 * @returns how to stop; then nothing is told
 */
export function watchVisit(tell: (metric: MetricName) => void): () => void {
  const onMissing = ([language]: readonly string[], namespace: string) => {
    if (isMissing(language, namespace)) once(tell, missingText(language));
  };
  const onLine = (event: Event) => {
    once(tell, 'live_session');
    if ((event as CustomEvent<unknown>).detail === 'again') tell('live_reconnect');
  };
  // With a handler of one's own nothing is saved anywhere, not even for this visit.
  i18next.options.missingKeyHandler = onMissing;
  i18next.options.saveMissing = true;
  window.addEventListener(lineNews, onLine);
  return () => {
    i18next.options.saveMissing = false;
    window.removeEventListener(lineNews, onLine);
  };
}

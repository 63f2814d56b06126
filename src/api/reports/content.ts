import { queryOptions } from '@tanstack/react-query';
import { brand } from '@/config/brand';
import { fallbackLanguage, type Language, reportLanguages } from '@/config/languages';
import type { TestId } from '@/lib/assessments/types';
import { contentLoadMessage, type ReportContent, readReportContent } from '@/lib/reports/content-schema';

/** Static files beside the app, one per language. */
const address = (language: Language) => `${import.meta.env.BASE_URL}content/reports/${language}.json`;

/**
 * The JSON of a content file; null when the language has none. A host of single-page apps may answer a missing file
 * with the app's page instead of 404, so anything that is not JSON counts as missing.
 */
async function fetchContent(language: Language): Promise<unknown> {
  const response = await fetch(address(language));
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function readFile(language: Language): Promise<ReportContent | null> {
  const json = await fetchContent(language);
  if (json === null) return null;
  const content = readReportContent(json);
  if (!content.ok) throw new Error(`wrong at '${content.error.path}'`);
  return content.value;
}

/**
 * What reports of a test say, in a language; English where that has no texts for the test yet (`language` of the
 * result tells).
 * @throws Error 'Failed to load {product} report content' with the reason as its cause
 */
export async function loadReportContent(
  testId: TestId,
  language: Language,
  available: readonly Language[] = reportLanguages,
): Promise<ReportContent> {
  try {
    const own = available.includes(language) ? await readFile(language) : null;
    if (own?.tests.some(({ test_id }) => test_id === testId)) return own;
    const english = language === fallbackLanguage ? own : await readFile(fallbackLanguage);
    if (english === null) throw new Error('there are no English texts');
    return english;
  } catch (cause) {
    throw new Error(contentLoadMessage(brand.name), { cause });
  }
}

/** Static files of the app itself: read once per visit. */
export function reportContentQuery(testId: TestId, language: Language) {
  return queryOptions({
    queryKey: ['report-content', testId, language],
    queryFn: () => loadReportContent(testId, language),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
}

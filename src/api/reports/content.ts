import { queryOptions } from '@tanstack/react-query';
import { brand } from '@/config/brand';
import { fallbackLanguage, type Language, languageCodes } from '@/config/languages';
import type { TestId } from '@/lib/assessments/catalogue';
import { contentLoadMessage, type ReportContent, readReportContent } from '@/lib/reports/content-schema';

/** Static files beside the app: one per test and language, and one with what is said of a test that has no narratives. */
const address = (language: Language, file: TestId | 'narratives') =>
  `${import.meta.env.BASE_URL}content/reports/${language}/${file}.json`;

/**
 * The JSON of a content file; null when there is none. A host of single-page apps may answer a missing file with the
 * app's page instead of 404, so anything that is not JSON counts as missing.
 */
async function fetchContent(path: string): Promise<unknown> {
  const response = await fetch(path);
  const isJson = response.headers.get('content-type')?.includes('json') ?? false;
  if (response.status === 404 || (response.ok && !isJson)) return null;
  if (!response.ok) throw new Error(`status ${response.status}`);
  return response.json();
}

async function readFile(path: string): Promise<ReportContent | null> {
  const json = await fetchContent(path);
  if (json === null) return null;
  const content = readReportContent(json);
  if (!content.ok) throw new Error(`wrong at '${content.error.path}'`);
  return content.value;
}

const textsOf = (content: ReportContent | null, testId: TestId) =>
  content?.tests.find(({ test_id }) => test_id === testId);

/** The texts of a test in a language, with the narratives its report will need; null when there is no such file. */
async function readTest(testId: TestId, language: Language): Promise<ReportContent | null> {
  const content = await readFile(address(language, testId));
  const texts = textsOf(content, testId);
  if (!content || !texts || texts.narratives) return content;
  const narratives = await readFile(address(language, 'narratives'));
  return { ...content, generic_narratives: narratives?.generic_narratives };
}

/**
 * What reports of a test say, in a language; English where that has no texts for the test yet (`language` of the
 * result tells).
 * @throws Error 'Failed to load {product} report content' with the reason as its cause
 */
export async function loadReportContent(
  testId: TestId,
  language: Language,
  available: readonly Language[] = languageCodes,
): Promise<ReportContent> {
  try {
    const own = available.includes(language) ? await readTest(testId, language) : null;
    if (own && textsOf(own, testId)) return own;
    const english = language === fallbackLanguage ? own : await readTest(testId, fallbackLanguage);
    if (english === null) throw new Error('there are no English texts');
    return english;
  } catch (cause) {
    throw new Error(contentLoadMessage(brand.name), { cause });
  }
}

/** Static files of the app itself: read once per visit. */
export function reportContentQuery(testId: TestId, language: Language) {
  return queryOptions({
    queryKey: ['report-content', language, testId],
    queryFn: () => loadReportContent(testId, language),
    staleTime: Number.POSITIVE_INFINITY,
  });
}

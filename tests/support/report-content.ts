import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { catalogue } from '../../src/lib/assessments/catalogue.ts';
import { type ReportContent, readReportContent } from '../../src/lib/reports/content-schema.ts';

const folder = join(import.meta.dirname, '../../public/content/reports');

const json = (language: string, file: string): Record<string, unknown> & { tests: unknown[] } =>
  JSON.parse(readFileSync(join(folder, language, `${file}.json`), 'utf8'));

/** Languages that have report texts. */
export const contentLanguages = (): string[] => readdirSync(folder).sort();

/** Names of the files of a language, without ending: a test each, and the narratives for tests without their own. */
export const contentFiles = (language: string): string[] =>
  readdirSync(join(folder, language))
    .map((file) => file.replace(/\.json$/, ''))
    .sort();

/** A file as it ships. */
export const contentFile = json;

/** All report texts of a language as one, the tests in the order of the catalogue. */
export function wholeContentJson(language: string): Record<string, unknown> & { tests: unknown[] } {
  const present = new Set(contentFiles(language));
  const tests = Object.keys(catalogue).filter((id) => present.has(id));
  return { ...json(language, 'narratives'), tests: tests.flatMap((id) => json(language, id).tests) };
}

export function wholeContent(language = 'en'): ReportContent {
  const read = readReportContent(wholeContentJson(language));
  if (!read.ok) throw new Error(`report texts in ${language} are wrong at ${read.error.path}`);
  return read.value;
}

/**
 * The file at the address of report texts as a host serves it; null for any other address.
 * @param content texts that stand in place of the English ones
 */
export function contentResponse(address: string, content?: ReportContent): Response | null {
  const [, language, file] = /\/content\/reports\/(\w+)\/(\w+)\.json$/.exec(address) ?? [];
  if (language !== 'en' || file === undefined) return null;
  if (!content) return Response.json(json(language, file));
  return Response.json({ ...content, tests: content.tests.filter(({ test_id }) => test_id === file) });
}

/**
 * Checks the texts of the library while they are written:
 *   node scripts/check-library.ts [slug …]
 * Shared passages are looked for among all texts. Ends with code 1 when something was found.
 */
import { measuresOf } from '../src/lib/library/checks.ts';
import { readingMinutes } from '../src/lib/library/reading.ts';
import { works } from '../src/lib/library/works.ts';
import { findingsOf, missingFiles } from '../tools/authoring/library-files.ts';
import { isPictureThere, libraryFiles } from './library-files.ts';

const asked = process.argv.slice(2);
const isAsked = (slug: string) => asked.length === 0 || asked.includes(slug);
for (const slug of asked) {
  if (!works.some((work) => work.slug === slug)) console.error(`${slug} is not in src/lib/library/works.ts`);
}

const { texts, findings: unread } = libraryFiles();
for (const { work, lang, body, outline, head } of texts) {
  if (lang !== 'en' || !isAsked(work.slug)) continue;
  const { words, grade, sentenceLength } = measuresOf(outline);
  const inLanguages = texts
    .filter((text) => text.work === work)
    .map((text) => text.lang + (text.body ? '' : '°'));
  console.log(
    `${work.kind} ${work.number} ${work.slug}: ${words} words, grade ${grade.toFixed(1)}, ` +
      `${sentenceLength.toFixed(1)} words per sentence, ${outline.headings.length} headings, ${outline.pauses} pauses, ` +
      `${readingMinutes(body, 'en')} min, ${head?.sources.length ?? 0} sources; ${inLanguages.join(' ')}`,
  );
}
const findings = [...unread, ...findingsOf(texts, isPictureThere)].filter(({ slug }) => isAsked(slug));
for (const { rule, slug, lang, detail } of findings) console.log(`${rule}  ${slug}/${lang}  ${detail}`);
const missing = missingFiles(texts).filter((file) => isAsked(file.split('/')[0] ?? ''));
console.log(`${findings.length} findings; ${missing.length} files not written yet (° is a card alone)`);
process.exitCode = findings.length === 0 ? 0 : 1;

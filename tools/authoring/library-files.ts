import { type Language, languageCodes } from '../../src/config/languages.ts';
import { type Finding, findingsIn, type LibraryRule } from '../../src/lib/library/checks.ts';
import { type Card, partsOf, readCard, readSourceHead, type SourceHead } from '../../src/lib/library/file.ts';
import { type Outline, outlineOf } from '../../src/lib/library/outline.ts';
import { doisOfTwo, isForgedDoi } from '../../src/lib/library/sources.ts';
import { hasFullText, openings, type Work, works } from '../../src/lib/library/works.ts';
import { copiesIn } from './library-copies.ts';

/** What the files of content/education hold, all together, and what is wrong in them. */

export type FileRule =
  | LibraryRule
  | 'work'
  | 'head'
  | 'english'
  | 'doi'
  | 'opening'
  | 'translation'
  | 'missing_picture'
  | 'copy';

export interface FileFinding {
  readonly rule: FileRule;
  readonly slug: string;
  readonly lang: Language;
  readonly detail: string;
}

export interface LibraryFile {
  readonly slug: string;
  readonly lang: Language;
  /** as it stands in content/education/<slug>/<lang>.md */
  readonly text: string;
}

export interface LibraryText {
  readonly work: Work;
  readonly lang: Language;
  readonly title: string;
  readonly summary: string;
  /** empty: a card alone */
  readonly body: string;
  readonly outline: Outline;
  /** of the English file */
  readonly head: SourceHead | null;
}

type ReadHead = (yaml: string) => unknown;

const workOf = new Map(works.map((work) => [work.slug, work]));
export const slugs: ReadonlySet<string> = new Set(workOf.keys());

/** @param readHead reads YAML; throws with a message where it is none */
export function readFiles(
  files: readonly LibraryFile[],
  readHead: ReadHead,
): { readonly texts: readonly LibraryText[]; readonly findings: readonly FileFinding[] } {
  const texts: LibraryText[] = [];
  const findings: FileFinding[] = [];
  for (const { slug, lang, text } of files) {
    const wrong = (rule: FileRule, detail: string) => findings.push({ rule, slug, lang, detail });
    const work = workOf.get(slug);
    const parts = partsOf(text);
    if (!work) wrong('work', 'not a text of src/lib/library/works.ts');
    else if (!parts) wrong('head', 'begins with a head between two lines ---');
    else {
      const read = headOf(parts.head, lang, readHead);
      if (!read.ok) for (const error of read.errors) wrong('head', error);
      else {
        const { head } = read;
        if (head) for (const detail of disagreements(head, work)) wrong('work', detail);
        const outline = outlineOf(parts.body);
        texts.push({ work, lang, ...read.card, body: parts.body, outline, head });
      }
    }
  }
  return { texts, findings };
}

type HeadRead = { ok: true; card: Card; head: SourceHead | null } | { ok: false; errors: readonly string[] };

function headOf(yaml: string, lang: Language, readHead: ReadHead): HeadRead {
  let value: unknown;
  try {
    value = readHead(yaml);
  } catch (error) {
    return { ok: false, errors: [error instanceof Error ? error.message : String(error)] };
  }
  if (lang !== 'en') {
    const read = readCard(value);
    return read.ok ? { ok: true, card: read.value, head: null } : { ok: false, errors: read.error };
  }
  const read = readSourceHead(value);
  if (!read.ok) return { ok: false, errors: read.error };
  const { title, summary } = read.value;
  return { ok: true, card: { title, summary }, head: read.value };
}

const disagreements = (head: SourceHead, work: Work): string[] =>
  (['kind', 'number', 'tier'] as const)
    .filter((key) => head[key] !== work[key])
    .map((key) => `${key} is ${work[key]}, not ${head[key]}`);

/** @param isThere whether a picture of the site exists */
export function findingsOf(
  texts: readonly LibraryText[],
  isThere: (src: string) => boolean,
): readonly FileFinding[] {
  return [
    ...texts.flatMap((text) => ownFindings(text, isThere)),
    ...translationFindings(texts),
    ...sourceFindings(texts),
    ...copiesIn(texts).map(
      ({ slug, other, lang, words }): FileFinding => ({
        rule: 'copy',
        slug,
        lang,
        detail: `with ${other}: ${words}`,
      }),
    ),
  ];
}

function ownFindings(text: LibraryText, isThere: (src: string) => boolean): FileFinding[] {
  const { work, lang, body, outline } = text;
  const at = (rule: FileRule, detail: string): FileFinding => ({ rule, slug: work.slug, lang, detail });
  if (body === '')
    return hasFullText(work, lang) ? [at('translation', 'the full text stands in all languages')] : [];
  const opening = lang === 'en' ? openings[work.slug] : undefined;
  return [
    ...findingsIn({ kind: work.kind, lang, body }, slugs).map(({ rule, detail }: Finding) =>
      at(rule, detail),
    ),
    ...(opening === undefined || body.startsWith(opening) ? [] : [at('opening', opening)]),
    ...outline.pictures.filter(({ src }) => !isThere(src)).map(({ src }) => at('missing_picture', src)),
  ];
}

/** A translation is built as the English text is: headings, links, pictures and pauses in the same order. */
function translationFindings(texts: readonly LibraryText[]): FileFinding[] {
  const english = new Map(texts.filter(({ lang }) => lang === 'en').map((text) => [text.work.slug, text]));
  return texts.flatMap(({ work: { slug }, lang, body, outline }): FileFinding[] => {
    const source = english.get(slug);
    if (!source) return [{ rule: 'english', slug, lang, detail: 'no en.md' }];
    if (lang === 'en' || body === '') return [];
    const built = (of: Outline) => ({
      headings: of.headings.map(({ level }) => level).join(' '),
      links: of.links.toSorted().join(' '),
      pictures: of.pictures.map(({ src }) => src).join(' '),
      pauses: String(of.pauses),
    });
    const [own, wanted] = [built(outline), built(source.outline)];
    return (Object.keys(wanted) as (keyof typeof wanted)[])
      .filter((part) => own[part] !== wanted[part])
      .map((part) => ({
        rule: 'translation',
        slug,
        lang,
        detail: `${part}: ${own[part] || 'none'}; in English ${wanted[part] || 'none'}`,
      }));
  });
}

function sourceFindings(texts: readonly LibraryText[]): FileFinding[] {
  const cited = texts.flatMap(({ work, head }) =>
    (head?.sources ?? []).map((source) => ({ slug: work.slug, source })),
  );
  const forged = cited.filter(({ source }) => isForgedDoi(source.url));
  const ofTwo = new Set(doisOfTwo(cited.map(({ source }) => source)));
  const doubled = cited.filter(({ source }) =>
    [...ofTwo].some((doi) => source.url.toLowerCase().endsWith(doi)),
  );
  return [...forged, ...doubled].map(({ slug, source }) => ({
    rule: 'doi',
    slug,
    lang: 'en',
    detail: `${source.url} (${source.title})`,
  }));
}

/** Which files are still to be written: cards in all languages, full texts where they are promised. */
export const missingFiles = (texts: readonly LibraryText[]): readonly string[] => {
  const there = new Set(texts.map(({ work, lang }) => `${work.slug}/${lang}`));
  return works.flatMap(({ slug }) =>
    languageCodes.map((lang) => `${slug}/${lang}`).filter((file) => !there.has(file)),
  );
};

/** What stands in content/education, as the database takes it (`seed_library`). */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../src/config/languages.ts';
import { works } from '../src/lib/library/works.ts';
import { libraryFiles } from './library-files.ts';

const root = join(import.meta.dirname, '..');

interface SeededText {
  readonly lang: Language;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly sources: readonly object[];
}

export interface SeededWork {
  readonly kind: string;
  readonly number: number;
  readonly slug: string;
  readonly tier: string;
  readonly category: string;
  readonly publish_at: string;
  readonly texts: readonly SeededText[];
}

/** Published on one day, one minute after another from the last to the first, so that lists begin with the first. */
const publishedAt = (place: number): string =>
  new Date(Date.UTC(2026, 10, 28, 9) - place * 60_000).toISOString();

/** What is written, English first. A file that cannot be read throws. */
export function seededWorks(): SeededWork[] {
  const { texts, findings } = libraryFiles();
  const [wrong] = findings;
  if (wrong) throw new Error(`content/education/${wrong.slug}/${wrong.lang}.md: ${wrong.detail}`);
  return works.flatMap((work, place): SeededWork[] => {
    const own = texts.filter((text) => text.work.slug === work.slug);
    const head = own.find(({ lang }) => lang === 'en')?.head;
    if (!head) return [];
    const { kind, number, slug, tier } = work;
    return [
      {
        kind,
        number,
        slug,
        tier,
        category: head.category,
        publish_at: publishedAt(place),
        texts: own.map(({ lang, title, summary, body }) => ({
          lang,
          title,
          summary,
          body,
          sources: lang === 'en' ? head.sources : [],
        })),
      },
    ];
  });
}

/** Tells apart what the files say, without reading what is in them. */
export function libraryFingerprint(): string {
  const hash = createHash('sha256');
  for (const file of globSync('content/education/*/*.md', { cwd: root }).toSorted())
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

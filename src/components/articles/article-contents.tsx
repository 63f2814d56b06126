import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/config/languages';
import type { LibraryKind } from '@/lib/library/kinds';
import { partId } from '@/lib/library/markup';

export interface ArticleContentsProps {
  kind: LibraryKind;
  contents: readonly { readonly level: number; readonly text: string }[];
  lang: Language;
  /** Place of the heading that is read; 0 before the first. */
  current: number;
  /** Behind a line that opens, above the text of a phone. */
  folded?: boolean;
}

/** Headings of the text, or chapters of an episode; the one that is read is marked. */
export function ArticleContents({ kind, contents, lang, current, folded = false }: ArticleContentsProps) {
  const { t } = useTranslation('library');
  const name = kind === 'podcast' ? t('chapters') : t('words.onThisPage');
  if (contents.length === 0) return null;
  const list = (
    <ol lang={lang} className="grid">
      {contents.map(({ level, text }, at) => {
        const isCurrent = at + 1 === current;
        return (
          <li key={partId(at + 1)}>
            <a
              href={`#${partId(at + 1)}`}
              aria-current={isCurrent ? 'location' : undefined}
              className={cx(
                'flex min-h-11 items-center border-s-2 py-1.5 text-[0.95rem] leading-snug hover:text-ink hover:underline',
                level > 2 ? 'ps-8' : 'ps-4',
                isCurrent ? 'border-accent font-semibold text-ink' : 'border-line text-ink-soft',
              )}
            >
              {text}
            </a>
          </li>
        );
      })}
    </ol>
  );
  if (folded) {
    return (
      <details className="border-y border-line lg:hidden" data-print="hide">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">{name}</summary>
        <nav aria-label={name} className="pb-4">
          {list}
        </nav>
      </details>
    );
  }
  return (
    <nav aria-label={name} className="sticky top-8 grid max-h-[calc(100dvh-4rem)] gap-3 overflow-y-auto">
      <h2 className="text-lg">{name}</h2>
      {list}
    </nav>
  );
}

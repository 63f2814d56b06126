import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import type { Language } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import type { LibraryCategory, LibraryKind } from '@/lib/library/kinds';

export interface ArticleHeadProps {
  kind: LibraryKind;
  category: LibraryCategory;
  minutes: number;
  /** Of title and summary. */
  lang: Language;
  title: string;
  summary: string;
  author: string;
  /** When the text was last changed. */
  changedAt: string;
  /** Published for everybody later. */
  early?: boolean;
  /** Above all of it. */
  wayBack?: ReactNode;
  /** Below all of it. */
  children?: ReactNode;
}

/** What stands above a text of the library, for its readers and at the desk alike. */
export function ArticleHead(props: ArticleHeadProps) {
  const { t } = useTranslation('library');
  const { date } = useFormats();
  const { kind, category, minutes, lang, title, summary, author, changedAt, early, wayBack, children } =
    props;
  const facts = [t(`kind.${kind}`), t(`category.${category}`), t('words.minutes', { count: minutes })];
  return (
    <header className="grid max-w-[46rem] gap-4">
      {wayBack}
      <p className="eyebrow">{facts.join(' · ')}</p>
      <h1 tabIndex={-1} lang={lang} className="font-serif text-2xl text-balance max-[22rem]:hyphens-auto">
        {title}
      </h1>
      <p lang={lang} className="max-w-read text-lg text-ink-soft">
        {summary}
      </p>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        <span>
          {author} · {t('updated', { date: date(changedAt) })}
        </span>
        {early && <Badge tone="outline">{t('early')}</Badge>}
      </p>
      <p className="max-w-read border-s-4 border-line-strong ps-4 text-sm text-ink-soft">{t('frame')}</p>
      {children}
    </header>
  );
}

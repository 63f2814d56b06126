import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { Source } from '@/lib/library/sources';

export interface ArticleSourcesProps {
  sources: readonly (Omit<Source, 'authors'> & { authors?: string | undefined })[];
}

/** What the text goes back to, at its foot. */
export function ArticleSources({ sources }: ArticleSourcesProps) {
  const { t } = useTranslation('library');
  if (sources.length === 0) return null;
  return (
    <Section title={t('sources')} id="sources" ruled className="max-w-read">
      <ol className="grid list-decimal gap-3 ps-6 text-[0.95rem]">
        {sources.map(({ authors, title, publisher, year, url }) => (
          <li key={url} className="wrap-anywhere">
            {authors && <span>{authors} </span>}
            <span>({year}). </span>
            <a href={url} target="_blank" rel="noopener noreferrer" className="link" lang="en">
              {title}
              <VisuallyHidden> ({t('words.newTab')})</VisuallyHidden>
            </a>
            <span lang="en">. {publisher}.</span>
          </li>
        ))}
      </ol>
    </Section>
  );
}

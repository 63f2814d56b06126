import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import type { WholeArticle } from '@/api/library/shapes';
import { placeOfPart } from '@/lib/library/markup';

/** On another device, or another day: the way to the heading where somebody stopped. As they found it; it does not follow them. */
export function WhereItStopped({ article }: { article: WholeArticle }) {
  const { t } = useTranslation('library');
  const { hash } = useLocation();
  const [found] = useState(article.progress);
  const part = article.contents[placeOfPart(found?.position ?? null) - 1];
  if (!found || !part || found.completed_at !== null || hash !== '') return null;
  return (
    <p className="flex min-h-11 flex-wrap items-center gap-x-3" data-print="hide">
      <a href={`#${found.position}`} className="link inline-flex min-h-11 items-center">
        {t('goOnAt', { part: part.text })}
      </a>
    </p>
  );
}

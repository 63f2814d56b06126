import { useTranslation } from 'react-i18next';
import type { DeskArticle } from '@/api/library/shapes';
import { Notice } from '@/components/ui/notice';
import { dynamicText } from '@/i18n/dynamic-text';
import { type DetailFields, detailsOf } from '@/lib/library/details';

export interface DetailsConflictProps {
  article: DeskArticle;
  /** What was typed here. */
  typed: Partial<DetailFields>;
}

/** What somebody else made of the fields that were typed in here, beside them. */
export function DetailsConflict({ article, typed }: DetailsConflictProps) {
  const { t } = useTranslation('admin-library');
  const { t: errors } = useTranslation('community-errors');
  const theirs = detailsOf(article);
  const names = (Object.keys(typed) as (keyof DetailFields)[]).filter((name) => typed[name] !== theirs[name]);
  return (
    <Notice role="alert" tone="caution">
      <p className="font-semibold">{errors('version_conflict')}</p>
      <ul className="mt-2 grid gap-1">
        {names.map((name) => (
          <li key={name} className="wrap-anywhere">
            {t('conflict.field', {
              name: dynamicText(t, 'admin-library', `history.field.${name}`),
              value: theirs[name],
            })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

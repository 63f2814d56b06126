import { useTranslation } from 'react-i18next';
import { Notice } from '@/components/ui/notice';
import { dynamicText } from '@/i18n/dynamic-text';
import type { DetailFields } from '@/lib/library/details';

export interface DetailsConflictProps {
  /** Fields that were typed in here and that somebody else changed meanwhile. */
  names: readonly (keyof DetailFields)[];
  theirs: DetailFields;
}

/** What somebody else made of fields that were typed in here; what was typed stays. */
export function DetailsConflict({ names, theirs }: DetailsConflictProps) {
  const { t } = useTranslation('admin-library');
  const { t: errors } = useTranslation('community-errors');
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

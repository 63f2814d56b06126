import { useTranslation } from 'react-i18next';
import type { DeskItem } from '@/api/admin/catalogue';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { isLanguage, languages } from '@/config/languages';
import { type Difference, differencesOf, type ItemDraft } from '@/lib/admin/catalogue';
import { Records } from '../records';

export interface TwoVersionsProps {
  item: DeskItem;
  draft: ItemDraft;
  /** The version that was kept stands in the form from here on. */
  onTake: () => void;
}

/** What stands otherwise in the form than in the catalogue, after somebody else was faster. */
export function TwoVersions({ item, draft, onTake }: TwoVersionsProps) {
  const { t } = useTranslation('admin-orders');
  const differences = differencesOf(item, draft);
  if (differences.length === 0) return null;
  const names = {
    price: t('priceUsd'),
    active: t('active'),
    place: t('place'),
    route: t('route'),
    duration: t('duration'),
    difficulty: t('level'),
  };
  const nameOf = (field: Difference['field']) => (isLanguage(field) ? languages[field] : names[field]);
  const said = (field: Difference['field'], value: string) => {
    if (field === 'active') return value === 'true' ? t('sold') : t('notSold');
    return value === '' ? '–' : value;
  };
  return (
    <Section title={t('versions.title')} level={3}>
      <div className="grid gap-4">
        <p className="max-w-read text-ink-soft">{t('versions.lead')}</p>
        <Records
          caption={t('versions.title')}
          rows={differences}
          keyOf={({ field }) => field}
          columns={[
            { id: 'field', label: t('versions.field'), cell: ({ field }) => nameOf(field) },
            { id: 'kept', label: t('versions.kept'), cell: ({ field, kept }) => said(field, kept) },
            { id: 'typed', label: t('versions.typed'), cell: ({ field, typed }) => said(field, typed) },
          ]}
        />
        <div>
          <Button variant="outline" size="sm" onClick={onTake}>
            {t('versions.take')}
          </Button>
        </div>
      </div>
    </Section>
  );
}

import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Records, type RecordsProps } from '../records';

export interface FiguresProps<Row> extends Omit<RecordsProps<Row>, 'caption'> {
  title: string;
  /** Below the heading. */
  note?: string;
  /** In place of rows, where there are none. */
  none?: string;
}

/** Figures of one kind under their heading. */
export function Figures<Row>({ title, note, none, rows, ...records }: FiguresProps<Row>) {
  const { t } = useTranslation('admin-delivery');
  return (
    <Section title={title} level={3} className="min-w-0">
      {note && <p className="mb-3 max-w-[65ch] text-sm text-ink-soft">{note}</p>}
      {rows.length === 0 ? (
        <p className="text-ink-soft">{none ?? t('none')}</p>
      ) : (
        <Records caption={title} rows={rows} {...records} />
      )}
    </Section>
  );
}

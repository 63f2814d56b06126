import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import type { QualityKind } from '@/lib/admin/quality';

/** A value of the report in words: null is a group of fewer than 10 persons, undefined nothing. */
export function useCell(): (kind: QualityKind, value: string | number | null | undefined) => string | null {
  const { t } = useTranslation('admin-quality');
  const { count, figure, finePercent, languageName, utcDate } = useFormats();
  return (kind, value) => {
    if (value === undefined || value === '') return null;
    if (value === null) return t('few');
    if (typeof value === 'number') {
      if (kind === 'share') return finePercent(value);
      return kind === 'count' ? count(value) : figure(value);
    }
    if (kind === 'lang') return languageName(value);
    if (kind === 'week') return utcDate(value);
    return kind === 'word'
      ? dynamicText(t, 'admin-quality', `values.${value}`, { defaultValue: value })
      : value;
  };
}

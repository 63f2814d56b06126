import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';

/** What was done, in words; an act that this version does not know by its own name. */
export function useActName(): (act: string) => string {
  const { t } = useTranslation('admin');
  return (act) => {
    const [area, id] = act.includes('.') ? act.split('.') : ['community', act];
    if (area === 'library') return dynamicText(t, 'admin', `acts.library.${id}`, { defaultValue: act });
    const key = area === 'community' ? `acts.${id}` : `acts.${area}_${id}`;
    return dynamicText(t, 'admin', key, { defaultValue: act });
  };
}

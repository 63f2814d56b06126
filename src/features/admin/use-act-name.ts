import { useTranslation } from 'react-i18next';
import { dynamicText } from '@/i18n/dynamic-text';

/** What was done, in words; an act that this version does not know by its own name. */
export function useActName(): (act: string) => string {
  const { t, i18n } = useTranslation('admin');
  return (act) => {
    const id = act.replace(/^community\./, '');
    return i18n.exists(`admin:acts.${id}`) ? dynamicText(t, 'admin', `acts.${id}`) : act;
  };
}

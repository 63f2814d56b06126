import { useTranslation } from 'react-i18next';
import { contactSubjects } from '@/lib/contact/message';

/** What a message is about, as the form calls it. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslation('contact');
  return (kind) => {
    const known = contactSubjects.find((each) => each === kind);
    return known ? t(`subjects.${known}`) : kind;
  };
}

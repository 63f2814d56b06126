import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '@/api/community/topics';

/** Names of tags in the language of the reader; the id itself until they are known. */
export function useTagNames(): (slug: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery(tagsQuery());
  return (slug) => {
    const names = data?.find((tag) => tag.slug === slug)?.names;
    return names?.[i18n.language] ?? names?.en ?? slug;
  };
}

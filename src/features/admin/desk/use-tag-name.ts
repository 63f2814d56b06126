import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { tagsQuery } from '@/api/community/topics';

/** What a tag is called in the language of the interface. */
export function useTagName(): (slug: string) => string {
  const { i18n } = useTranslation();
  const { data } = useQuery(tagsQuery());
  const named = new Map(data?.map(({ slug, names }) => [slug, names[i18n.language] ?? names.en ?? slug]));
  return (slug) => named.get(slug) ?? slug;
}

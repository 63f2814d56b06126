import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { tagsQuery } from '@/api/community/topics';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { communityTags } from '@/lib/community/tags';
import { useTagNames } from './use-tag-names';

/** All tags; a press adds one to the filter or takes it off. */
export function TagLinks({ address }: { address: ListAddress }) {
  const { t, i18n } = useTranslation('community');
  const { data: tags } = useQuery(tagsQuery());
  const nameOf = useTagNames();
  const slugs = tags
    ?.map(({ slug }) => slug)
    .sort((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.language));
  return (
    <Section title={t('filter.tags')} ruled>
      <ul className="flex flex-wrap content-start gap-2" aria-busy={!slugs}>
        {slugs
          ? slugs.map((slug) => {
              const isOn = address.tags.includes(slug);
              const left = isOn ? address.tags.filter((tag) => tag !== slug) : [...address.tags, slug];
              return (
                <li key={slug}>
                  <Link
                    to={`${paths.communityQuestions}${listAddress(address, { tags: left, text: '' })}`}
                    aria-current={isOn ? 'true' : undefined}
                    preventScrollReset
                    className={cx(
                      'inline-flex min-h-11 items-center gap-1.5 rounded-full border-control px-3.5 text-sm font-medium transition-colors',
                      isOn
                        ? 'border-accent bg-accent-tint text-accent'
                        : 'border-line-strong hover:border-ink hover:bg-sunken',
                    )}
                  >
                    {nameOf(slug)}
                    {isOn && <X aria-hidden="true" className="size-4" />}
                  </Link>
                </li>
              );
            })
          : // About as wide as the names that come.
            communityTags.map((tag) => (
              <li key={tag}>
                <Skeleton
                  className={cx(
                    'h-11 rounded-full',
                    tag.length < 6 ? 'w-20' : tag.length < 10 ? 'w-28' : 'w-36',
                  )}
                />
              </li>
            ))}
      </ul>
    </Section>
  );
}

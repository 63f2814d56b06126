import { useQuery } from '@tanstack/react-query';
import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { tagsQuery } from '@/api/community/topics';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { isLanguage, languageCodes, languages } from '@/config/languages';
import { paths } from '@/config/paths';
import { type ListAddress, listAddress } from '@/lib/community/asked-list';
import { useTagNames } from './use-tag-names';

/** What the list keeps to: tags, of which one is enough, and languages. All of it stands in the address. */
export function Filters({ address }: { address: ListAddress }) {
  const { t } = useTranslation('community');
  const navigate = useNavigate();
  const go = (change: Parameters<typeof listAddress>[1]) =>
    void navigate(`${paths.communityQuestions}${listAddress(address, change)}`, { preventScrollReset: true });
  const value =
    address.chosen.length === 0 ? 'own' : ((address.chosen.length > 1 ? 'all' : address.chosen[0]) ?? 'own');
  return (
    <div className="grid content-start gap-6">
      <Field label={t('filter.language')}>
        <NativeSelect
          value={value}
          onChange={({ target }) => {
            if (target.value === 'own') go({ chosen: [] });
            else if (target.value === 'all') go({ chosen: languageCodes });
            else if (isLanguage(target.value)) go({ chosen: [target.value] });
          }}
        >
          <option value="own">{t('filter.own')}</option>
          <option value="all">{t('filter.all')}</option>
          {languageCodes.map((code) => (
            <option key={code} value={code} lang={code}>
              {languages[code]}
            </option>
          ))}
        </NativeSelect>
      </Field>
      <TagLinks address={address} />
    </div>
  );
}

/** All tags; a press adds one to the filter or takes it off. */
export function TagLinks({ address }: { address: ListAddress }) {
  const { t, i18n } = useTranslation('community');
  const { data: tags } = useQuery(tagsQuery());
  const nameOf = useTagNames();
  const slugs = [...(tags ?? [])].map(({ slug }) => slug);
  slugs.sort((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.language));
  return (
    <section aria-labelledby="community-tags">
      <h2 id="community-tags" className="mb-2 font-semibold">
        {t('filter.tags')}
      </h2>
      <ul className="flex min-h-32 flex-wrap content-start gap-2">
        {slugs.map((slug) => {
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
        })}
      </ul>
    </section>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { libraryQuery } from '@/api/library/reading';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { currentLanguage } from '@/i18n/init';
import { CardList } from './list/card-list';

/** What there is to read, for everybody to see; reading itself is for people with an account. */
export function PublicLibrary() {
  const { t } = useTranslation('library');
  const { user } = useAuth();
  const list = useInfiniteQuery(libraryQuery(user?.id ?? null, { lang: currentLanguage() }));
  return (
    <div className="wrap">
      <PageHeader
        title={t('pages.education')}
        lead={
          <>
            {t('lead')}
            {user ? null : <span className="mt-2 block text-base">{t('needsAccount')}</span>}
          </>
        }
        aside={<ButtonLink to={paths.education}>{t(user ? 'toLibrary' : 'words.signIn')}</ButtonLink>}
      />
      <div className="pb-section">
        <CardList list={list} empty={t('empty')} />
      </div>
    </div>
  );
}

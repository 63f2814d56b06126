import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';

/** Other people, for whoever would like some. */
export function CommunityTile() {
  const { t } = useTranslation('dashboard');
  return (
    <Section title={t('pages.community')}>
      <p className="max-w-read text-ink-soft">{t('community.text')}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link to={paths.community} className="link inline-flex min-h-11 items-center">
          {t('words.openNamed', { name: t('pages.community') })}
        </Link>
        <Link to={`${paths.community}#rooms`} className="link inline-flex min-h-11 items-center">
          {t('pages.studyRooms')}
        </Link>
      </p>
    </Section>
  );
}

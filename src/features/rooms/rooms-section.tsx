import i18next from 'i18next';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Section } from '@/components/section';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import type { CommunityParts } from './community-parts';

// Of members alone: what visitors read comes with the page.
const OpenRooms = lazy(async () => {
  const [module] = await Promise.all([import('./open-rooms'), i18next.loadNamespaces(['rooms'])]);
  return { default: module.OpenRooms };
});

/** Study rooms on the page of the community: which are open, for members; what they are, for everybody else. */
export function RoomsSection({ Gate }: Pick<CommunityParts, 'Gate'>) {
  const { t } = useTranslation('community');
  const { user } = useAuth();
  return (
    <Section id="rooms" title={t('pages.studyRooms')}>
      <p className="mb-4 max-w-read text-ink-soft">{t('rooms.lead')}</p>
      {user ? (
        <Suspense fallback={<Skeleton className="h-24" />}>
          <OpenRooms userId={user.id} Gate={Gate} />
        </Suspense>
      ) : (
        <Link
          to={`${paths.auth}?mode=login&redirect=${encodeURIComponent(`${paths.community}#rooms`)}`}
          className="link inline-flex min-h-11 items-center"
        >
          {t('rooms.signIn')}
        </Link>
      )}
    </Section>
  );
}

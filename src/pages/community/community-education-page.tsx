import { lazy, Suspense } from 'react';
import { LoadingState } from '@/components/loading-state';
import { CommunityEducation, type CommunityTab, communityTab } from '@/features/community/education-screen';

// Whoever comes for questions does not wait for it.
const PublicLibrary = lazy(() =>
  import('@/features/library/public-library').then((module) => ({ default: module.PublicLibrary })),
);

const libraryTab: CommunityTab = {
  id: 'education',
  name: (t) => t('pages.education'),
  Content: () => (
    <Suspense fallback={<LoadingState className="min-h-[70dvh]" />}>
      <PublicLibrary />
    </Suspense>
  ),
};

export function CommunityEducationPage() {
  return <CommunityEducation tabs={[communityTab, libraryTab]} />;
}

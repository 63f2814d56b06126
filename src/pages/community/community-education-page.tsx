import { lazy, Suspense } from 'react';
import { LoadingState } from '@/components/loading-state';
import { CommunityEducation } from '@/features/community/education-screen';

// Whoever comes for questions does not wait for it.
const PublicLibrary = lazy(() =>
  import('@/features/library/public-library').then((module) => ({ default: module.PublicLibrary })),
);

function Library() {
  return (
    <Suspense fallback={<LoadingState className="min-h-[70dvh]" />}>
      <PublicLibrary />
    </Suspense>
  );
}

export function CommunityEducationPage() {
  return <CommunityEducation Library={Library} />;
}

import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Skeleton } from '@/components/ui/skeleton';
import { newArticle, readShelf } from '@/lib/admin/library-address';
import { Shelf } from './list/shelf';

const Editor = lazy(() => import('./editor/editor').then((module) => ({ default: module.Editor })));
const NewArticle = lazy(() => import('./new-article').then((module) => ({ default: module.NewArticle })));

/** Where texts of the library are made: all of them, or the one that lies open. */
export function EducationTab() {
  const [search] = useSearchParams();
  const address = readShelf(search);
  if (address.open === null) return <Shelf address={address} />;
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      {address.open === newArticle ? (
        <NewArticle address={address} />
      ) : (
        <Editor key={address.open} id={address.open} address={address} />
      )}
    </Suspense>
  );
}

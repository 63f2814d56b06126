import { useSearchParams } from 'react-router-dom';
import { latePart, usePartsAhead } from '@/components/late-part';
import { Skeleton } from '@/components/ui/skeleton';
import { newArticle, readShelf } from '@/lib/admin/library-address';
import type { EditorProps } from './editor/editor';
import { Shelf } from './list/shelf';
import type { NewArticleProps } from './new-article';

const Editor = latePart<EditorProps>(() => import('./opened').then((module) => module.Editor));
const NewArticle = latePart<NewArticleProps>(() => import('./opened').then((module) => module.NewArticle));
const waiting = <Skeleton className="h-96" />;

/** Where texts of the library are made: all of them, or the one that lies open, which comes while the list is read. */
export function EducationTab() {
  usePartsAhead(Editor, NewArticle);
  const [search] = useSearchParams();
  const address = readShelf(search);
  if (address.open === null) return <Shelf address={address} />;
  if (address.open === newArticle) return <NewArticle address={address} waiting={waiting} />;
  return <Editor key={address.open} id={address.open} address={address} waiting={waiting} />;
}

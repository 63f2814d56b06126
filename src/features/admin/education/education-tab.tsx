import { useSearchParams } from 'react-router-dom';
import { newArticle, readShelf } from '@/lib/admin/library-address';
import { Editor } from './editor/editor';
import { Shelf } from './list/shelf';
import { NewArticle } from './new-article';

/**
 * Where texts of the library are made: all of them, or the one that lies open. List and editor come as one file, to nobody but
 * the team: what two files of it share, the build would put where everybody loads it.
 */
export function EducationTab() {
  const [search] = useSearchParams();
  const address = readShelf(search);
  if (address.open === null) return <Shelf address={address} />;
  if (address.open === newArticle) return <NewArticle address={address} />;
  return <Editor key={address.open} id={address.open} address={address} />;
}

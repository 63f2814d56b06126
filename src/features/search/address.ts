import { paths } from '@/config/paths';
import { cleanQuery } from '@/lib/search/words';

/** Where all that is found stands. */
export function searchAddress(query: string): string {
  const wanted = cleanQuery(query);
  return wanted === '' ? paths.search : `${paths.search}?q=${encodeURIComponent(wanted)}`;
}

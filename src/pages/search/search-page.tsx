import { SearchScreen } from '@/features/search/search-screen';

export function SearchPage() {
  return <SearchScreen />;
}

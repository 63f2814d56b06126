import { useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '@/config/paths';
import type { Filters, ListAddress, PageSize, TeamList } from '@/lib/admin/list-address';

export interface UsedList<Name extends string> extends ListAddress<Name> {
  readonly isNarrowed: boolean;
  narrow(filters: Filters<Name>): void;
  choose(size: PageSize): void;
}

/** A list of the team as its address says, and ways to another. */
export function useTeamList<Name extends string>(list: TeamList<Name>): UsedList<Name> {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const address = list.read(search);
  const go = (to: ListAddress<Name>) =>
    void navigate(`${paths.adminDashboard}${list.searchOf(to)}`, { preventScrollReset: true });
  return {
    ...address,
    isNarrowed: list.names.some((name) => address.filters[name] !== null),
    narrow: (filters) => go({ ...address, filters }),
    choose: (size) => go({ ...address, size }),
  };
}

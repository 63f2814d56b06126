import { paths } from '@/config/paths';

/** Names the run in the address, so that reload, the back button and a second tab find its results. */
export const runParam = 'run';

export function resultsAddress(id: string): string {
  return `${paths.focusTrack}?${runParam}=${id}`;
}

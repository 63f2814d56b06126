import { paths } from '../../config/paths.ts';

/** Where somebody writes to a member, or is told why they cannot. */
export const writeAddress = (profileId: string): string =>
  `${paths.messages}?to=${encodeURIComponent(profileId)}`;

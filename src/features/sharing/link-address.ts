import { href, type paths } from '@/config/paths';

/** The full address of a link, to be sent to somebody. */
export function linkAddress(
  path: typeof paths.shared | typeof paths.childFocusInvite,
  token: string,
): string {
  return new URL(href(path, { token }), window.location.origin).href;
}

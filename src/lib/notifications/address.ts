/**
 * Where a notice may lead: a page of this site. The database asks the same before it stores one (private.site_address);
 * here it is asked again before anybody follows it.
 */

const mostSigns = 500;
/** One slash, then printable signs without quotes, angle brackets and backslashes. */
const printable = /^\/(?!\/)[!#-&(-;=?-[\]-~]*$/;
/** What would be a control sign, a slash or a backslash once it is decoded. */
const decodesBadly = /%([01][0-9a-f]|2f|5c|7f)/i;
const parameter = '([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[a-z0-9-]{1,80})';

const shapeOf = (page: string): RegExp => new RegExp(`^${page.replace(/:[A-Za-z]+/g, parameter)}$`);

/** @param pages as the router writes them, such as '/community-qa/:topicId' @returns the address, or null for any other */
export function siteAddress(url: string | null, pages: readonly string[]): string | null {
  if (url === null || url.length > mostSigns || !printable.test(url) || decodesBadly.test(url)) return null;
  const path = url.replace(/[?#].*$/, '');
  if (path.split('/').some((segment) => segment === '.' || segment === '..')) return null;
  return pages.some((page) => shapeOf(page).test(path)) ? url : null;
}

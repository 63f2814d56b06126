/** What a row of `route-rows.ts` can say. */
import type { PathName } from '../config/paths.ts';
import type { Resources } from '../i18n/resources.gen.ts';
import type { AdminArea } from '../lib/admin/guard.ts';

/** What a page of signed-in people needs: an account, a plan at least, or a role that opens this area of the team. */
export type PersonalNeed = 'person' | { readonly tier: 'plus' | 'premium' } | { readonly area: AdminArea };

/**
 * `index`: search engines may show it. `noindex`: they may not. `private`: health data or a form behind an unguessable
 * address, which must not leak through a referrer either.
 */
export type Found = 'index' | 'noindex' | 'private';

interface Row {
  /** File under `src/pages`, without its ending. */
  readonly page: `${string}/${string}-page`;
  /** Namespaces the page shows besides `common` and `nav`; they are loaded together with its code. */
  readonly texts: readonly (keyof Resources)[];
  readonly found: Found;
  /**
   * What search engines show under the name of a page they may find, as a key with its namespace, which is one of the
   * page's. Without one the page says what the product is.
   */
  readonly description?: `${keyof Resources}:${string}`;
  /** The first screen asks the server for nothing: the client may come when somebody goes on. */
  readonly asksLater?: true;
}

export interface OpenRow extends Row {
  readonly frame: 'public' | 'immersive';
  /** `data` reads or writes data; visitors may open it. */
  readonly needs: 'nothing' | 'data' | PersonalNeed;
  /** Where signed-in people are led from the address: a page of their own in the same frame. */
  readonly members?: PathName;
  /** Such a page itself: nothing it says stands in an HTML file, so all of it comes in one file. */
  readonly isOfMembers?: true;
}

interface MemberRow extends Row {
  readonly frame: 'member';
  readonly needs: PersonalNeed;
}

export type RouteRow = OpenRow | MemberRow;

/** A row and its address, as the router writes it. */
export type RoutedPage = RouteRow & { readonly path: string };

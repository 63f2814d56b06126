/** Lists, newest first, in pages. */
import type { Core } from './core.ts';
import { invalid, noSuch } from './errors.ts';
import type { Kind, Kinds, List } from './objects.ts';

export interface Paging {
  limit?: number | undefined;
  starting_after?: string | undefined;
  ending_before?: string | undefined;
  created?:
    | { gt?: number | undefined; gte?: number | undefined; lt?: number | undefined; lte?: number | undefined }
    | undefined;
}

const MAX_LIMIT = 100;
const DEFAULT_LIMIT = 10;

function within({ created }: Paging, moment: number): boolean {
  if (!created) return true;
  const { gt, gte, lt, lte } = created;
  return (
    (gt === undefined || moment > gt) &&
    (gte === undefined || moment >= gte) &&
    (lt === undefined || moment < lt) &&
    (lte === undefined || moment <= lte)
  );
}

/** Place of the object that a page begins or ends at. */
function indexOf(objects: readonly { id: string }[], kind: Kind, id: string, param: string): number {
  const index = objects.findIndex((object) => object.id === id);
  if (index < 0) throw noSuch(kind, id, param);
  return index;
}

export function list<K extends Kind>(
  core: Core,
  kind: K,
  url: string,
  paging: Paging,
  matches: (object: Kinds[K]) => boolean = () => true,
): List<Kinds[K]> {
  const { limit = DEFAULT_LIMIT, starting_after: after, ending_before: before } = paging;
  if (limit > MAX_LIMIT) {
    throw invalid(`This value must be less than or equal to ${MAX_LIMIT}.`, 'limit');
  }
  if (limit < 1) throw invalid('This value must be greater than or equal to 1.', 'limit');
  if (after && before) {
    throw invalid('Received both `starting_after` and `ending_before`; use one of them.', 'ending_before');
  }
  const found = core
    .all(kind)
    .filter((object) => matches(object) && (!('created' in object) || within(paging, object.created)));
  const answer = (data: Kinds[K][], hasMore: boolean): List<Kinds[K]> => ({
    object: 'list',
    data,
    has_more: hasMore,
    url,
  });
  if (before) {
    const end = indexOf(found, kind, before, 'ending_before');
    return answer(found.slice(Math.max(0, end - limit), end), end > limit);
  }
  const start = after ? indexOf(found, kind, after, 'starting_after') + 1 : 0;
  return answer(found.slice(start, start + limit), found.length > start + limit);
}

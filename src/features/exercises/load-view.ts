import type { View } from './view';
import { type PlayedId, views } from './views';

const loading = new Map<PlayedId, Promise<View>>();

/** The same promise each time, so that a component may wait for it; one that failed is asked for anew. */
export function loadView(id: PlayedId): Promise<View> {
  const known = loading.get(id);
  if (known) return known;
  const asked = views[id]().then(({ view }) => view);
  loading.set(id, asked);
  asked.catch(() => loading.delete(id));
  return asked;
}

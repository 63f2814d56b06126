import { createContext } from 'react';

/** How links in what members wrote are drawn. */
export interface PostLinks {
  /** Hosts that are not linked, with all below them. */
  readonly blocked: readonly string[];
  /** Off where a text is judged: addresses are read there and not followed. */
  readonly clickable: boolean;
}

export const PostLinksContext = createContext<PostLinks>({ blocked: [], clickable: true });

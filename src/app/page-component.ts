import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';

/**
 * A page, and what everybody may read that it shows first: asked for while somebody still reaches for the link to it. What is a
 * person's own is not among it: they may be signing out, and the server would refuse what is under way.
 */
export type PageComponent = ComponentType & {
  // biome-ignore lint/suspicious/noExplicitAny: queries of different rows and keys stand in one list.
  ahead?: () => readonly FetchQueryOptions<any, any, any, any>[];
};

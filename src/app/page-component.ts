import type { FetchQueryOptions } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';

// biome-ignore lint/suspicious/noExplicitAny: queries of different rows and keys stand in one list.
type AnyQuery = FetchQueryOptions<any, any, any, any>;

/**
 * A page, and what everybody may read that it shows first: asked for while somebody still reaches for the link to it. What is a
 * person's own is not among it: they may be signing out, and the server would refuse what is under way.
 */
export type PageComponent = ComponentType & {
  ahead?: () => readonly AnyQuery[];
  /**
   * What it shows first of the person at hand: read before the first page of a visit is drawn, which then stands there at once.
   * @param params what stands in the address in place of the parameters of the row
   */
  own?: (userId: string, params: Readonly<Params>) => readonly AnyQuery[];
};

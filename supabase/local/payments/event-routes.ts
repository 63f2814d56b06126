/** Events over the API, for whoever missed a webhook. */
import * as z from 'zod';
import { list } from './list.ts';
import { none, paging, text } from './params.ts';
import { type Route, route } from './route.ts';

export const eventRoutes: readonly Route[] = [
  route(
    'GET',
    '/v1/events',
    z.strictObject({ ...paging, type: text.optional(), types: z.array(text).max(20).optional() }),
    (core, given) =>
      list(
        core,
        'event',
        '/v1/events',
        given,
        ({ type }) => (!given.type || type === given.type) && (!given.types || given.types.includes(type)),
      ),
  ),
  route('GET', '/v1/events/:id', none, (core, _params, id) => core.get('event', id)),
];

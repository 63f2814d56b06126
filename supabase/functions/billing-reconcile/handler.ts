/**
 * Makes up for what was missed: takes events that never arrived, closes what is over by time alone, and looks afresh
 * where something should have happened. Started by a schedule, with the service key.
 */
import * as z from 'zod/mini';
import { orUnavailable } from '../_shared/billing/person.ts';
import { type Reply, type RouteDeps, refuse, serveJson } from '../_shared/http.ts';

const FUNCTION = 'billing-reconcile';

export interface ReconcileDeps extends RouteDeps {
  isService(request: Request): Promise<boolean>;
  reconcile(): Promise<Reply>;
}

export const handle = serveJson({
  name: FUNCTION,
  methods: ['POST'],
  schema: z.object({}),
  async handler(_body, { request, deps }: { request: Request; deps: ReconcileDeps }) {
    if (!(await deps.isService(request))) return refuse(401, 'not_service');
    return orUnavailable(deps, FUNCTION, () => deps.reconcile());
  },
});

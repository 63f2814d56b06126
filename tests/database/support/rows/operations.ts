import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const audit = (id: number, actorId: string): Sample => ({
  id,
  actor_id: actorId,
  action: 'order.refund',
  target: 'order-1',
  detail: {},
  created_at: '2026-11-20T10:00:00Z',
});

const { owner, other } = personIds;

export const operations: Readonly<Record<string, Fixture>> = {
  rate_limits: {
    rows: { row: { key: 'sample', hits: 1, resets_at: '2099-01-01T00:00:00Z' } },
    fresh: () => ({ key: 'fresh', hits: 1, resets_at: '2099-01-01T00:00:00Z' }),
    change: { hits: 2 },
  },
  metric_days: {
    rows: { row: { day: '2026-11-20', metric: 'page_view', url: '/faq', times: 2, total: 2 } },
    fresh: () => ({ day: '2026-11-21', metric: 'page_view', url: '/faq', times: 1, total: 1 }),
    change: { times: 3 },
  },
  admin_audit_log: {
    rows: { owner: audit(1, owner), other: audit(2, other) },
    fresh: () => audit(3, owner),
    change: { action: 'order.other' },
  },
};

/** A notice as the database answers it. */
let made = 0;
export function noticeRow(changes: Readonly<Record<string, unknown>> = {}) {
  made += 1;
  return {
    id: `b7b5a1c0-0000-4000-8000-${String(made).padStart(12, '0')}`,
    sorted_at: '2026-11-23T09:00:00Z',
    kind: null,
    count: 1,
    params: {},
    title: 'Ten days in a row',
    message: 'You trained on ten days.',
    type: 'info',
    is_read: false,
    action_url: null,
    removed_at: null,
    ...changes,
  };
}

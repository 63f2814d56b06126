import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const { owner, other } = personIds;

function event(id: string, userId: string): Sample {
  return {
    id,
    user_id: userId,
    title: 'Write the report',
    notes: '',
    location: '',
    all_day: false,
    starts: '2026-11-30T09:00:00',
    ends: '2026-11-30T09:25:00',
    tz: 'Europe/Berlin',
    rrule: 'FREQ=WEEKLY',
    exdates: [],
    rdates: [],
    recurrence_of: null,
    recurrence_id: null,
    kind: 'focus',
    link: '/training-hub/focus-burst',
    cancelled: false,
    sequence: 0,
    uid: null,
    source: 'own',
    import_id: null,
    modified_at: null,
    version: 1,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    deleted_at: null,
  };
}

function link(id: string, userId: string, digit: string): Sample {
  return {
    id,
    user_id: userId,
    name: 'Phone',
    token_hash: digit.repeat(64),
    show_details: false,
    include: ['events'],
    last_used_on: null,
    revoked_at: null,
    created_at: '2026-11-20T10:00:00Z',
  };
}

/** A plan for whoever adds one, as nobody has a calendar without. */
const withPlan = `with gone as (delete from public.calendar_events where user_id = $1 returning 1)
  insert into public.subscribers (user_id, subscribed, subscription_tier) values ($1, true, 'plus')
  on conflict (user_id) do update set subscribed = true, subscription_tier = 'plus', subscription_end = null`;

export const calendar: Readonly<Record<string, Fixture>> = {
  calendar_events: {
    person: 'user_id',
    rows: {
      owner: event('0fb00000-0000-4000-8000-000000000001', owner),
      other: event('0fb00000-0000-4000-8000-000000000002', other),
    },
    fresh: (userId) => event('0fb00000-0000-4000-8000-0000000000ff', userId),
    clear: withPlan,
    change: { title: 'Write the letter' },
  },
  feed_tokens: {
    person: 'user_id',
    rows: {
      owner: link('0fc00000-0000-4000-8000-000000000001', owner, 'a'),
      other: link('0fc00000-0000-4000-8000-000000000002', other, 'b'),
    },
    fresh: (userId) => link('0fc00000-0000-4000-8000-0000000000ff', userId, 'c'),
    change: { name: 'Tablet' },
  },
};

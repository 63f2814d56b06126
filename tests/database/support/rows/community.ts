import { personIds } from '../people.ts';
import type { Fixture, Sample } from './sample.ts';

const at = { created_at: '2026-11-20T10:00:00Z', updated_at: '2026-11-20T10:00:00Z' };
const id = (kind: string, n: string) => `0c${kind}00000-0000-4000-8000-0000000000${n}`;

/** Profiles of the two people of the fixtures, and of somebody who left. */
export const profileIds = { owner: id('1', '01'), other: id('1', '02'), left: id('1', '03') };
const tagIds = { row: id('2', '01'), merged: id('2', '02') };
export const topicIds = {
  owner: id('3', '01'),
  owner_held: id('3', '02'),
  other: id('3', '03'),
  other_pending: id('3', '04'),
  gone: id('3', '05'),
};
export const answerIds = {
  owner: id('4', '01'),
  owner_on_held: id('4', '02'),
  other: id('4', '03'),
  other_pending: id('4', '04'),
  gone: id('4', '05'),
};
export const commentIds = {
  owner: id('5', '01'),
  owner_held: id('5', '02'),
  other: id('5', '03'),
  other_on_held: id('5', '04'),
  gone: id('5', '05'),
};
export const reportIds = { owner: id('6', '01'), other: id('6', '02') };

const profile = (profileId: string, userId: string, handle: string | null): Sample => ({
  id: profileId,
  user_id: userId,
  handle,
  about: '',
  lang: 'en',
  standing: 'active',
  show_premium_badge: true,
  allow_requests: 'nobody',
  adult_confirmed_at: '2026-11-20T10:00:00Z',
  guidelines_version: 1,
  first_posts_approved: 0,
  member_since: '2026-11-01',
  removed_at: handle === null ? '2026-11-21T10:00:00Z' : null,
  version: 1,
  ...at,
});

const gone = { deleted_at: '2026-11-21T10:00:00Z', deleted_by: 'author' };
const body = 'What helps you to come back after an interruption?';

const post = (author: string, state: string): Sample => ({
  author_profile_id: author,
  body,
  lang: 'en',
  state,
  version: 1,
  ...(state === 'deleted' ? gone : {}),
  ...at,
});
const topic = (topicId: string, author: string, state: string): Sample => ({
  id: topicId,
  support_card: false,
  helpful_told: 0,
  title: 'Coming back after an interruption',
  pinned: false,
  is_seed: false,
  votes: 0,
  answer_count: 0,
  answerers: 0,
  hot: 0,
  last_activity_at: '2026-11-20T10:00:00Z',
  search: '',
  ...post(author, state),
});
const answer = (answerId: string, topicId: string, author: string, state: string): Sample => ({
  id: answerId,
  support_card: false,
  helpful_told: 0,
  topic_id: topicId,
  is_seed: false,
  votes: 0,
  search: '',
  ...post(author, state),
});
const comment = (commentId: string, under: Sample, author: string, state: string): Sample => ({
  id: commentId,
  support_card: false,
  ...under,
  ...post(author, state),
});
const tag = (tagId: string, slug: string, merged: string | null = null): Sample => ({
  id: tagId,
  slug,
  names: { en: slug },
  description: '',
  state: merged ? 'merged' : 'active',
  merged_into: merged,
  ...at,
});
const tagged = (n: string, topicId: string, tagId = tagIds.row): Sample => ({
  id: id('7', n),
  topic_id: topicId,
  tag_id: tagId,
  ...at,
});
const host = (n: string, name: string): Sample => ({ id: id('e', n), host: name, ...at });
const block = (n: string, blocker: string, blocked: string): Sample => ({
  id: id('8', n),
  blocker_profile_id: blocker,
  blocked_profile_id: blocked,
  ...at,
});
const vote = (n: string, voter: string, postId: string): Sample => ({
  id: id('9', n),
  profile_id: voter,
  post_kind: 'topic',
  post_id: postId,
  ...at,
});
const revision = (n: string, author: string, postId: string): Sample => ({
  id: id('a', n),
  post_kind: 'topic',
  post_id: postId,
  version: 1,
  title: 'Coming back after a break',
  body,
  author_profile_id: author,
  edited_by: author,
  reason: '',
  ...at,
});
const report = (reportId: string, reporter: string, target: string, about: string): Sample => ({
  id: reportId,
  reporter_profile_id: reporter,
  by_system: false,
  target_kind: 'topic',
  target_id: target,
  person_profile_id: about,
  reason: 'off_topic',
  note: '',
  excerpt: body,
  priority: 'normal',
  state: 'open',
  version: 1,
  ...at,
});
const action = (n: string, person: string, target: string): Sample => ({
  id: id('b', n),
  actor_user_id: personIds.full_admin,
  kind: 'warn',
  target_kind: 'topic',
  target_id: target,
  person_profile_id: person,
  reason_code: 'off_topic',
  reason: 'It was about something else.',
  ...at,
});

const appeal = (n: string, person: string): Sample => ({
  id: id('d', n),
  action_id: id('b', n),
  person_profile_id: person,
  appeal_text: 'It was about the question, I think.',
  appeal_state: 'open',
  version: 1,
  ...at,
});

const { owner, other, left } = profileIds;

export const community: Readonly<Record<string, Fixture>> = {
  community_profiles: {
    person: 'user_id',
    rows: {
      owner: profile(owner, personIds.owner, 'quiet-river'),
      other: profile(other, personIds.other, 'north_wind'),
      left: profile(left, personIds.payments_admin, null),
    },
    fresh: (userId) => profile(id('1', 'ff'), userId, 'fresh-air'),
    change: { about: 'I like lists.' },
  },
  blocks: {
    rows: { owner: block('01', owner, left), other: block('02', other, left) },
    fresh: () => block('ff', left, owner),
    change: { created_at: '2026-11-22T10:00:00Z' },
  },
  tags: {
    rows: { row: tag(tagIds.row, 'sample'), merged: tag(tagIds.merged, 'sampling', tagIds.row) },
    fresh: () => tag(id('2', 'ff'), 'fresh'),
    change: { description: 'Another.' },
    beforeDelete: 'delete from public.topic_tags',
  },
  blocked_hosts: {
    rows: { row: host('01', 'short.example') },
    fresh: () => host('ff', 'fresh.example'),
    change: { host: 'other.example' },
  },
  topics: {
    rows: {
      owner: topic(topicIds.owner, owner, 'open'),
      owner_held: topic(topicIds.owner_held, owner, 'hidden'),
      other: topic(topicIds.other, other, 'open'),
      other_pending: topic(topicIds.other_pending, other, 'pending'),
      gone: topic(topicIds.gone, other, 'deleted'),
    },
    fresh: () => topic(id('3', 'ff'), owner, 'open'),
    change: { title: 'Coming back after a long break' },
  },
  topic_tags: {
    rows: {
      owner: tagged('01', topicIds.owner),
      owner_held: tagged('02', topicIds.owner_held),
      other: tagged('03', topicIds.other),
    },
    fresh: () => tagged('ff', topicIds.owner, tagIds.merged),
    change: { created_at: '2026-11-22T10:00:00Z' },
  },
  answers: {
    rows: {
      owner: answer(answerIds.owner, topicIds.owner, owner, 'visible'),
      owner_on_held: answer(answerIds.owner_on_held, topicIds.owner_held, owner, 'visible'),
      other: answer(answerIds.other, topicIds.other, other, 'visible'),
      other_pending: answer(answerIds.other_pending, topicIds.owner, other, 'pending'),
      gone: answer(answerIds.gone, topicIds.owner, other, 'deleted'),
    },
    fresh: () => answer(id('4', 'ff'), topicIds.owner, owner, 'visible'),
    change: { body: 'A return note with one next action helps me most.' },
  },
  comments: {
    rows: {
      owner: comment(commentIds.owner, { topic_id: topicIds.owner }, owner, 'visible'),
      owner_held: comment(commentIds.owner_held, { topic_id: topicIds.owner }, owner, 'hidden'),
      other: comment(commentIds.other, { answer_id: answerIds.other }, other, 'visible'),
      other_on_held: comment(commentIds.other_on_held, { topic_id: topicIds.owner_held }, other, 'visible'),
      gone: comment(commentIds.gone, { topic_id: topicIds.owner }, other, 'deleted'),
    },
    fresh: () => comment(id('5', 'ff'), { topic_id: topicIds.owner }, owner, 'visible'),
    change: { body: 'That helps me, too.' },
  },
  votes: {
    rows: { owner: vote('01', owner, topicIds.other), other: vote('02', other, topicIds.owner) },
    fresh: () => vote('ff', owner, topicIds.gone),
    change: { created_at: '2026-11-22T10:00:00Z' },
  },
  revisions: {
    rows: { owner: revision('01', owner, topicIds.owner), other: revision('02', other, topicIds.other) },
    fresh: () => revision('ff', owner, topicIds.owner_held),
    change: { reason: 'Clearer.' },
  },
  reports: {
    rows: {
      owner: report(reportIds.owner, owner, topicIds.other, other),
      other: report(reportIds.other, other, topicIds.owner, owner),
    },
    fresh: () => report(id('6', 'ff'), owner, topicIds.gone, other),
    change: { note: 'Another note.' },
  },
  moderation_actions: {
    rows: { owner: action('01', owner, topicIds.owner), other: action('02', other, topicIds.other) },
    fresh: () => action('ff', owner, topicIds.owner),
    change: { reason: 'It was about another thing.' },
  },
  moderation_appeals: {
    rows: { owner: appeal('01', owner), other: appeal('02', other) },
    fresh: () => appeal('ff', owner),
    change: { appeal_text: 'It was about the question, I am sure.' },
  },
};

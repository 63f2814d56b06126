import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { avatarIds } from '@/lib/accounts/avatar';

/* What the functions of the community answer with. A picture or badge this version does not know is left out. */

const lang = z.enum(languageCodes);
const avatar = z.catch(z.nullable(z.enum(avatarIds)), null);

/** Who wrote something, as it stands beside every post. */
export const bylineSchema = z.object({
  id: z.string(),
  handle: z.string(),
  avatar,
  premium: z.boolean(),
  team: z.boolean(),
  new_here: z.boolean(),
});
export type Byline = z.infer<typeof bylineSchema>;

const topicStates = z.enum(['pending', 'open', 'answered', 'locked', 'hidden']);
const replyStates = z.enum(['pending', 'visible', 'hidden']);

/** A question in a list. */
const listedTopicSchema = z.object({
  id: z.string(),
  title: z.string(),
  lang,
  state: topicStates,
  /** null: a former member, or the team where it is a seed */
  author_profile_id: z.nullable(z.string()),
  is_seed: z.boolean(),
  votes: z.number(),
  answer_count: z.number(),
  created_at: z.string(),
  last_activity_at: z.string(),
});

const keyedTopicSchema = z.extend(listedTopicSchema, {
  pinned: z.boolean(),
  tags: z.array(z.string()),
  /** Where it stands in its order; the next page begins behind it. */
  key: z.string(),
});
export type ListedTopic = z.infer<typeof keyedTopicSchema>;

export const foundTopicsSchema = z.array(listedTopicSchema);
export type FoundTopic = z.infer<typeof listedTopicSchema>;

export const topicPageSchema = z.object({
  pinned: z.array(keyedTopicSchema),
  topics: z.array(keyedTopicSchema),
  members: z.array(bylineSchema),
});
export type TopicPage = z.infer<typeof topicPageSchema>;

const commentSchema = z.object({
  id: z.string(),
  author_profile_id: z.nullable(z.string()),
  body: z.string(),
  lang,
  state: replyStates,
  version: z.number(),
  created_at: z.string(),
  /** Moderators put the card of support under it. */
  support_card: z.boolean(),
});
export type Comment = z.infer<typeof commentSchema>;

const answerSchema = z.object({
  id: z.string(),
  author_profile_id: z.nullable(z.string()),
  body: z.string(),
  lang,
  state: replyStates,
  is_seed: z.boolean(),
  votes: z.number(),
  edited_at: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  support_card: z.boolean(),
  accepted: z.boolean(),
});
export type Answer = z.infer<typeof answerSchema>;

export const answerPageSchema = z.object({
  answers: z.array(answerSchema),
  comments: z.array(z.extend(commentSchema, { answer_id: z.string() })),
  /** Answers that the reader found helpful. */
  voted: z.array(z.string()),
  members: z.array(bylineSchema),
});
export type AnswerPage = z.infer<typeof answerPageSchema>;

export const topicSchema = z.object({
  id: z.string(),
  author_profile_id: z.nullable(z.string()),
  title: z.string(),
  body: z.string(),
  lang,
  state: topicStates,
  accepted_answer_id: z.nullable(z.string()),
  pinned: z.boolean(),
  is_seed: z.boolean(),
  votes: z.number(),
  answer_count: z.number(),
  edited_at: z.nullable(z.string()),
  version: z.number(),
  created_at: z.string(),
  last_activity_at: z.string(),
  support_card: z.boolean(),
  tags: z.array(z.string()),
  duplicate_of: z.nullable(z.object({ id: z.string(), title: z.string() })),
  /** Whether the reader found it helpful. */
  voted: z.boolean(),
});
export type Topic = z.infer<typeof topicSchema>;

export const wholeTopicSchema = z.object({
  topic: topicSchema,
  comments: z.array(commentSchema),
  members: z.array(bylineSchema),
  page: answerPageSchema,
});
export type WholeTopic = z.infer<typeof wholeTopicSchema>;

/** A post as its writer is told of it. */
export const writtenSchema = z.object({
  id: z.string(),
  state: z.string(),
  version: z.number(),
});
export type WrittenPost = z.infer<typeof writtenSchema>;

/** What the sheet of a member shows. */
export const memberCardSchema = z.extend(bylineSchema, {
  about: z.string(),
  lang,
  member_since: z.string(),
  answers: z.number(),
  helpful: z.number(),
});
export type MemberCard = z.infer<typeof memberCardSchema>;

export const ownPostSchema = z.object({
  kind: z.enum(['topic', 'answer', 'comment']),
  id: z.string(),
  topic_id: z.string(),
  title: z.string(),
  body: z.string(),
  state: z.string(),
  created_at: z.string(),
});
export type OwnPost = z.infer<typeof ownPostSchema>;

export const ownDecisionSchema = z.object({
  id: z.string(),
  kind: z.string(),
  target_kind: z.string(),
  target_id: z.nullable(z.string()),
  /** The question it stands under, where the person can read it. */
  topic_id: z.nullable(z.string()),
  title: z.nullable(z.string()),
  excerpt: z.nullable(z.string()),
  /** Hidden by reports of members; a person looks at it. */
  automatic: z.boolean(),
  reason_code: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  until: z.nullable(z.string()),
  created_at: z.string(),
  appeal_state: z.enum(['none', 'open', 'upheld', 'overturned']),
  decision_reason: z.nullable(z.string()),
  appeal_until: z.nullable(z.string()),
  can_appeal: z.boolean(),
});
export type OwnDecision = z.infer<typeof ownDecisionSchema>;

export const tagSchema = z.object({
  slug: z.string(),
  names: z.record(z.string(), z.string()),
});
export type Tag = z.infer<typeof tagSchema>;

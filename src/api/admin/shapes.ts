import * as z from 'zod/mini';
import { languageCodes } from '@/config/languages';
import { reportReasons } from '@/lib/community/reports';

/* What the functions of the moderators answer with. */

const lang = z.catch(z.nullable(z.enum(languageCodes)), null);
const postKind = z.enum(['topic', 'answer', 'comment']);
export type PostKind = z.infer<typeof postKind>;

/** A post that waits for review. */
export const pendingPostSchema = z.object({
  kind: postKind,
  id: z.string(),
  author_profile_id: z.nullable(z.string()),
  /** of the question that it is, or stands under */
  title: z.nullable(z.string()),
  body: z.string(),
  lang,
  created_at: z.string(),
  version: z.number(),
  topic_id: z.nullable(z.string()),
  /** name in the community; null where there is none any more */
  author: z.nullable(z.string()),
  /** of a question */
  tags: z.array(z.string()),
});
export type PendingPost = z.infer<typeof pendingPostSchema>;

const reportFacts = {
  id: z.string(),
  target_kind: z.string(),
  target_id: z.string(),
  person_profile_id: z.nullable(z.string()),
  reason: z.enum(reportReasons),
  priority: z.enum(['urgent', 'high', 'normal']),
  state: z.enum(['open', 'in_review', 'escalated', 'actioned', 'dismissed', 'withdrawn']),
  by_system: z.boolean(),
  /** the caller has it in hand, or decided it */
  mine: z.boolean(),
  /** name in the community of who has it in hand or decided it; null for one without a profile */
  moderator: z.nullable(z.string()),
  created_at: z.string(),
  due_at: z.string(),
  clock: z.enum(['ok', 'due_soon', 'overdue', 'met', 'missed']),
  version: z.number(),
};

/** A report in the queue. Who reported is told to nobody. */
export const queuedReportSchema = z.object({ ...reportFacts, lang });
export type QueuedReport = z.infer<typeof queuedReportSchema>;

/** A post as it stands at this moment. */
const nowSchema = z.nullable(
  z.object({
    state: z.nullable(z.string()),
    shown: z.nullable(z.boolean()),
    /** its text; of a question the title, a blank line and the text */
    said: z.nullable(z.string()),
    version: z.nullable(z.number()),
  }),
);

export const openedReportSchema = z.object({
  ...reportFacts,
  note: z.string(),
  /** what was reported, as it was then */
  excerpt: z.string(),
  /** whether the report counts towards hiding something by itself */
  counts: z.boolean(),
  decided_at: z.nullable(z.string()),
  decision_note: z.nullable(z.string()),
  now: nowSchema,
});
export type OpenedReport = z.infer<typeof openedReportSchema>;

export const decidedReportSchema = z.object({ id: z.string(), state: z.string(), version: z.number() });

export const openAppealSchema = z.object({
  id: z.string(),
  action_id: z.string(),
  person_profile_id: z.nullable(z.string()),
  appeal_text: z.string(),
  created_at: z.string(),
  version: z.number(),
  /** what was decided */
  kind: z.string(),
  target_kind: z.string(),
  target_id: z.string(),
  reason: z.string(),
  until: z.nullable(z.string()),
  decided_at: z.string(),
  automatic: z.boolean(),
  now: nowSchema,
  /** it is about the caller */
  own_case: z.boolean(),
  /** the caller decided it, and there is somebody else */
  own_decision: z.boolean(),
});
export type OpenAppeal = z.infer<typeof openAppealSchema>;

const standing = z.enum(['active', 'silenced', 'suspended']);

export const memberPanelSchema = z.object({
  id: z.string(),
  handle: z.string(),
  standing,
  standing_until: z.nullable(z.string()),
  level: z.enum(['new', 'known']),
  first_posts_approved: z.number(),
  member_since: z.string(),
  version: z.number(),
  upheld_reports: z.number(),
  actions: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      target_kind: z.string(),
      reason: z.string(),
      until: z.nullable(z.string()),
      created_at: z.string(),
    }),
  ),
});
export type MemberPanel = z.infer<typeof memberPanelSchema>;

/** A post that was looked up. */
export const judgedPostSchema = z.object({
  kind: postKind,
  id: z.string(),
  author_profile_id: z.nullable(z.string()),
  /** of the question that it is, or stands under */
  title: z.string(),
  body: z.string(),
  lang,
  state: z.string(),
  shown: z.boolean(),
  version: z.number(),
  created_at: z.string(),
  topic_id: z.string(),
  /** of a question */
  pinned: z.nullable(z.boolean()),
  support_card: z.boolean(),
  /** The open report about it that is due first. */
  report: z.nullable(z.string()),
  /** How it stood before it was changed, latest first; a title stands with a question. */
  earlier: z.array(
    z.object({
      version: z.number(),
      title: z.nullable(z.string()),
      body: z.string(),
      created_at: z.string(),
    }),
  ),
});
export type JudgedPost = z.infer<typeof judgedPostSchema>;

/** A post after a decision. */
export const decidedPostSchema = z.object({ id: z.string(), state: z.string(), version: z.number() });
export type DecidedPost = z.infer<typeof decidedPostSchema>;

/** A member after a decision. */
export const decidedMemberSchema = z.object({ id: z.string(), standing, version: z.number() });
export type DecidedMember = z.infer<typeof decidedMemberSchema>;

/** What became of one of many. */
export const manyResultSchema = z.object({
  target: z.string(),
  /** why it was refused; null where it was done */
  code: z.nullable(z.string()),
});
export type ManyResult = z.infer<typeof manyResultSchema>;

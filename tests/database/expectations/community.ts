import { type Access, admins, everyPerson, own, refused, type TableExpectation } from './types.ts';

/** Roles that moderate, with what they reach besides. */
const moderating = (select: NonNullable<Access['select']>) => ({
  master_admin: { select },
  full_admin: { select },
  education_admin: { select },
});

const card = 'id handle about avatar lang member_since';
const topicRead =
  'id author_profile_id title body lang state accepted_answer_id duplicate_of pinned is_seed votes answer_count hot last_activity_at edited_at version created_at updated_at support_card';
const answerRead =
  'id topic_id author_profile_id body lang state is_seed votes edited_at version created_at updated_at support_card';
const commentRead =
  'id topic_id answer_id author_profile_id body lang state version created_at updated_at support_card';
const reportRead = 'id reporter_profile_id target_kind target_id reason note looked_at created_at';
const actionRead =
  'id kind target_kind target_id person_profile_id reason_code reason until report_id created_at';

const appealRead =
  'id action_id person_profile_id appeal_text appeal_state decided_at decision_reason version created_at';

const topics = 'owner owner_held other other_pending gone';
const answers = 'owner owner_on_held other other_pending gone';
const comments = 'owner owner_held other other_on_held gone';

const all = (rows: string) => ({ select: rows, insert: 'row', update: rows, delete: rows });

/** Questions, answers and who wrote them: everybody reads what is shown, nobody writes but by functions. */
export const community: Readonly<Record<string, TableExpectation>> = {
  community_profiles: {
    columns:
      'id user_id handle handle_changed_at about avatar lang standing standing_until show_premium_badge allow_requests adult_confirmed_at guidelines_version first_posts_approved member_since removed_at version created_at updated_at',
    access: {
      anon: { select: ['owner other', card] },
      ...everyPerson({ select: ['owner other', card] }),
      service: {
        select: 'owner other left',
        insert: 'foreign',
        update: 'owner other left',
        delete: 'owner other left',
      },
    },
  },
  blocks: {
    columns: 'id blocker_profile_id blocked_profile_id created_at updated_at',
    access: {
      anon: refused,
      ...own({ select: 'own' }),
      service: { select: 'owner other', insert: 'row', delete: 'owner other' },
    },
  },
  tags: {
    columns: 'id slug names description state merged_into created_at updated_at',
    access: {
      anon: { select: 'row merged' },
      ...everyPerson({ select: 'row merged' }),
      service: all('row merged'),
    },
  },
  blocked_hosts: {
    columns: 'id host created_at updated_at',
    access: { anon: { select: 'row' }, ...everyPerson({ select: 'row' }), service: all('row') },
  },
  topics: {
    columns:
      'id author_profile_id title body lang state state_before accepted_answer_id duplicate_of pinned is_seed votes answer_count answerers hot last_activity_at search edited_at deleted_at deleted_by version created_at updated_at support_card helpful_told',
    access: {
      anon: { select: ['owner other', topicRead] },
      owner: { select: ['owner owner_held other', topicRead] },
      other: { select: ['owner other other_pending', topicRead] },
      ...admins({ select: ['owner other', topicRead] }),
      ...moderating([topics, topicRead]),
      service: all(topics),
    },
  },
  topic_tags: {
    columns: 'id topic_id tag_id created_at updated_at',
    access: {
      anon: { select: 'owner other' },
      owner: { select: 'owner owner_held other' },
      other: { select: 'owner other' },
      ...admins({ select: 'owner other' }),
      ...moderating('owner owner_held other'),
      service: { select: 'owner owner_held other', insert: 'row', delete: 'owner owner_held other' },
    },
  },
  answers: {
    columns:
      'id topic_id author_profile_id body lang state is_seed votes search edited_at deleted_at deleted_by version created_at updated_at support_card helpful_told',
    access: {
      anon: { select: ['owner other', answerRead] },
      owner: { select: ['owner owner_on_held other', answerRead] },
      other: { select: ['owner other other_pending', answerRead] },
      ...admins({ select: ['owner other', answerRead] }),
      ...moderating([answers, answerRead]),
      service: all(answers),
    },
  },
  comments: {
    columns:
      'id topic_id answer_id author_profile_id body lang state deleted_at deleted_by version created_at updated_at support_card',
    access: {
      anon: { select: ['owner other', commentRead] },
      owner: { select: ['owner owner_held other other_on_held', commentRead] },
      other: { select: ['owner other', commentRead] },
      ...admins({ select: ['owner other', commentRead] }),
      ...moderating([comments, commentRead]),
      service: all(comments),
    },
  },
  votes: {
    columns: 'id profile_id post_kind post_id created_at updated_at',
    access: { anon: refused, ...own({ select: 'own' }), service: all('owner other') },
  },
  revisions: {
    columns:
      'id post_kind post_id version title body author_profile_id edited_by reason created_at updated_at',
    access: {
      anon: refused,
      ...everyPerson({ select: '' }),
      ...moderating('owner other'),
      service: { select: 'owner other' },
    },
  },
  reports: {
    columns:
      'id reporter_profile_id by_system target_kind target_id person_profile_id reason note excerpt priority state looked_at assignee claimed_at decided_at decision_note version created_at updated_at due_at',
    access: {
      anon: refused,
      ...own({ select: ['own', reportRead] }),
      ...moderating(['owner other', reportRead]),
      service: all('owner other'),
    },
  },
  moderation_appeals: {
    columns:
      'id action_id person_profile_id appeal_text appeal_state decided_by decided_at decision_reason version created_at updated_at',
    access: {
      anon: refused,
      ...own({ select: ['own', appealRead] }),
      ...moderating(['owner other', appealRead]),
      service: { select: 'owner other' },
    },
  },
  moderation_actions: {
    columns:
      'id actor_user_id kind target_kind target_id person_profile_id reason_code reason until report_id created_at updated_at',
    access: {
      anon: refused,
      ...everyPerson({ select: ['', actionRead] }),
      ...moderating(['owner other', actionRead]),
      service: { select: 'owner other', insert: 'row' },
    },
  },
};

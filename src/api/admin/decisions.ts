import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { communityKeys } from '@/api/community/keys';
import { askAsStaff } from './ask';
import { adminKeys } from './keys';
import {
  type DecidedMember,
  type DecidedPost,
  decidedMemberSchema,
  decidedPostSchema,
  decidedReportSchema,
  type ManyResult,
  manyResultSchema,
  type PostKind,
} from './shapes';

/*
 * What moderators decide. The id of a decision comes from the device, so that one sent again is decided once; the version
 * is the one that was read.
 */

/**
 * Queues, numbers and what readers see are read again, while whoever decided goes on; a case that lies open is not: its
 * texts are being judged.
 */
function readAgain(client: QueryClient, userId: string): void {
  const old = [
    adminKeys.queues(userId),
    adminKeys.overview(userId),
    adminKeys.members(userId),
    adminKeys.entries(userId),
    communityKeys.all,
  ];
  for (const queryKey of old) void client.invalidateQueries({ queryKey });
}

/** A case that lies open is read anew, with what others did to it. */
export const readReportAgain = (client: QueryClient, userId: string, id: string) =>
  client.invalidateQueries({ queryKey: adminKeys.report(userId, id) });

export interface PostDecision {
  readonly id: string;
  readonly action: string;
  readonly kind: PostKind;
  readonly target: string;
  readonly version: number;
  readonly reasonCode: string;
  readonly reason: string;
  readonly report: string | null;
}

/** @throws AppError with a refusal of the community */
export const decidePostMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: PostDecision, { client }): Promise<DecidedPost> =>
      z.parse(
        decidedPostSchema,
        await askAsStaff(client, (db) =>
          db.rpc('moderate_post', {
            p_id: asked.id,
            p_action: asked.action,
            p_kind: asked.kind,
            p_target: asked.target,
            p_version: asked.version,
            p_reason_code: asked.reasonCode,
            p_reason: asked.reason,
            ...(asked.report && { p_report: asked.report }),
          }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface RoomDecision extends Omit<PostDecision, 'action' | 'kind' | 'version'> {
  /** a room, or a line that was said in it */
  readonly kind: 'room' | 'room_chat';
}

/** Closes a study room. @throws AppError with a refusal of the community */
export const closeRoomMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: RoomDecision, { client }): Promise<DecidedPost> =>
      z.parse(
        decidedPostSchema,
        await askAsStaff(client, (db) =>
          db.rpc('close_room', {
            p_id: asked.id,
            p_kind: asked.kind,
            p_target: asked.target,
            p_reason_code: asked.reasonCode,
            p_reason: asked.reason,
            ...(asked.report && { p_report: asked.report }),
          }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface MemberDecision {
  readonly id: string;
  readonly action: string;
  readonly profile: string;
  readonly version: number;
  /** ISO moment; null: until it is lifted */
  readonly until: string | null;
  readonly reasonCode: string;
  readonly reason: string;
  readonly report: string | null;
}

/** @throws AppError with a refusal of the community */
export const decideMemberMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: MemberDecision, { client }): Promise<DecidedMember> =>
      z.parse(
        decidedMemberSchema,
        await askAsStaff(client, (db) =>
          db.rpc('moderate_member', {
            p_id: asked.id,
            p_action: asked.action,
            p_profile: asked.profile,
            p_version: asked.version,
            // The types know no null among the arguments; the function takes it for 'until it is lifted'.
            p_until: asked.until as string,
            p_reason_code: asked.reasonCode,
            p_reason: asked.reason,
            ...(asked.report && { p_report: asked.report }),
          }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface ReportDecision {
  readonly report: string;
  readonly action: string;
  readonly version: number;
}

/** @throws AppError with a refusal of the community */
export const decideReportMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ report, action, version }: ReportDecision, { client }) =>
      z.parse(
        decidedReportSchema,
        await askAsStaff(client, (db) =>
          db.rpc('decide_report', { p_report: report, p_action: action, p_version: version }),
        ),
      ),
    onSuccess: ({ id }, _asked, _before, { client }) => {
      // Read anew when it is opened again, and not before: each look is an entry of the log.
      void client.invalidateQueries({ queryKey: adminKeys.report(userId, id), refetchType: 'none' });
      readAgain(client, userId);
    },
  });

export interface AppealDecision {
  readonly appeal: string;
  readonly state: 'upheld' | 'overturned';
  readonly version: number;
  readonly reason: string;
}

/** @throws AppError with a refusal of the community */
export const decideAppealMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ appeal, state, version, reason }: AppealDecision, { client }) => {
      await askAsStaff(client, (db) =>
        db.rpc('decide_appeal', { p_appeal: appeal, p_state: state, p_version: version, p_reason: reason }),
      );
    },
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface ManyDecision {
  readonly of: 'posts' | 'reports';
  readonly action: string;
  readonly reasonCode: string;
  readonly reason: string;
  /** 50 at most */
  readonly items: readonly { readonly kind?: PostKind; readonly target: string; readonly version: number }[];
}

/** Answers for each what became of it. @throws AppError where nothing was decided at all */
export const decideManyMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: ManyDecision, { client }): Promise<ManyResult[]> =>
      z.parse(
        z.array(manyResultSchema),
        await askAsStaff(client, (db) =>
          db.rpc('moderate_many', {
            p_of: asked.of,
            p_action: asked.action,
            p_reason_code: asked.reasonCode,
            p_reason: asked.reason,
            p_items: asked.items.map((item) => ({ ...item, id: crypto.randomUUID() })),
          }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

/* Questions and their tags. */

export const retagMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, topic, tags }: { id: string; topic: string; tags: string[] }, { client }) => {
      await askAsStaff(client, (db) => db.rpc('retag', { p_id: id, p_topic: topic, p_tags: tags }));
    },
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface DuplicateDecision {
  readonly id: string;
  readonly topic: string;
  readonly of: string;
  readonly version: number;
}

export const duplicateMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, topic, of, version }: DuplicateDecision, { client }): Promise<DecidedPost> =>
      z.parse(
        decidedPostSchema,
        await askAsStaff(client, (db) =>
          db.rpc('mark_duplicate', { p_id: id, p_topic: topic, p_of: of, p_version: version }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface TextDecision extends Omit<PostDecision, 'action' | 'report'> {
  /** of a question; null: it stays */
  readonly title: string | null;
  readonly body: string;
}

/** Another text for a post; its author is told why. @throws AppError with a refusal of the community */
export const editPostMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async (asked: TextDecision, { client }): Promise<DecidedPost> =>
      z.parse(
        decidedPostSchema,
        await askAsStaff(client, (db) =>
          db.rpc('staff_edit', {
            p_id: asked.id,
            p_kind: asked.kind,
            p_target: asked.target,
            p_version: asked.version,
            // The types know no null among the arguments; the function takes it for 'the title stays'.
            p_title: asked.title as string,
            p_body: asked.body,
            p_reason_code: asked.reasonCode,
            p_reason: asked.reason,
          }),
        ),
      ),
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface SupportCardDecision {
  readonly id: string;
  readonly kind: PostKind;
  readonly target: string;
  readonly on: boolean;
}

export const supportCardMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, kind, target, on }: SupportCardDecision, { client }) => {
      await askAsStaff(client, (db) =>
        db.rpc('set_support_card', { p_id: id, p_kind: kind, p_target: target, p_on: on }),
      );
    },
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

export interface TagDecision {
  readonly id: string;
  readonly slug: string;
  readonly into: string | null;
  readonly back?: boolean;
}

/** One tag becomes another, or nobody can choose it any more; `back`: they can again. */
export const tagMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ id, slug, into, back = false }: TagDecision, { client }) => {
      await askAsStaff(client, (db) =>
        into === null
          ? db.rpc('retire_tag', { p_id: id, p_slug: slug, p_on: !back })
          : db.rpc('merge_tag', { p_id: id, p_from: slug, p_into: into }),
      );
    },
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client, userId),
  });

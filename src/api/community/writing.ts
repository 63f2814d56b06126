import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { messageKeys } from '@/api/messages/keys';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import type { ReportReason } from '@/lib/community/reports';
import { communityKeys } from './keys';
import { type AnswerPage, type WholeTopic, type WrittenPost, writtenSchema } from './shapes';
import { moreAnswersQuery, topicQuery } from './topic';

/*
 * What members write and do. Ids of new posts come from the page: one that is sent again is the one post. Every failure is
 * an AppError that `refusalIn` reads.
 */

export type PostKind = 'topic' | 'answer' | 'comment';

const written = (answer: Parameters<typeof unwrap>[0]): WrittenPost => z.parse(writtenSchema, unwrap(answer));

const readAgain = (client: QueryClient) => client.invalidateQueries({ queryKey: communityKeys.all });

export interface NewTopic {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly lang: Language;
  readonly tags: readonly string[];
}

export const askMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, title, body, lang, tags }: NewTopic) => {
      const client = await supabase();
      return written(
        await client.rpc('ask', {
          p_id: id,
          p_title: title,
          p_body: body,
          p_lang: lang,
          p_tags: [...tags],
        }),
      );
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

export interface NewReply {
  readonly id: string;
  readonly body: string;
  readonly lang: Language;
}

export const answerMutation = (topicId: string) =>
  mutationOptions({
    mutationFn: async ({ id, body, lang }: NewReply) => {
      const client = await supabase();
      return written(
        await client.rpc('answer_topic', { p_id: id, p_topic: topicId, p_body: body, p_lang: lang }),
      );
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

export const commentMutation = (kind: 'topic' | 'answer', postId: string) =>
  mutationOptions({
    mutationFn: async ({ id, body, lang }: NewReply) => {
      const client = await supabase();
      return written(
        await client.rpc('comment_on', {
          p_id: id,
          p_kind: kind,
          p_post: postId,
          p_body: body,
          p_lang: lang,
        }),
      );
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

export interface TopicChange {
  readonly version: number;
  readonly title: string;
  readonly body: string;
  readonly tags: readonly string[];
}

export const editTopicMutation = (id: string) =>
  mutationOptions({
    mutationFn: async ({ version, title, body, tags }: TopicChange) => {
      const client = await supabase();
      return written(
        await client.rpc('edit_topic', {
          p_id: id,
          p_version: version,
          p_title: title,
          p_body: body,
          p_tags: [...tags],
        }),
      );
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

export const editAnswerMutation = (id: string) =>
  mutationOptions({
    mutationFn: async ({ version, body }: { version: number; body: string }) => {
      const client = await supabase();
      return written(await client.rpc('edit_answer', { p_id: id, p_version: version, p_body: body }));
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

interface OnePost {
  readonly kind: PostKind;
  readonly id: string;
}

/** There is no way back for its author: a page that offers 'Undo' waits before it sends this. */
export const deletePostMutation = () =>
  mutationOptions({
    mutationFn: async ({ kind, id }: OnePost) => {
      const client = await supabase();
      return written(await client.rpc('delete_post', { p_kind: kind, p_id: id }));
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

/** Takes the person's name off a post. There is no way back. */
export const detachPostMutation = () =>
  mutationOptions({
    mutationFn: async ({ kind, id }: OnePost) => {
      const client = await supabase();
      return written(await client.rpc('detach_post', { p_kind: kind, p_id: id }));
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

export const acceptMutation = (topicId: string) =>
  mutationOptions({
    /** null takes it back */
    mutationFn: async (answerId: string | null) => {
      const client = await supabase();
      // The function takes null, which the generated types do not know of.
      return written(await client.rpc('accept_answer', { p_topic: topicId, p_answer: answerId as string }));
    },
    onSuccess: (_post, _asked, _before, { client }) => readAgain(client),
  });

const votedSchema = z.object({ voted: z.boolean(), votes: z.number() });

export interface Vote {
  readonly kind: 'topic' | 'answer';
  readonly id: string;
  readonly on: boolean;
}

/** 'Helpful', shown at once and taken back where it is refused. */
export function voteMutation(topicId: string, viewer: string | null) {
  const { queryKey } = topicQuery(topicId, viewer);
  const answersKey = moreAnswersQuery(topicId, viewer).queryKey;
  const set = (client: QueryClient, vote: Vote, votes?: number) => {
    client.setQueryData(queryKey, (data) => data && withVote(data, vote, votes));
    client.setQueryData(
      answersKey,
      (data) => data && { ...data, pages: data.pages.map((page) => withVoteOn(page, vote, votes)) },
    );
  };
  return mutationOptions({
    mutationFn: async ({ kind, id, on }: Vote) => {
      const client = await supabase();
      return z.parse(votedSchema, unwrap(await client.rpc('vote', { p_kind: kind, p_post: id, p_on: on })));
    },
    onMutate: async (vote, { client }) => {
      await client.cancelQueries({ queryKey, exact: true });
      set(client, vote);
    },
    onSuccess: ({ voted, votes }, { kind, id }, _before, { client }) =>
      set(client, { kind, id, on: voted }, votes),
    onError: (_error, vote, _before, { client }) => set(client, { ...vote, on: !vote.on }),
  });
}

/** What a vote adds to the number that stands there. */
const stepOf = (was: boolean, on: boolean) => (was === on ? 0 : on ? 1 : -1);

/** The question with a vote in it; the same one where nothing changes. */
export function withVote(whole: WholeTopic, vote: Vote, told?: number): WholeTopic {
  const { topic } = whole;
  if (vote.kind === 'answer') return { ...whole, page: withVoteOn(whole.page, vote, told) };
  if (topic.id !== vote.id) return whole;
  const votes = told ?? topic.votes + stepOf(topic.voted, vote.on);
  return { ...whole, topic: { ...topic, voted: vote.on, votes } };
}

/** The same for a page of answers. */
function withVoteOn(page: AnswerPage, { kind, id, on }: Vote, told?: number): AnswerPage {
  if (kind !== 'answer' || !page.answers.some((answer) => answer.id === id)) return page;
  const was = page.voted.includes(id);
  return {
    ...page,
    voted: on ? [...new Set([...page.voted, id])] : page.voted.filter((each) => each !== id),
    answers: page.answers.map((answer) =>
      answer.id === id ? { ...answer, votes: told ?? answer.votes + stepOf(was, on) } : answer,
    ),
  };
}

export interface NewReport {
  readonly id: string;
  readonly kind: PostKind | 'profile' | 'room' | 'room_chat';
  readonly target: string;
  readonly reason: ReportReason;
  readonly note: string;
}

export const reportMutation = () =>
  mutationOptions({
    mutationFn: async ({ id, kind, target, reason, note }: NewReport) => {
      const client = await supabase();
      const { error } = await client.rpc('report', {
        p_id: id,
        p_kind: kind,
        p_target: target,
        p_reason: reason,
        p_note: note,
      });
      if (error) throw toAppError(error);
    },
    // Several reports hide a post at once.
    onSuccess: (_done, _asked, _before, { client }) => readAgain(client),
  });

/** The other member is not told. */
export const blockMutation = (userId: string) =>
  mutationOptions({
    mutationFn: async ({ profileId, on }: { profileId: string; on: boolean }) => {
      const client = await supabase();
      const { error } = await client.rpc('block_member', { p_profile: profileId, p_on: on });
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _asked, _before, { client }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: communityKeys.blocks(userId) }),
        // A block ends what two members talk about.
        client.invalidateQueries({ queryKey: messageKeys.of(userId) }),
      ]),
  });

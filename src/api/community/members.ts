import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Language } from '@/config/languages';
import { supabase } from '@/integrations/supabase/client';
import { toAppError, unwrap } from '@/integrations/supabase/errors';
import type { AvatarId } from '@/lib/accounts/avatar';
import { AppError } from '@/lib/app-error';
import { isPostId } from '@/lib/community/post-id';
import { communityKeys } from './keys';
import { type OwnProfile, ownProfileQuery, ownProfileSchema } from './own-profile';
import {
  type MemberCard,
  memberCardSchema,
  type OwnDecision,
  type OwnPost,
  ownDecisionSchema,
  ownPostSchema,
} from './shapes';

const keepProfile = (client: QueryClient, userId: string, profile: OwnProfile | null) => {
  client.setQueryData(ownProfileQuery(userId).queryKey, profile);
  // A new name or badge stands beside everything the person wrote.
  return client.invalidateQueries({ queryKey: communityKeys.all });
};

export interface NewProfile {
  readonly handle: string;
  readonly lang: Language;
  readonly allowRequests: 'known' | 'nobody';
  readonly isAdult: boolean;
  readonly guidelinesVersion: number;
  readonly showsPremium: boolean;
  readonly avatar: AvatarId | null;
  readonly about: string;
}

/** @throws AppError with a refusal of the community */
export function createProfileMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (profile: NewProfile) => {
      const client = await supabase();
      const made = unwrap(
        await client.rpc('create_community_profile', {
          p_handle: profile.handle,
          p_lang: profile.lang,
          p_allow_requests: profile.allowRequests,
          p_adult: profile.isAdult,
          p_guidelines_version: profile.guidelinesVersion,
          p_show_premium_badge: profile.showsPremium,
          p_about: profile.about,
          ...(profile.avatar && { p_avatar: profile.avatar }),
        }),
      );
      return z.parse(ownProfileSchema, made);
    },
    onSuccess: (profile, _asked, _before, { client }) => keepProfile(client, userId, profile),
  });
}

export interface ProfileChange {
  readonly version: number;
  readonly handle: string;
  readonly about: string;
  readonly avatar: AvatarId | null;
  readonly lang: Language;
  readonly allowRequests: 'known' | 'nobody';
  readonly showsPremium: boolean;
}

/** @throws AppError with a refusal of the community */
export function editProfileMutation(userId: string) {
  return mutationOptions({
    mutationFn: async (change: ProfileChange) => {
      const client = await supabase();
      const kept = unwrap(
        await client.rpc('edit_community_profile', {
          p_version: change.version,
          p_handle: change.handle,
          p_about: change.about,
          p_avatar: change.avatar ?? '',
          p_lang: change.lang,
          p_allow_requests: change.allowRequests,
          p_show_premium_badge: change.showsPremium,
        }),
      );
      return z.parse(ownProfileSchema, kept);
    },
    onSuccess: (profile, _asked, _before, { client }) => keepProfile(client, userId, profile),
  });
}

/** Leaves the community and keeps the account. @throws AppError */
export function leaveCommunityMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ removesTexts }: { removesTexts: boolean }) => {
      const client = await supabase();
      const { error } = await client.rpc('leave_community', { p_remove_posts: removesTexts });
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _asked, _before, { client }) => keepProfile(client, userId, null),
  });
}

/** The public card of a member; `not_found` for one who left. */
export function memberQuery(profileId: string) {
  return queryOptions({
    queryKey: communityKeys.member(profileId),
    queryFn: async (): Promise<MemberCard> => {
      if (!isPostId(profileId)) throw new AppError('not_found');
      const client = await supabase();
      const rows = unwrap(await client.rpc('community_cards', { p_ids: [profileId] }));
      const card = z.parse(z.array(memberCardSchema), rows)[0];
      if (!card) throw new AppError('not_found');
      return card;
    },
  });
}

const postsPerPage = 20;

/** What a person wrote, newest first. */
export function ownPostsQuery(userId: string) {
  return infiniteQueryOptions({
    queryKey: communityKeys.myPosts(userId),
    queryFn: async ({ pageParam }): Promise<OwnPost[]> => {
      const client = await supabase();
      const asked = {
        p_limit: postsPerPage,
        ...(pageParam && { p_before: pageParam.created_at, p_before_id: pageParam.id }),
      };
      return z.parse(z.array(ownPostSchema), unwrap(await client.rpc('my_community_posts', asked)));
    },
    initialPageParam: null as OwnPost | null,
    getNextPageParam: (page: OwnPost[]) => (page.length < postsPerPage ? null : (page.at(-1) ?? null)),
  });
}

/** What moderators decided about a person. */
export function ownDecisionsQuery(userId: string) {
  return queryOptions({
    queryKey: communityKeys.myDecisions(userId),
    queryFn: async (): Promise<OwnDecision[]> => {
      const client = await supabase();
      return z.parse(z.array(ownDecisionSchema), unwrap(await client.rpc('my_moderation')));
    },
  });
}

/** Asks that a decision be looked at again, once, by somebody else. @throws AppError */
export function appealMutation(userId: string) {
  return mutationOptions({
    mutationFn: async ({ id, actionId, text }: { id: string; actionId: string; text: string }) => {
      const client = await supabase();
      const { error } = await client.rpc('appeal', { p_id: id, p_action: actionId, p_text: text });
      if (error) throw toAppError(error);
    },
    onSuccess: (_done, _asked, _before, { client }) =>
      client.invalidateQueries({ queryKey: communityKeys.myDecisions(userId) }),
  });
}

/**
 * Recommends exercises, tests and what there is to read to whoever calls: by rules, from what the database knows of the person. Nothing is sent
 * anywhere, and nothing the caller says about a person has a say.
 */

import { aiContentRecommendations } from '@lib/contracts/ai-content-recommendations.ts';
import { exerciseIds } from '@lib/exercises/ids.ts';
import { libraryFactsSchema, recommendArticles } from '@lib/recommendations/articles.ts';
import { factsSchema, recommend } from '@lib/recommendations/recommend.ts';
import * as z from 'zod/mini';
import { callDeps } from '../_shared/http/call-deps.ts';
import { createServiceClient } from '../_shared/http/clients.ts';
import type { FunctionEnv } from '../_shared/http/env.ts';
import { refuse, reply } from '../_shared/http/outcome.ts';
import { type CallDeps, serveCall } from '../_shared/http/serve-call.ts';

export interface RecommendationDeps extends CallDeps {
  now(): number;
  /** What is known of a person: `recommendation_facts`. */
  facts(userId: string): Promise<unknown>;
  /** What is open to a person in the library and what they read: `library_facts`. */
  library(userId: string, language: string): Promise<unknown>;
}

export const handle = serveCall<typeof aiContentRecommendations, RecommendationDeps>(
  aiContentRecommendations,
  async ({ userId, contentType, language }, { caller, deps }) => {
    if (userId !== undefined && userId !== caller.id) return refuse('forbidden');
    const facts = z.parse(factsSchema, await deps.facts(caller.id));
    if (contentType === 'education') {
      const library = z.parse(libraryFactsSchema, await deps.library(caller.id, language));
      return reply({ ...recommendArticles(facts, library, deps.now()), source: 'rules', day: facts.day });
    }
    const offered = recommend(facts, { contentType, language, nowMs: deps.now() });
    return reply({ ...offered, source: 'rules', day: facts.day });
  },
  () => refuse('recommendations_failed'),
);

export function createDeps(env: FunctionEnv): RecommendationDeps {
  const service = createServiceClient(env);
  return {
    ...callDeps(env),
    now: () => Date.now(),
    async facts(userId) {
      const { data, error } = await service.rpc('recommendation_facts', {
        p_user: userId,
        p_exercises: [...exerciseIds],
      });
      if (error) throw error;
      return data;
    },
    async library(userId, language) {
      const { data, error } = await service.rpc('library_facts', { p_user: userId, p_lang: language });
      if (error) throw error;
      return data;
    },
  };
}

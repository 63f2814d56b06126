/** Tells podcast players which episodes have a recording. Nobody is asked who they are, and nothing is kept. */
import type { CodeOf } from '@lib/contracts/call.ts';
import { statusOf } from '@lib/contracts/call.ts';
import { podcastFeed } from '@lib/contracts/podcast-feed.ts';
import { type Episode, writePodcast } from '@lib/library/feed.ts';
import { faultOf } from '@lib/operations/fault.ts';
import { isLanguage } from '../../../src/config/languages.ts';
import type { LogEntry } from '../_shared/http/log.ts';

export interface PodcastDeps {
  readonly site: string;
  /** Where the feed is asked for. */
  readonly self: string;
  log(entry: LogEntry): void;
  newId(): string;
  /** Published episodes with a recording, the newest first. */
  episodes(lang: string): Promise<readonly Episode[]>;
}

function refusal(code: CodeOf<typeof podcastFeed>, more: Readonly<Record<string, string>> = {}): Response {
  return Response.json(
    { error: { code } },
    { status: statusOf(podcastFeed, code), headers: { 'cache-control': 'no-store', ...more } },
  );
}

async function answer(request: Request, deps: PodcastDeps): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return refusal('method_not_allowed', { allow: 'GET, HEAD' });
  }
  const asked = new URL(request.url).searchParams.get('lang');
  const lang = isLanguage(asked) ? asked : 'en';
  const episodes = await deps.episodes(lang);
  if (episodes.length === 0) return refusal('no_episodes');
  const self = lang === 'en' ? deps.self : `${deps.self}?lang=${lang}`;
  return new Response(request.method === 'HEAD' ? null : writePodcast(episodes, lang, deps.site, self), {
    headers: {
      'content-type': 'application/rss+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    },
  });
}

/** It never rejects. */
export async function handle(request: Request, deps: PodcastDeps): Promise<Response> {
  try {
    return await answer(request, deps);
  } catch (error) {
    const id = deps.newId();
    deps.log({ level: 'error', function: podcastFeed.name, id, fault: faultOf(error) });
    return refusal('internal');
  }
}

import * as z from 'zod/mini';
import { brand } from '../../config/brand.ts';
import type { Language } from '../../config/languages.ts';

/** The podcast as RSS 2.0 (Board of RSS, 2.0.11) with the elements that players ask for. */

export const episodeSchema = z.object({
  slug: z.string(),
  publish_at: z.string(),
  /** Of the site ('/content/audio/…') or an https address. */
  audio_url: z.string(),
  audio_s: z.number(),
  audio_bytes: z.number(),
  author_name: z.string(),
  title: z.string(),
  summary: z.string(),
});
export type Episode = z.output<typeof episodeSchema>;

/** What XML cannot hold is left out; what has a meaning in it is written as an entity. */
const xml = (text: string): string =>
  text
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const types: Readonly<Record<string, string>> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', aac: 'audio/aac' };
const typeOf = (url: string): string =>
  types[url.slice(url.lastIndexOf('.') + 1).toLowerCase()] ?? 'audio/mpeg';

const clock = (seconds: number): string =>
  [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');

/** RFC 822 with a year of four digits. */
const date = (at: string): string => new Date(at).toUTCString().replace('GMT', '+0000');

/** @param site origin of the site; @param self address of the feed */
export function writePodcast(
  episodes: readonly Episode[],
  lang: Language,
  site: string,
  self: string,
): string {
  const [newest] = episodes;
  const items = episodes.map(
    ({ slug, publish_at, audio_url, audio_s, audio_bytes, author_name, title, summary }) => {
      const page = `${site}/education/${slug}`;
      const file = audio_url.startsWith('/') ? `${site}${audio_url}` : audio_url;
      return `    <item>
      <title>${xml(title)}</title>
      <link>${xml(page)}</link>
      <guid isPermaLink="true">${xml(page)}</guid>
      <pubDate>${date(publish_at)}</pubDate>
      <description>${xml(summary)}</description>
      <enclosure url="${xml(file)}" length="${audio_bytes}" type="${typeOf(audio_url)}"/>
      <itunes:author>${xml(author_name)}</itunes:author>
      <itunes:duration>${clock(audio_s)}</itunes:duration>
      <itunes:explicit>false</itunes:explicit>
    </item>
`;
    },
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd">
  <channel>
    <title>${xml(brand.name)}</title>
    <link>${xml(site)}/education</link>
    <description>${xml(brand.name)}</description>
    <language>${lang}</language>
${newest ? `    <lastBuildDate>${date(newest.publish_at)}</lastBuildDate>\n` : ''}    <atom:link href="${xml(self)}" rel="self" type="application/rss+xml"/>
    <itunes:author>${xml(brand.operator)}</itunes:author>
    <itunes:explicit>false</itunes:explicit>
    <itunes:category text="Health &amp; Fitness"/>
${items.join('')}  </channel>
</rss>
`;
}

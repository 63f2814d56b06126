import { isDate } from '../calendar/zone.ts';
import { signsIn } from '../community/text.ts';
import type { LibraryCategory, LibraryTier } from './kinds.ts';
import { isSlug } from './slug.ts';

/** What is said of a text of the library beside its words, as it stands in the fields of the desk. */

export interface DetailFields {
  readonly slug: string;
  readonly tier: LibraryTier;
  readonly category: LibraryCategory;
  readonly author_name: string;
  readonly reviewed_by: string;
  /** YYYY-MM-DD */
  readonly reviewed_at: string;
  readonly audio_url: string;
  readonly audio_s: string;
  readonly audio_bytes: string;
}

export interface StoredDetails {
  readonly slug: string;
  readonly tier: LibraryTier;
  readonly category: LibraryCategory;
  readonly author_name: string;
  readonly reviewed_by: string | null;
  readonly reviewed_at: string | null;
  readonly audio_url: string | null;
  readonly audio_s: number | null;
  readonly audio_bytes: number | null;
}

export const detailsOf = (stored: StoredDetails): DetailFields => ({
  slug: stored.slug,
  tier: stored.tier,
  category: stored.category,
  author_name: stored.author_name,
  reviewed_by: stored.reviewed_by ?? '',
  reviewed_at: stored.reviewed_at ?? '',
  audio_url: stored.audio_url ?? '',
  audio_s: stored.audio_s?.toString() ?? '',
  audio_bytes: stored.audio_bytes?.toString() ?? '',
});

export const longestAudioS = 14_400;
export const largestAudioBytes = 1_000_000_000;

export type DetailFault = 'slug' | 'name' | 'pair' | 'audio' | 'number';
export type DetailFaults = Readonly<Partial<Record<keyof DetailFields, DetailFault>>>;

const audio =
  /^(?:\/content\/audio\/[a-z0-9/_-]+|https:\/\/[a-z0-9.-]+\/[A-Za-z0-9/._~%-]+)\.(?:mp3|m4a|aac)$/;
const isName = (text: string) => {
  const signs = signsIn(text.trim());
  return signs >= 2 && signs <= 120;
};
const isCount = (text: string, most: number) => /^[1-9]\d{0,9}$/.test(text.trim()) && Number(text) <= most;

/** What the database would refuse, by field. A recording is an address, a length and a size, or none of them. */
export function faultsOfDetails(fields: DetailFields): DetailFaults {
  const { slug, author_name, reviewed_by, reviewed_at, audio_url, audio_s, audio_bytes } = fields;
  const isReviewed = reviewed_by.trim() !== '';
  const hasAudio = [audio_url, audio_s, audio_bytes].some((text) => text.trim() !== '');
  return {
    ...(isSlug(slug) ? {} : { slug: 'slug' }),
    ...(isName(author_name) ? {} : { author_name: 'name' }),
    ...(isReviewed && !isName(reviewed_by) ? { reviewed_by: 'name' } : {}),
    ...(isReviewed !== isDate(reviewed_at) ? { reviewed_at: 'pair' } : {}),
    ...(hasAudio && !audio.test(audio_url.trim()) ? { audio_url: 'audio' } : {}),
    ...(hasAudio && !isCount(audio_s, longestAudioS) ? { audio_s: 'number' } : {}),
    ...(hasAudio && !isCount(audio_bytes, largestAudioBytes) ? { audio_bytes: 'number' } : {}),
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const countOrNull = (text: string) => (text.trim() === '' ? null : Number(text));

const stored = (fields: DetailFields): StoredDetails => ({
  slug: fields.slug,
  tier: fields.tier,
  category: fields.category,
  author_name: fields.author_name.trim(),
  reviewed_by: orNull(fields.reviewed_by),
  reviewed_at: orNull(fields.reviewed_at),
  audio_url: orNull(fields.audio_url),
  audio_s: countOrNull(fields.audio_s),
  audio_bytes: countOrNull(fields.audio_bytes),
});

/** What differs from what was read. */
export function changedDetails(fields: DetailFields, read: StoredDetails): Partial<StoredDetails> {
  const becomes = stored(fields);
  const names = Object.keys(becomes) as (keyof StoredDetails)[];
  return Object.fromEntries(
    names.filter((name) => becomes[name] !== read[name]).map((name) => [name, becomes[name]]),
  );
}

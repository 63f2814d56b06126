import { hashSeed } from '../random.ts';
import { placesOf } from './fault.ts';

/** How an error in a browser was caught: by the panel of an app that does not stand, or around a page. */
export const clientErrorKinds = ['boot', 'boundary'] as const;
export type ClientErrorKind = (typeof clientErrorKinds)[number];

/** So many are told in one session of a tab. */
export const maxClientErrors = 10;

/** Where in the program an error came up, as 16 digits that say nothing else; equal for equal places of one release. */
export function stackHash(error: unknown): string {
  const [high, low] = hashSeed(placesOf(error).join(' '));
  return [high, low].map((part) => part.toString(16).padStart(8, '0')).join('');
}

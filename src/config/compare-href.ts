import { paths } from './paths.ts';

/** The comparison of two attempts; which one is earlier is found out there. */
export function compareHref(a: string, b: string): string {
  return `${paths.compareAttempts}?a=${encodeURIComponent(a)}&b=${encodeURIComponent(b)}`;
}

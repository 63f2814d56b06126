import { paths } from '../../config/paths.ts';
import { exerciseIdOf } from '../reports/exercises.ts';

/** A part of an address that stands for anything. */
const routes = Object.values(paths).map(
  (path) => new RegExp(`^${path.replace(/[.]/g, '[.]').replace(/:\w+/g, '[^/]+')}/?$`),
);

/**
 * Where a step leads, as far as there is such a page today: null for an exercise without one, and for what is no address
 * of the app.
 * @param known exercises that can be opened
 */
export function openLink(link: string | null, known: ReadonlySet<string>): string | null {
  if (link === null || !/^\/[a-z0-9]/.test(link)) return null;
  const [path = ''] = link.split('?');
  if (!routes.some((route) => route.test(path))) return null;
  const exercise = exerciseIdOf(link);
  return exercise === null || known.has(exercise) ? link : null;
}

/** A burst of so many minutes, named as the page of the exercise reads it. */
export const burstLink = (minutes: number): string => `/training-hub/focus-burst?minutes=${minutes}`;

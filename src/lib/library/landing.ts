import { href as filled, paths } from '../../config/paths.ts';
import { openExerciseIds } from '../exercises/ids.ts';

/** Addresses within the site that a text of the library may lead to. */

const list = paths.education;
const fixed = new Set<string>([...Object.values(paths).filter((path) => !path.includes(':'))]);
const exercises = new Set(
  openExerciseIds.flatMap((exerciseId) => [
    filled(paths.exercise, { exerciseId }),
    filled(paths.exerciseIntro, { exerciseId }),
  ]),
);

/** Whether a link is a page that exists. @param slugs of all texts that are there or will be */
export function lands(link: string, slugs: ReadonlySet<string>): boolean {
  const [path = ''] = link.split(/[?#]/);
  if (fixed.has(path) || exercises.has(path)) return true;
  return path.startsWith(`${list}/`) && slugs.has(path.slice(list.length + 1));
}

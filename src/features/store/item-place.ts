import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';
import type { CatalogItem } from '@/lib/billing/catalog-item';
import { isExerciseId } from '@/lib/exercises/ids';

/** Where an item opens; null for a bundle, whose members open by themselves, and for what this version does not have. */
export function itemPlace(item: Pick<CatalogItem, 'testId' | 'exerciseId'>): string | null {
  if (item.testId !== null) return href(paths.testIntro, { testId: catalogue[item.testId].routeKey });
  if (isExerciseId(item.exerciseId)) return href(paths.exerciseIntro, { exerciseId: item.exerciseId });
  return null;
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { exerciseDrawings } from '@/components/drawings/exercises';
import { EmptyState } from '@/components/empty-state';
import { Button } from '@/components/ui/button';
import { useExerciseAccess } from '@/features/gates/use-exercise-access';
import { useAsked } from '@/hooks/use-asked';
import { exercises } from '@/lib/cognitive/registry';
import { ExerciseCard } from './exercise-card';
import { ExerciseGroup } from './exercise-group';
import { HubFilterBar } from './hub-filter-bar';
import {
  categories,
  type HubFilters,
  isListed,
  isNarrowed,
  noFilters,
  readFilters,
  writeFilters,
} from './hub-filters';
import { useOwnResults } from './use-own-results';

/** Everything the registry holds, narrowed by the address. */
export function ExerciseList({ userId }: { userId: string }) {
  const { t } = useTranslation('training');
  const { loading, accessOf } = useExerciseAccess(userId);
  const results = useOwnResults(userId);
  const [search, setSearch] = useSearchParams();
  const asked = readFilters(search);
  // A field shows each letter at once, whenever the address follows.
  const [words, setWords] = useState(asked.words);
  const filters = { ...asked, words };
  const merged = useAsked(filters);
  const change = (part: Partial<HubFilters>) => {
    const next = merged(part);
    setWords(next.words);
    setSearch(writeFilters(next), { replace: true });
  };
  const shown = exercises
    .map((exercise) => ({
      exercise,
      access: loading ? null : accessOf(exercise),
      words: `${t(`exercise.${exercise.id}.name`)} ${t(`exercise.${exercise.id}.summary`)}`,
    }))
    .filter((listed) => isListed(listed, filters));
  return (
    <div>
      <HubFilterBar filters={filters} onChange={change} listed={shown.length} />
      {shown.length === 0 ? (
        <EmptyState
          title={t('filter.none')}
          drawing="no_results"
          action={
            <Button variant="outline" onClick={() => change(noFilters)} data-action="clear-filters">
              {t('hub.all')}
            </Button>
          }
        />
      ) : (
        <div className="grid gap-y-3 sm:gap-y-12">
          {categories.map((category) => {
            const ofCategory = shown.filter(({ exercise }) => exercise.category === category);
            const [first] = ofCategory;
            if (!first) return null;
            return (
              <ExerciseGroup
                key={category}
                title={t(`category.${category}`)}
                drawing={exerciseDrawings[first.exercise.id]}
                names={ofCategory.map(({ exercise }) => t(`exercise.${exercise.id}.name`))}
                open={isNarrowed(filters)}
              >
                {ofCategory.map(({ exercise, access }) => (
                  <ExerciseCard
                    key={exercise.id}
                    exercise={exercise}
                    access={access}
                    own={results.get(exercise.id) ?? null}
                  />
                ))}
              </ExerciseGroup>
            );
          })}
        </div>
      )}
    </div>
  );
}

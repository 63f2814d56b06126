import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { Badge } from '@/components/ui/badge';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { href, paths } from '@/config/paths';
import { exercises } from '@/lib/cognitive/registry';
import { ExerciseFacts } from './exercise-facts';
import { useExerciseAccess } from './use-exercise-access';

const categories = [...new Set(exercises.map((exercise) => exercise.category))];
type Category = (typeof categories)[number];
const isCategory = (value: string | null): value is Category =>
  categories.some((category) => category === value);

/** Everything the registry holds, filtered by the address (`?category=`). */
export function ExerciseList({ userId }: { userId: string }) {
  const { t } = useTranslation(['training', 'upgrade']);
  const accessOf = useExerciseAccess(userId);
  const [search, setSearch] = useSearchParams();
  const asked = search.get('category');
  const category = isCategory(asked) ? asked : null;
  const shown = exercises.filter((exercise) => category === null || exercise.category === category);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-end justify-between gap-4">
        <Field label={t('words.show')} className="w-full max-w-80">
          <NativeSelect
            value={category ?? 'all'}
            onChange={({ target }) =>
              setSearch(target.value === 'all' ? {} : { category: target.value }, { replace: true })
            }
          >
            <option value="all">{t('hub.all')}</option>
            {categories.map((value) => (
              <option key={value} value={value}>
                {t(`category.${value}`)}
              </option>
            ))}
          </NativeSelect>
        </Field>
        <p role="status" className="text-sm text-ink-soft">
          {t('hub.listed', { count: shown.length })}
        </p>
      </div>
      <ul>
        {shown.map((exercise) => {
          const name = t(`exercise.${exercise.id}.name`);
          const access = accessOf(exercise);
          return (
            <li
              key={exercise.id}
              data-exercise={exercise.id}
              data-access={access}
              className="grid items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
            >
              <div>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h2 className="text-lg">{name}</h2>
                  {access === 'open' ? null : <Badge tone="outline">{t('plans.plus')}</Badge>}
                </div>
                <p className="max-w-read text-ink-soft">{t(`exercise.${exercise.id}.summary`)}</p>
                <ExerciseFacts exercise={exercise} access={access} />
              </div>
              <ButtonLink
                variant="outline"
                to={href(paths.exerciseIntro, { exerciseId: exercise.id })}
                aria-label={t('words.openNamed', { name })}
              >
                {t('words.open')}
              </ButtonLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

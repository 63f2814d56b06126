import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { plannerSettingsQuery } from '@/api/account/settings';
import { openTasksQuery } from '@/api/tasks/tasks';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useRankedTasks } from '@/hooks/use-ranked-tasks';
import { maxStepLength, maxTaskLength } from '@/lib/cognitive/burst-limits';
import { usualPlanner } from '@/lib/tasks/settings';
import type { Task } from '@/lib/tasks/task';

/** More are a list to get lost in. */
const mostOffered = 20;
const noTasks: readonly Task[] = [];

/** A text cut to a length, between letters. */
function cut(text: string, max: number): string {
  let kept = '';
  for (const letter of text) {
    if (kept.length + letter.length > max) break;
    kept += letter;
  }
  return kept.trim();
}

export interface BurstFields {
  readonly task: string;
  readonly firstStep: string;
}

/** What a burst says of a task of the planner, which may have a longer title. */
export const fieldsOf = ({ title, first_step }: Task): BurstFields => ({
  task: cut(title, maxTaskLength),
  firstStep: cut(first_step, maxStepLength),
});

/** The task of the planner that a link names by its id; null for none. Its words never stand in an address. */
export function usePlannedTask(userId: string): Task | 'loading' | null {
  const [search] = useSearchParams();
  const id = search.get('task');
  const { data, isPending } = useQuery({ ...openTasksQuery(userId), enabled: id !== null });
  if (id === null) return null;
  return isPending ? 'loading' : (data?.find((task) => task.id === id) ?? null);
}

export interface PlannedTaskChoiceProps {
  userId: string;
  onChoose: (fields: BurstFields) => void;
}

/** Offers the tasks of the planner, first things first; nothing where there is none. */
export function PlannedTaskChoice({ userId, onChoose }: PlannedTaskChoiceProps) {
  const { t } = useTranslation('training');
  const [search] = useSearchParams();
  const { data: tasks = noTasks } = useQuery(openTasksQuery(userId));
  const { data: settings = usualPlanner } = useQuery(plannerSettingsQuery(userId));
  const { ranked } = useRankedTasks(tasks, settings.task_order);
  const offered = ranked.slice(0, mostOffered).map(({ task }) => task);
  if (offered.length === 0) return null;
  const named = search.get('task');
  return (
    <Field label={t('burst.fromPlanner')}>
      <NativeSelect
        defaultValue={offered.some(({ id }) => id === named) ? (named ?? '') : ''}
        onChange={(event) => {
          const chosen = offered.find(({ id }) => id === event.target.value);
          onChoose(chosen ? fieldsOf(chosen) : { task: '', firstStep: '' });
        }}
      >
        <option value="">{t('burst.fromPlannerNone')}</option>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

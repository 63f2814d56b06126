import { useTranslation } from 'react-i18next';
import { ErrorState } from '@/components/error-state';
import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/i18n/use-formats';
import { type PlannerNumber, plannerChoices, taskOrders } from '@/lib/tasks/settings';
import { useAccountSettings } from './use-account-settings';

const numbers = ['today_limit', 'available_min', 'wip_limit'] as const satisfies readonly PlannerNumber[];

/** How long a day is, how much is begun at once and what comes first. */
export function PlannerSection({ userId }: { userId: string }) {
  const { t } = useTranslation('settings');
  const { count } = useFormats();
  const { settings, choose } = useAccountSettings(userId);
  if (settings.isPending) return <Skeleton className="h-64 max-w-xl" />;
  if (settings.isError) {
    return (
      <ErrorState
        error={settings.error}
        onRetry={() => void settings.refetch()}
        retrying={settings.isFetching}
      />
    );
  }
  const { data } = settings;
  const text = (name: PlannerNumber, value: number) =>
    name === 'available_min' ? t('words.minutes', { count: value }) : count(value);
  return (
    <div className="grid max-w-xl gap-5">
      {numbers.map((name) => (
        <Field key={name} label={t(`planner.${name}`)}>
          <NativeSelect
            name={name}
            value={data[name]}
            onChange={(event) => choose({ [name]: Number(event.target.value) })}
          >
            {withChosen(plannerChoices[name], data[name]).map((value) => (
              <option key={value} value={value}>
                {text(name, value)}
              </option>
            ))}
          </NativeSelect>
        </Field>
      ))}
      <RadioGroup
        legend={t('planner.task_order')}
        value={data.task_order}
        onValueChange={(value) => {
          const order = taskOrders.find((one) => one === value);
          if (order) choose({ task_order: order });
        }}
      >
        <div className="grid gap-2">
          {taskOrders.map((order) => (
            <RadioRow key={order} value={order} label={t(`planner.order.${order}`)} />
          ))}
        </div>
      </RadioGroup>
    </div>
  );
}

/** A number that was set elsewhere is offered, too. */
const withChosen = (offered: readonly number[], chosen: number): number[] =>
  [...new Set([...offered, chosen])].toSorted((a, b) => a - b);

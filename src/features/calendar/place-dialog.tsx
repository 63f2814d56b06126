import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { newEvent } from '@/api/calendar/events';
import { usePlans } from '@/api/plans/queries';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { wholePlanHref } from '@/components/plans/next-plan-step';
import { useStepWords } from '@/components/plans/use-step-words';
import { QuestionDialog } from '@/components/question-dialog';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Fieldset } from '@/components/ui/field';
import { TextField } from '@/components/ui/text-field';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { CalendarEvent } from '@/lib/calendar/event';
import { blank } from '@/lib/calendar/event-form';
import { eventOfStep, retestDay, stepsToPlace } from '@/lib/calendar/place-plan';
import type { FocusPlan } from '@/lib/plans/plan';
import type { CalendarAsking } from './use-calendar-actions';

export interface PlaceDialogProps {
  userId: string;
  asking: CalendarAsking;
  events: readonly CalendarEvent[];
  /** Of the person. */
  tz: string;
  today: string;
}

/** The steps of the plan at hand as events: a copy, with the way back to the plan. */
export function PlaceDialog(props: PlaceDialogProps) {
  const { userId, asking } = props;
  const { t } = useTranslation('calendar');
  const { data: plans, isPending, error } = usePlans(userId);
  const plan = plans?.find(({ status }) => status === 'active');
  const shown = () => {
    if (isPending) return <LoadingState />;
    if (error) return <ErrorState error={error} />;
    if (plan) return <Choices plan={plan} {...props} />;
    return (
      <div className="grid justify-items-start gap-4">
        <p>{t('place.none')}</p>
        <ButtonLink to={paths.trainingHub} variant="outline" size="sm">
          {t('pages.trainingHub')}
        </ButtonLink>
      </div>
    );
  };
  return (
    <QuestionDialog
      title={t('place.open')}
      description={t('place.text')}
      opener={asking.opener}
      onClose={asking.close}
    >
      {shown()}
    </QuestionDialog>
  );
}

const usualTime = '09:00';

function Choices({ plan, asking, events, tz, today }: PlaceDialogProps & { plan: FocusPlan }) {
  const { t } = useTranslation(['calendar', 'schedule', 'tests']);
  const formats = useFormats();
  const { nameOf } = useStepWords(plan);
  const [time, setTime] = useState(usualTime);
  const [left, setLeft] = useState<readonly string[]>([]);
  const isTime = /^\d{2}:\d{2}$/.test(time);
  const isThere = (id: string) => events.some((event) => event.id === id);
  const steps = stepsToPlace(plan, today, isTime ? time : usualTime);
  const day = (date: string) => formats.fullDay(`${date}T12:00:00`);
  const again = retestDay(plan, today);
  const rows = [
    ...steps.map((step) => ({
      id: step.item.id,
      name: nameOf(step.item),
      hint: formats.list(step.days.map((date) => formats.wallDayOfYear(`${date}T00:00:00Z`))),
      event: (): CalendarEvent => {
        const placed = eventOfStep(step, { title: nameOf(step.item), tz, link: wholePlanHref });
        return newEvent({ ...blank, ...placed }, placed.id);
      },
    })),
    // The test of the plan, on the day after it.
    ...(plan.attempt_id === null
      ? []
      : [
          {
            id: plan.id,
            name: t('kind.retest'),
            hint: day(again),
            event: (): CalendarEvent =>
              newEvent(
                {
                  ...blank,
                  title: t('kind.retest'),
                  all_day: true,
                  starts: again,
                  ends: again,
                  tz,
                  kind: 'retest',
                  link: href(paths.testIntro, { testId: plan.test_id }),
                },
                plan.id,
              ),
          },
        ]),
  ];
  const open = rows.filter(({ id }) => !isThere(id));
  const chosen = open.filter(({ id }) => !left.includes(id));
  const submit = () => {
    if (!isTime) return;
    asking.placeAll(
      chosen.map(({ event }) => event()),
      t('count', { count: chosen.length }),
    );
  };
  if (open.length === 0) return <p>{t('place.all')}</p>;
  return (
    <form
      noValidate
      className="grid gap-5"
      onSubmit={(submitted) => {
        submitted.preventDefault();
        submit();
      }}
    >
      <TextField
        type="time"
        name="time"
        label={t('form.startTime')}
        value={time}
        onChange={({ target }) => setTime(target.value)}
        error={isTime ? undefined : t('schedule:fault.time')}
        className="max-w-56"
      />
      <Fieldset legend={t('place.open')}>
        {open.map(({ id, name, hint }) => (
          <Checkbox
            key={id}
            label={name}
            hint={hint}
            checked={!left.includes(id)}
            onChange={({ target }) =>
              setLeft(target.checked ? left.filter((one) => one !== id) : [...left, id])
            }
          />
        ))}
      </Fieldset>
      <p className="text-sm text-ink-soft">{t('place.copy')}</p>
      <Button type="submit" disabled={chosen.length === 0} data-action="place-now">
        {t('place.open')}
      </Button>
    </form>
  );
}

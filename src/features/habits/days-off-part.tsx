import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Input } from '@/components/ui/input';
import { useFormats } from '@/i18n/use-formats';
import { type DayOff, mostPauseDays } from '@/lib/habits/habit';
import { addDays, daysBetween } from '@/lib/plans/dates';
import type { Habits } from './use-habits';

/** Rest days, said ahead, and pauses: neither counts against a habit. */
export function DaysOffPart({ daysOff, habits }: { daysOff: readonly DayOff[]; habits: Habits }) {
  const { t } = useTranslation('habits');
  const { utcDate } = useFormats();
  const { today, dayOff } = habits;
  const [from, setFrom] = useState(today);
  const [to, setTo] = useState(today);
  const days = daysBetween(from, to) + 1;
  const fault =
    days < 1 ? t('off.order') : days > mostPauseDays ? t('off.tooLong', { most: mostPauseDays }) : undefined;
  const shown = daysOff.filter(({ to_on }) => to_on >= addDays(today, -7));
  const said = (day: string) => utcDate(`${day}T12:00:00Z`);
  const add = () => {
    if (fault !== undefined || from === '' || to === '') return;
    const kind = from === to && from >= today ? 'rest' : 'pause';
    dayOff.mutate({ kind: 'add', dayOff: { id: crypto.randomUUID(), kind, from_on: from, to_on: to } });
  };
  return (
    <div className="grid gap-4">
      <p className="max-w-read text-ink-soft">{t('off.lead')}</p>
      {shown.length > 0 ? (
        <ul className="grid max-w-xl divide-y divide-line border-y border-line">
          {shown.map((each) => (
            <li key={each.id} className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
              <span>
                {each.kind === 'rest'
                  ? t('off.rest', { date: said(each.from_on) })
                  : t('off.pause', { from: said(each.from_on), to: said(each.to_on) })}
              </span>
              <Button
                variant="link"
                size="sm"
                onClick={() => dayOff.mutate({ kind: 'remove', id: each.id })}
                aria-label={t('words.pair', { name: said(each.from_on), text: t('words.undo') })}
              >
                {t('words.undo')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <form
        className="flex max-w-xl flex-wrap items-start gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <Field label={t('off.from')} className="flex-[1_1_10rem]">
          <Input
            type="date"
            value={from}
            min={addDays(today, -7)}
            onChange={({ target }) => {
              setFrom(target.value);
              if (target.value > to) setTo(target.value);
            }}
          />
        </Field>
        <Field label={t('off.to')} className="flex-[1_1_10rem]" {...(fault ? { error: fault } : {})}>
          <Input type="date" value={to} min={from} onChange={({ target }) => setTo(target.value)} />
        </Field>
        <Button type="submit" variant="outline" data-action="add-day-off" className="sm:mt-7.5 max-sm:w-full">
          {t('off.add')}
        </Button>
      </form>
    </div>
  );
}

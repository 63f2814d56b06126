import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { lastConfigQuery } from '@/api/training/last-config';
import { dueSet } from '@/lib/exercises/object-location/delayed';
import { type exercise, variants } from '@/lib/exercises/object-location/exercise';
import { seedOf } from '@/lib/exercises/run';
import { CheckFirst } from '../../stepped/check-first';
import type { AfterOf, AskedFor, ChoicesProps, Options } from '../../view';

/** The next run: new sets, or the first of a day ago that was not asked for since. */
export function useDelayedSet({ userId, options }: AskedFor): Options | null {
  const last = useQuery(lastConfigQuery(userId, 'object-location', variants));
  // Without a connection it does not come: new places can be learned all the same.
  if (last.isLoading) return null;
  const due = last.data ? dueSet({ ...last.data, seed: seedOf(last.data.id) }, Date.now()) : null;
  return { delayed: options.check === 'skip' ? null : due, due: Number(due !== null) };
}

export function LocationChoices({ options, onChange }: ChoicesProps) {
  return <CheckFirst exerciseId="object-location" options={options} onChange={onChange} />;
}

/** Of a run with something new to keep: that it is asked for. */
export function AfterPlacing({ config: { delayed } }: AfterOf<typeof exercise>) {
  const { t } = useTranslation('exercise-object-location');
  return delayed ? null : <p>{t('later')}</p>;
}

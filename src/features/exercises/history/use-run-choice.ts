import { useSearchParams } from 'react-router-dom';
import { useAsked } from '@/hooks/use-asked';
import { devices } from '@/lib/cognitive/engine/device';
import { type RunMode, runModes } from '@/lib/exercises/contract';
import type { ExerciseRun } from '@/lib/exercises/run';

/** Which runs are looked at; null: all of them. */
export interface RunChoice {
  readonly variant: string | null;
  readonly deviceClass: ExerciseRun['deviceClass'] | null;
  readonly mode: RunMode | null;
}

export const everyRun: RunChoice = { variant: null, deviceClass: null, mode: null };

const known = <Value extends string>(values: readonly Value[], asked: string | null): Value | null =>
  values.find((value) => value === asked) ?? null;

/** The choice stands in the address (`?variant=&device=&mode=`); what is not known there chooses nothing. */
export function useRunChoice(
  variants: readonly string[],
): readonly [choice: RunChoice, choose: (change: Partial<RunChoice>) => void] {
  const [search, setSearch] = useSearchParams();
  const choice: RunChoice = {
    variant: known(variants, search.get('variant')),
    deviceClass: known(devices, search.get('device')),
    mode: known(runModes, search.get('mode')),
  };
  const asked = useAsked(choice);
  const choose = (change: Partial<RunChoice>) => {
    const { variant, deviceClass, mode } = asked(change);
    const named = { variant, device: deviceClass, mode };
    const chosen = Object.entries(named).filter((entry): entry is [string, string] => entry[1] !== null);
    setSearch(Object.fromEntries(chosen), { replace: true });
  };
  return [choice, choose];
}

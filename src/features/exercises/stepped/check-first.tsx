import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { useExerciseText } from '../player/use-exercise-text';
import type { ChoicesProps } from '../view';

const ways = ['first', 'skip'] as const;

/** Something of an earlier day is to be asked for (`due` of what was asked). */
export const isCheckDue = ({ due }: ChoicesProps['asked']) => Number(due ?? 0) > 0;

interface CheckFirstProps extends Pick<ChoicesProps, 'options' | 'onChange'> {
  exerciseId: string;
}

/** Whether what was learned on an earlier day is asked for first: texts `check.<…>` of the exercise. */
export function CheckFirst({ exerciseId, options, onChange }: CheckFirstProps) {
  const text = useExerciseText(exerciseId, '');
  return (
    <RadioGroup
      legend={text('check.legend')}
      value={options.check === 'skip' ? 'skip' : 'first'}
      onValueChange={(check) => onChange({ ...options, check })}
    >
      {ways.map((way) => (
        <RadioRow key={way} value={way} label={text(`check.${way}`)} />
      ))}
    </RadioGroup>
  );
}

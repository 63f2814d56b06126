import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { dynamicText } from '@/i18n/dynamic-text';
import { useFormats } from '@/i18n/use-formats';
import { usualCodes } from '@/lib/exercises/own-keys';
import { colourSets, exercise } from '@/lib/exercises/stroop/exercise';
import { heard } from '@/lib/exercises/stroop/heard';
import { choiceSummary, conflictMeasures, deadlineLevel, whyNoConflictScore } from '../timed/conflict';
import { Face, Fixation } from '../timed/face';
import { type ChoicesProps, timedView } from '../view';

const inks = {
  red: 'text-plate-red',
  green: 'text-plate-green',
  yellow: 'text-plate-yellow',
  blue: 'text-plate-blue',
  orange: 'text-plate-orange',
  pink: 'text-plate-pink',
  grey: 'text-plate-grey',
} as const;
const neutral = 'XXXX';
const row = ['first', 'second', 'third', 'fourth'] as const;

const pitches = [
  { slot: 'left', label: 'high', codes: ['KeyF', 'ArrowUp'] },
  { slot: 'right', label: 'low', codes: ['KeyJ', 'ArrowDown'] },
] as const;

type Config = ReturnType<typeof exercise.configFor>;

/** Words in inks on a dark plate, whose colours are the same in every look. */
function Field({ config }: { config: Config }) {
  const { t } = useTranslation('exercise-stroop');
  if (config.variant === 'pitch') return <Fixation />;
  const colours = colourSets[config.colours];
  const wordOf = (word: string) =>
    word === neutral ? word : dynamicText(t, 'exercise-stroop', `answers.${word}`);
  return (
    <span className="keep-colours absolute inset-0 grid place-items-center text-[white]">
      <span className="relative h-40 w-[calc(100%-2rem)] max-w-120 rounded-m bg-plate">
        <Fixation />
        {[...colours, neutral].flatMap((word) =>
          colours.map((ink) => (
            <Face key={word + ink} name={`${word}:${ink}`}>
              <span className={`text-[2.75rem] leading-none font-semibold ${inks[ink]}`}>{wordOf(word)}</span>
            </Face>
          )),
        )}
      </span>
    </span>
  );
}

const sets = ['usual', 'safe'] as const;

function Choices({ variant, options, onChange }: ChoicesProps) {
  const { t } = useTranslation('exercise-stroop');
  const formats = useFormats();
  if (variant === 'pitch') return null;
  const chosen = sets.find((set) => set === options.colours) ?? null;
  return (
    <RadioGroup
      legend={t('colours')}
      value={chosen}
      onValueChange={(colours) => onChange({ ...options, colours })}
    >
      {sets.map((set) => (
        <RadioRow
          key={set}
          value={set}
          data-action={`colours-${set}`}
          label={
            <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              {formats.list(colourSets[set].map((colour) => t(`answers.${colour}`)))}
              <span aria-hidden="true" className="keep-colours flex gap-2 rounded-s bg-plate p-2">
                {colourSets[set].map((colour) => (
                  <span key={colour} className={`size-4 rounded-full bg-current ${inks[colour]}`} />
                ))}
              </span>
            </span>
          }
        />
      ))}
    </RadioGroup>
  );
}

export const view = timedView(exercise, {
  variants: ['ink', 'pitch'],
  heard,
  asksColours: true,
  Choices,
  answers: ({ variant, colours }) =>
    variant === 'pitch'
      ? pitches
      : colourSets[colours].flatMap((label, i) => {
          const slot = row[i];
          return slot ? [{ slot, label, codes: usualCodes[slot] }] : [];
        }),
  Field,
  feedback: ['correct', 'wrong', 'too_late'],
  restNote: choiceSummary,
  measures: conflictMeasures,
  level: deadlineLevel,
  whyNoScore: whyNoConflictScore,
});

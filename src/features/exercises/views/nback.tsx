import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { alphabets, exercise, isDualVariant, maxLevel } from '@/lib/exercises/nback/exercise';
import { heard } from '@/lib/exercises/nback/heard';
import { countRound } from '@/lib/exercises/nback/score';
import { Face } from '../timed/face';
import { type AnswerKey, type ChoicesProps, timedView } from '../view';
import { SquareGrid } from './nback/square-grid';

type Config = ReturnType<typeof exercise.configFor>;

const levels = Array.from({ length: maxLevel }, (_, i) => i + 1);

function Field({ config: { variant, level } }: { config: Config }) {
  const { t } = useTranslation('exercise-nback');
  const signs: readonly string[] = variant.endsWith('digits') ? alphabets.digits : alphabets.letters;
  return (
    <>
      {isDualVariant(variant) ? (
        <SquareGrid />
      ) : (
        signs.map((sign) => (
          <Face key={sign} name={`sign-${sign}`}>
            <span className="font-stimulus text-[6rem] leading-none font-[560] tabular-nums">{sign}</span>
          </Face>
        ))
      )}
      {/* Always in sight, also in the countdown and where the rest is heard. */}
      {levels.map((n) => (
        <p
          key={n}
          data-face={`task-${n}`}
          hidden={n !== level}
          className="absolute inset-x-0 top-2 text-center text-lg text-ink-soft"
        >
          {t('task', { n })}
        </p>
      ))}
    </>
  );
}

const oneKey: readonly AnswerKey[] = [{ slot: 'press', codes: ['Space', 'KeyJ'], label: 'press' }];
/** Places in the list are those of the answer map; on the screen the square is on the side of its key. */
const twoKeys: readonly AnswerKey[] = [
  { slot: 'right', codes: ['KeyL'], label: 'letter', isLast: true },
  // A stands where others have Q on French keyboards.
  { slot: 'left', codes: ['KeyA', 'KeyQ'], label: 'square' },
];

const rules = ['house', 'jaeggi'] as const;

function Choices({ options, onChange }: ChoicesProps) {
  const { t } = useTranslation('exercise-nback');
  const chosen = options.rule === 'jaeggi' ? 'jaeggi' : 'house';
  return (
    <RadioGroup
      legend={t('follow.title')}
      value={chosen}
      onValueChange={(rule) => onChange({ ...options, rule })}
    >
      {rules.map((rule) => (
        <RadioRow key={rule} value={rule} label={t(`follow.${rule}`)} />
      ))}
    </RadioGroup>
  );
}

export const view = timedView(exercise, {
  variants: [
    'shown',
    'single',
    'dual',
    'spoken',
    'shown-digits',
    'single-digits',
    'dual-digits',
    'spoken-digits',
  ],
  heard,
  Choices,
  answers: ({ variant }) => (isDualVariant(variant) ? twoKeys : oneKey),
  Field,
  shown({ letter, square }, moment) {
    if (square === null) return moment === 0 ? [`sign-${letter}`] : [];
    return moment === 0 ? ['grid', `cell-${square}`] : ['grid'];
  },
  ready({ n }, faces) {
    for (const level of levels) {
      const task = faces.get(`task-${level}`);
      if (task) task.hidden = level !== n;
    }
  },
  feedback: ['correct', 'wrong'],
  begins: ({ level }) => ({ key: 'begins', params: { n: level } }),
  restNote(trials, { level }) {
    if (level === undefined) return null;
    const { tp, fp, fn } = countRound(trials).counts;
    return { key: 'rest.round', params: { found: tp, all: tp + fn, wrong: fp, n: level } };
  },
  measures: [
    { id: 'meanLevel', unit: 'tenths', of: ({ meanLevel }) => meanLevel, part: 'level' },
    { id: 'meanScore', unit: 'percent', of: ({ meanScore }) => meanScore, part: 'hits' },
    { id: 'maxLevel', unit: 'count', of: (metrics) => metrics.maxLevel },
    { id: 'hitRate', unit: 'percent', of: ({ hitRate }) => hitRate },
    { id: 'falseAlarms', unit: 'count', of: ({ letter, square }) => letter.fp + (square?.fp ?? 0) },
    { id: 'letterDPrime', unit: 'hundredths', of: ({ letter }) => letter.dPrime },
    { id: 'letterTime', unit: 'ms', of: ({ letter }) => letter.medianHitMs },
    { id: 'squareDPrime', unit: 'hundredths', of: ({ square }) => square?.dPrime ?? null, optional: true },
    { id: 'squareTime', unit: 'ms', of: ({ square }) => square?.medianHitMs ?? null, optional: true },
  ],
  level: ({ level }) => ({ n: level }),
});

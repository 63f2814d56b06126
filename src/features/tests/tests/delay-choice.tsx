import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { formatsIn } from '@/i18n/use-formats';
import {
  answerDelayChoice,
  type ChoiceSide,
  currentPair,
  type DelayChoiceState,
  type DelayPair,
  startDelayChoice,
} from '@/lib/cognitive/delay-choice';
import { ActivityBody } from '../activities/activity-body';
import { ActivityProgress, ActivityStages } from '../activities/activity-stages';
import { SideButtons, useBlank } from '../activities/side-buttons';
import type { ActivityScreenProps } from '../activities/types';

/** Nothing is shown between two pairs for this long (milliseconds). */
const betweenMs = 500;

const delayKeys: Readonly<Record<number, ParseKeys<'activities'>>> = {
  7: 'delay.after.7',
  30: 'delay.after.30',
  90: 'delay.after.90',
  180: 'delay.after.180',
  365: 'delay.after.365',
};

const keptSchema = z.object({ answers: z.array(z.enum(['now', 'later'])) });

/** The run as it was kept: the seed gives order and sides, so the answers are all that is read. */
function readState(kept: unknown, seed: string): DelayChoiceState {
  const parsed = z.safeParse(keptSchema, kept);
  const answers = parsed.success ? parsed.data.answers : [];
  return answers.reduce(answerDelayChoice, startDelayChoice(seed));
}

/** Imagined money now or later, thirty times. */
export function DelayChoiceScreen({
  run,
  state: kept,
  onChange,
  onNext,
  language,
  header,
}: ActivityScreenProps) {
  const { t } = useTranslation('activities', { lng: language });
  const state = readState(kept, run.seed);
  const pair = currentPair(state);
  const shared = { language, header };
  const choose = (side: ChoiceSide) => {
    const next = answerDelayChoice(state, side === pair?.nowSide ? 'now' : 'later');
    onChange(next, currentPair(next) === null);
  };
  return (
    <ActivityStages
      {...shared}
      screen="delay-choice"
      begun={state.answers.length > 0}
      done={!pair}
      before={{
        title: t('delay.title'),
        lines: [t('delay.imagine'), t('delay.choices'), t('delay.opinion')],
      }}
      after={{ title: t('delay.doneTitle'), lines: [t('delay.doneText')] }}
      onNext={onNext}
    >
      {pair ? <PairScreen {...shared} pair={pair} total={state.nowSides.length} onChoose={choose} /> : null}
    </ActivityStages>
  );
}

interface PairScreenProps extends Pick<ActivityScreenProps, 'language' | 'header'> {
  pair: DelayPair;
  total: number;
  onChoose: (side: ChoiceSide) => void;
}

function PairScreen({ pair, total, onChoose, language, header }: PairScreenProps) {
  const { t } = useTranslation('activities', { lng: language });
  const [blank, startBlank] = useBlank(betweenMs);
  const offers = offersOf(pair);
  const position = t('delay.position', { number: pair.index + 1, total });
  // Sixteenths and smaller are steps of the method; nobody is offered a part of a unit.
  const amountText = formatsIn(language).count;
  const when = (days: number | null) => {
    if (days === null) return t('delay.now');
    const key = delayKeys[days];
    return key ? t(key) : t('delay.days', { count: days });
  };
  const spoken = ({ amount, days }: Offer) =>
    t('delay.offer', { amount: amountText(amount), when: when(days) });
  const label = ({ amount, days }: Offer) => (
    <>
      <span className="font-serif text-[clamp(1.75rem,1.2rem+2.4vw,2.6rem)] leading-tight tabular-nums">
        {amountText(amount)}
      </span>
      <span className="font-semibold">{when(days)}</span>
      {/* A line of its own on both sides, so that the amounts stand level. */}
      <span className="min-h-5 text-sm text-ink-soft">
        {days === null ? null : t('delay.days', { count: days })}
      </span>
    </>
  );

  return (
    <ActivityBody screen="delay-choice" language={language} header={header}>
      <ActivityProgress value={pair.index} max={total} label={t('delay.title')} position={position} />
      <h1 tabIndex={-1} className="mt-8 text-2xl">
        {t('delay.question')}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('delay.reminder')}</p>
      <SideButtons
        left={label(offers.left)}
        right={label(offers.right)}
        language={language}
        blank={blank}
        hideWhileBlank
        onChoose={(side) => {
          startBlank();
          onChoose(side);
        }}
      />
      <p role="status" className="sr-only">
        {blank
          ? ''
          : `${position}. ${t('delay.pair', { left: spoken(offers.left), right: spoken(offers.right) })}`}
      </p>
    </ActivityBody>
  );
}

interface Offer {
  amount: number;
  /** Null is now. */
  days: number | null;
}

function offersOf({ nowAmount, laterAmount, delayDays, nowSide }: DelayPair): Record<ChoiceSide, Offer> {
  const now: Offer = { amount: nowAmount, days: null };
  const later: Offer = { amount: laterAmount, days: delayDays };
  return nowSide === 'left' ? { left: now, right: later } : { left: later, right: now };
}

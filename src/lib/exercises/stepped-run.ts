import type { JudgedTrial, StepAnswer, StepItem, SteppedExercise } from './contract.ts';

/** A self-paced run under way. */
export interface SteppedRun<Item, Answer, Trial> {
  /** What is to be answered now; null when the run is over. */
  item(): Item | null;
  /** Judges the answer and goes on; null when it cannot be given to this step, and nothing changed. */
  give(answer: Answer): Trial | null;
  /** To be kept after every answer: the run goes on from them. */
  answers(): readonly Answer[];
  trials(): readonly Trial[];
}

/**
 * Begins a run, or goes on with one whose answers were kept: everything else follows from seed and settings. Answers
 * from the first impossible one on are left out.
 */
export function steppedRun<
  Config,
  Item extends StepItem,
  Answer extends StepAnswer,
  Trial extends JudgedTrial,
>(
  exercise: SteppedExercise<Config, Item, Answer, Trial, object>,
  seed: string,
  config: Config,
  kept: readonly Answer[] = [],
): SteppedRun<Item, Answer, Trial> {
  const source = exercise.source(seed, config);
  const answers: Answer[] = [];
  const trials: Trial[] = [];
  let item = source.next(null);

  const give = (answer: Answer): Trial | null => {
    if (!item || !(answer.tookMs >= 0) || !exercise.fits(item, answer, config)) return null;
    const trial = exercise.judge(item, answer, config);
    answers.push(answer);
    trials.push(trial);
    item = source.next(trial);
    return trial;
  };
  for (const answer of kept) if (give(answer) === null) break;
  return { item: () => item, give, answers: () => answers, trials: () => trials };
}

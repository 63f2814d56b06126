import { describe, it } from 'vitest';
import { nextDeadline } from '../../../src/lib/exercises/adaptivity/deadline.ts';
import {
  nextJaeggiLevel,
  nextNbackLevel,
  type RoundCounts,
  roundScore,
} from '../../../src/lib/exercises/adaptivity/nback-level.ts';
import {
  staircaseThreshold,
  startStaircase,
  stepStaircase,
} from '../../../src/lib/exercises/adaptivity/staircase.ts';
import { type AntCells, antEffects } from '../../../src/lib/exercises/attention-network/score.ts';
import {
  type Card,
  type Dimension,
  sortCard,
  startSorting,
} from '../../../src/lib/exercises/executive-function/cards.ts';
import { sortMetrics } from '../../../src/lib/exercises/executive-function/score.ts';
import { nbackPositions, sequenceFaults } from '../../../src/lib/exercises/nback/sequence.ts';
import { trackedObjects } from '../../../src/lib/exercises/object-tracking/score.ts';
import {
  bestOrder,
  type DayTask,
  orderValue,
} from '../../../src/lib/exercises/priority-navigator/schedule.ts';
import { pvtMetrics } from '../../../src/lib/exercises/pvt/score.ts';
import { type SpanTrial, spanMetrics } from '../../../src/lib/exercises/stats/span.ts';
import { estimateSsrt, type StopTrial } from '../../../src/lib/exercises/stop-signal/ssrt.ts';
import { comparePair, type TaskCard } from '../../../src/lib/exercises/task-priority/choice.ts';
import {
  type Production,
  planningMetrics,
  productionMetrics,
} from '../../../src/lib/exercises/time-sense/score.ts';
import { leastMoves, type TowerState } from '../../../src/lib/exercises/tower-plan/tower.ts';
import { compareTrails } from '../../../src/lib/exercises/trail-switch/score.ts';
import { climb } from '../../../src/lib/exercises/word-recall/ladder.ts';
import { expectWithin, vectorGroup } from '../cognitive/vector-groups.ts';

/** Every case of a group through one function. */
function runs<Input, Expected>(
  name: Parameters<typeof vectorGroup>[0],
  rule: (input: Input) => unknown,
): void {
  const group = vectorGroup<Input, Expected>(name);
  describe(name, () => {
    it.each(group.cases)('$id', ({ input, expected }) => {
      expectWithin(rule(input), expected, group.tolerance);
    });
  });
}

interface StaircaseInput {
  start: number;
  step: number;
  min: number;
  max: number;
  nDown: number;
  nUp: number;
  responses: boolean[];
}

runs('staircase', ({ start, responses, ...rule }: StaircaseInput) => {
  let state = startStaircase(start);
  const levels: number[] = [];
  const reversals: { trial: number; level: number }[] = [];
  for (const [trial, correct] of responses.entries()) {
    levels.push(state.level);
    const before = state.reversals.length;
    state = stepStaircase(state, correct, rule);
    if (state.reversals.length > before) reversals.push({ trial, level: state.reversals.at(-1) ?? 0 });
  }
  return { levels, finalLevel: state.level, reversals, threshold: staircaseThreshold(state) };
});

runs(
  'deadline_rule',
  ({
    start,
    min,
    max,
    blockAccuracies,
  }: {
    start: number;
    min: number;
    max: number;
    blockAccuracies: number[];
  }) => {
    const deadlines: number[] = [];
    let next = start;
    for (const accuracy of blockAccuracies) {
      deadlines.push(next);
      next = nextDeadline(next, accuracy, { min, max });
    }
    return { deadlines, next };
  },
);

runs('span', ({ trials }: { trials: SpanTrial[] }) => spanMetrics(trials));

runs('ssrt', ({ goRtMs, stopTrials }: { goRtMs: (number | null)[]; stopTrials: StopTrial[] }) =>
  estimateSsrt(goRtMs, stopTrials),
);

runs('trail_making', ({ timeAS, timeBS }: { timeAS: number; timeBS: number }) =>
  compareTrails(timeAS, timeBS),
);

runs('tower', ({ start, goal }: { start: TowerState; goal: TowerState }) => ({
  minMoves: leastMoves(start, goal),
}));

runs('nback_positions', ({ sequence, n }: { sequence: string[]; n: number }) => nbackPositions(sequence, n));

runs('nback_validate', ({ sequence, n, alphabet }: { sequence: string[]; n: number; alphabet: string[] }) => {
  const reasons = sequenceFaults(sequence, n, alphabet);
  return { valid: reasons.length === 0, reasons };
});

runs('nback_level', ({ start, rounds }: { start: number; rounds: RoundCounts[] }) => {
  let state = { level: start, strikes: 0 };
  return {
    rounds: rounds.map((counts) => {
      state = nextNbackLevel(state, counts);
      return { score: roundScore(counts), nextLevel: state.level, strikes: state.strikes };
    }),
  };
});

runs(
  'nback_level_jaeggi',
  ({ start, rounds }: { start: number; rounds: { errorsA: number; errorsB: number }[] }) => {
    let level = start;
    return {
      nextLevels: rounds.map(({ errorsA, errorsB }) => {
        level = nextJaeggiLevel(level, [errorsA, errorsB]);
        return level;
      }),
    };
  },
);

runs('pvt', (input: Parameters<typeof pvtMetrics>[0]) => pvtMetrics(input));

runs('ant', ({ cells }: { cells: AntCells }) => antEffects(cells));

runs('mot_k', (input: { objects: number; targets: number; correctMarks: number }) => ({
  k: trackedObjects(input),
}));

runs('time_production', ({ trials }: { trials: Production[] }) => productionMetrics(trials));

runs('planning', ({ predictedS, actualS }: { predictedS: number[]; actualS: number[] }) =>
  planningMetrics(predictedS, actualS),
);

runs(
  'card_sort',
  ({
    ruleOrder,
    criterion,
    trials,
  }: {
    ruleOrder: Dimension[];
    criterion: number;
    trials: (Card & { choice: number })[];
  }) => {
    let state = startSorting;
    const judged = trials.map((card) => {
      const step = sortCard(state, ruleOrder, card, card.choice, criterion);
      state = step.state;
      return step.judged;
    });
    const metrics = sortMetrics(judged);
    return {
      ...metrics,
      correct: judged.map(({ correct }) => correct),
      trialsToFirst: metrics.trialsToFirstCategory,
    };
  },
);

runs('spaced_retrieval', ({ outcomes }: { outcomes: boolean[] }) => climb(outcomes));

runs('task_choice', ({ A, B }: { A: TaskCard; B: TaskCard }) => comparePair(A, B));

runs('schedule', ({ tasks, order }: { tasks: DayTask[]; order: number[] }) => {
  const value = orderValue(tasks, order);
  const optimalValue = bestOrder(tasks).value;
  return { value, optimalValue, efficiency: value / optimalValue };
});

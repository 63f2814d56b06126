import { pickInt, type Rng } from '../../random.ts';
import type { StepRespondent } from '../contract.ts';
import { drawTime, type Person } from '../simulation/person.ts';
import { maxMoves, type TowerItem } from './exercise.ts';
import { moveBall, type TowerState, towerDistances, towerKey } from './tower.ts';

interface Answer {
  tookMs: number;
  moves: { from: number; to: number; atMs: number }[];
}

/** All moves from a state. */
function choices(state: TowerState): { from: number; to: number; next: TowerState }[] {
  return [0, 1, 2].flatMap((from) =>
    [0, 1, 2].flatMap((to) => {
      const next = from === to ? null : moveBall(state, from, to);
      return next ? [{ from, to, next }] : [];
    }),
  );
}

function nextMove(state: TowerState, goal: TowerState, person: Person, rng: Rng) {
  const open = choices(state);
  const any = open[pickInt(rng, 0, open.length - 1)];
  if (rng() >= person.skill) return any;
  const left = towerDistances(goal);
  const movesFrom = (to: TowerState) => left.get(towerKey(to))?.moves ?? 99;
  return open.toSorted((a, b) => movesFrom(a.next) - movesFrom(b.next))[0] ?? any;
}

/** Takes the best move with the chance of the skill, any move otherwise. */
export const respondent: StepRespondent<TowerItem, Answer, unknown> = {
  respond({ start, goal }, person, rng) {
    const moves: Answer['moves'] = [];
    let state = start;
    let atMs = 0;
    while (towerKey(state) !== towerKey(goal) && moves.length < maxMoves) {
      atMs += drawTime(person, rng, 1500);
      const move = nextMove(state, goal, person, rng);
      if (!move) break;
      moves.push({ from: move.from, to: move.to, atMs });
      state = move.next;
    }
    return { tookMs: atMs, moves };
  },
  chance: { metric: 'perfectRate', value: 0.02, within: 0.05 },
};

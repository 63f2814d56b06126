/** Balls of the three pegs, bottom to top: ['RG', 'B', '']. */
export type TowerState = readonly [string, string, string];

/** Balls a peg holds. */
const room = [3, 2, 1] as const;
const pegs = [0, 1, 2] as const;

/** The state after a move; the same one for a ball put back; null for a move that is none. */
export function moveBall(state: TowerState, from: number, to: number): TowerState | null {
  const ball = state[from]?.at(-1);
  if (!ball) return null;
  if (from === to) return state;
  const target = state[to];
  if (target === undefined || target.length >= (room[to] ?? 0)) return null;
  return state.map((peg, i) => {
    if (i === from) return peg.slice(0, -1);
    return i === to ? peg + ball : peg;
  }) as unknown as TowerState;
}

export const towerKey = (state: TowerState): string => state.join('|');

/** Least moves from a state to every one that can be reached, by key (breadth first). */
export function towerDistances(start: TowerState): ReadonlyMap<string, { state: TowerState; moves: number }> {
  const found = new Map([[towerKey(start), { state: start, moves: 0 }]]);
  const queue = [start];
  for (let state = queue.shift(); state; state = queue.shift()) {
    const moves = (found.get(towerKey(state))?.moves ?? 0) + 1;
    for (const from of pegs) {
      for (const to of pegs) {
        const next = moveBall(state, from, to);
        if (!next || found.has(towerKey(next))) continue;
        found.set(towerKey(next), { state: next, moves });
        queue.push(next);
      }
    }
  }
  return found;
}

/** Least moves from one state to another; null when there is no way. */
export function leastMoves(start: TowerState, goal: TowerState): number | null {
  return towerDistances(start).get(towerKey(goal))?.moves ?? null;
}

export interface TowerProblem {
  readonly start: TowerState;
  readonly goal: TowerState;
  readonly minMoves: number;
}

let cached: ReadonlyMap<number, readonly TowerProblem[]> | null = null;

/** All problems by their least moves, in a fixed order. */
export function towerProblems(): ReadonlyMap<number, readonly TowerProblem[]> {
  if (cached) return cached;
  const states = [...towerDistances(['RGB', '', '']).values()].map(({ state }) => state);
  const problems = new Map<number, TowerProblem[]>();
  for (const start of states) {
    for (const { state: goal, moves: minMoves } of towerDistances(start).values()) {
      problems.set(minMoves, [...(problems.get(minMoves) ?? []), { start, goal, minMoves }]);
    }
  }
  cached = problems;
  return problems;
}

import { pickInt, type Rng } from '../../random.ts';

/** Minutes it takes, minutes until it must be done, points. */
export interface DayTask {
  readonly duration: number;
  readonly deadline: number;
  readonly value: number;
}

/** Points of tasks that end by their deadlines when done in this order. */
export function orderValue(tasks: readonly DayTask[], order: readonly number[]): number {
  let at = 0;
  let value = 0;
  for (const place of order) {
    const task = tasks[place];
    if (!task) continue;
    at += task.duration;
    if (at <= task.deadline) value += task.value;
  }
  return value;
}

/**
 * Most points any order earns, by trying every choice of tasks done in time; those chosen go by deadline, which fits
 * whenever any order of them does (Lawler & Moore 1969, Manage Sci). Up to 9 tasks.
 */
export function bestOrder(tasks: readonly DayTask[]): {
  readonly value: number;
  readonly order: readonly number[];
} {
  const byDeadline = tasks
    .map((_, i) => i)
    .toSorted((a, b) => (tasks[a]?.deadline ?? 0) - (tasks[b]?.deadline ?? 0));
  let best: { value: number; order: number[] } = { value: -1, order: [] };
  for (let choice = 0; choice < 2 ** tasks.length; choice++) {
    const done = byDeadline.filter((place) => choice & (1 << place));
    let at = 0;
    const fits = done.every((place) => {
      at += tasks[place]?.duration ?? 0;
      return at <= (tasks[place]?.deadline ?? 0);
    });
    const value = done.reduce((sum, place) => sum + (tasks[place]?.value ?? 0), 0);
    if (fits && value > best.value) best = { value, order: done };
  }
  const late = byDeadline.filter((place) => !best.order.includes(place));
  return { value: best.value, order: [...best.order, ...late] };
}

/** Tasks of a day that do not all fit, and for which going by deadline or by points alone is not the best. */
export function drawDay(rng: Rng, count: number): DayTask[] {
  for (;;) {
    const tasks = Array.from({ length: count }, () => ({
      duration: 5 * pickInt(rng, 1, 8),
      value: 10 * pickInt(rng, 1, 10),
    }));
    const all = tasks.reduce((sum, { duration }) => sum + duration, 0);
    const day = tasks.map((task) => {
      const latest = Math.max(task.duration, Math.round((all * (0.35 + 0.6 * rng())) / 5) * 5);
      return { ...task, deadline: latest };
    });
    const places = day.map((_, i) => i);
    const greedy = [
      places.toSorted((a, b) => (day[a]?.deadline ?? 0) - (day[b]?.deadline ?? 0)),
      places.toSorted((a, b) => (day[b]?.value ?? 0) - (day[a]?.value ?? 0)),
    ];
    const { value } = bestOrder(day);
    const total = day.reduce((sum, task) => sum + task.value, 0);
    if (value < total && greedy.some((order) => orderValue(day, order) < value)) return day;
  }
}

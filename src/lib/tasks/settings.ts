/** What a person sets for the planner; named as the columns of the account. */
export interface PlannerSettings {
  /** Tasks that the list of today holds at most. */
  readonly today_limit: number;
  /** Minutes that they fill at most. */
  readonly available_min: number;
  /** Tasks in work at the same time, before another is asked about. */
  readonly wip_limit: number;
  /** `matrix`: what is important comes before everything that is not. `weighted`: the score alone. */
  readonly task_order: TaskOrder;
}

export const taskOrders = ['matrix', 'weighted'] as const;
export type TaskOrder = (typeof taskOrders)[number];

/** What holds until somebody chooses; the defaults of the table. */
export const usualPlanner: PlannerSettings = {
  today_limit: 5,
  available_min: 240,
  wip_limit: 3,
  task_order: 'matrix',
};

const upTo = (most: number): readonly number[] => Array.from({ length: most }, (_, index) => index + 1);

/** What is offered for each of them; the table takes any number between the first and the last. */
export const plannerChoices = {
  today_limit: upTo(10),
  available_min: [15, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720],
  wip_limit: upTo(5),
} as const satisfies Partial<Record<keyof PlannerSettings, readonly number[]>>;
export type PlannerNumber = keyof typeof plannerChoices;

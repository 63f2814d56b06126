/* What the operator is mailed about, and from where on. What each means and what to do stands in docs/runbook.md. */

/** Numbers that the database measures (private.delivery_facts). */
export const deliveryFacts = [
  'late_jobs',
  'failing_jobs',
  'webhook_lag_s',
  'webhook_failures',
  'mail_wait_s',
  'function_faults',
  'client_errors',
  'overdue_tables',
] as const;
export type DeliveryFacts = Readonly<Record<(typeof deliveryFacts)[number], number>>;

interface AlertRule {
  readonly name: string;
  readonly fact: keyof DeliveryFacts;
  /** More than this is one too many. */
  readonly above: number;
  readonly unit: 'count' | 'seconds';
  /** As the mail says it. */
  readonly meaning: string;
}

export const alertRules = [
  {
    name: 'jobs_late',
    fact: 'late_jobs',
    above: 0,
    unit: 'count',
    meaning: 'Scheduled jobs that have not run in twice their time',
  },
  {
    name: 'jobs_failing',
    fact: 'failing_jobs',
    above: 0,
    unit: 'count',
    meaning: 'Scheduled jobs whose latest run went wrong',
  },
  {
    name: 'webhooks_late',
    fact: 'webhook_lag_s',
    above: 900,
    unit: 'seconds',
    meaning: 'Longest time between an event of the payment provider and its arrival, in the last hour',
  },
  {
    name: 'webhooks_failed',
    fact: 'webhook_failures',
    above: 2,
    unit: 'count',
    meaning: 'Events of the payment provider that failed or bore a wrong signature, in the last hour',
  },
  {
    name: 'mails_waiting',
    fact: 'mail_wait_s',
    above: 3600,
    unit: 'seconds',
    meaning: 'Longest time that a mail or reminder waits to be sent',
  },
  {
    name: 'functions_failing',
    fact: 'function_faults',
    above: 9,
    unit: 'count',
    meaning: 'Calls of functions that failed by a fault of ours, in the last hour',
  },
  {
    name: 'clients_failing',
    fact: 'client_errors',
    above: 19,
    unit: 'count',
    meaning: 'Times that the commonest error in browsers came up, in the last hour',
  },
  {
    name: 'retention_missed',
    fact: 'overdue_tables',
    above: 0,
    unit: 'count',
    meaning: 'Tables with rows that should be gone by now',
  },
] as const satisfies readonly AlertRule[];
export type AlertName = (typeof alertRules)[number]['name'];

export interface RaisedAlert {
  readonly name: AlertName;
  readonly value: number;
  readonly above: number;
  readonly unit: AlertRule['unit'];
  readonly meaning: string;
}

/** The conditions that hold. */
export const raisedAlerts = (facts: DeliveryFacts): RaisedAlert[] =>
  alertRules
    .filter(({ fact, above }) => facts[fact] > above)
    .map(({ name, fact, above, unit, meaning }) => ({ name, value: facts[fact], above, unit, meaning }));

/** What the operator is told, in English: it goes to the team's own address. */
export function alertMail({ name, value, above, unit, meaning }: RaisedAlert): {
  readonly subject: string;
  readonly lines: readonly string[];
} {
  const told = (count: number): string =>
    unit === 'seconds' ? `${Math.round(count / 60)} minutes` : `${count}`;
  return {
    subject: `Alert: ${name}`,
    lines: [
      `${meaning}: ${told(value)}. Up to ${told(above)} is usual.`,
      `What it means, the first three steps and how to undo them stand in docs/runbook.md under ${name}.`,
      'As long as it lasts, this mail comes once an hour.',
    ],
  };
}

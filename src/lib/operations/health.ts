/* What an uptime check is told: whether each part works, without numbers or names. */

/** As the database measures it (health_state). */
export interface HealthFacts {
  readonly late_functions: number;
  readonly late_jobs: number;
  readonly queue_age_s: number;
}

/** So long something may wait in a queue. */
const maxQueueAgeS = 3600;

export interface Health {
  readonly status: 'ok' | 'failing';
  readonly database: boolean;
  readonly functions: boolean;
  readonly jobs: boolean;
  readonly queues: boolean;
}

/** @param facts null: the database did not answer */
export function healthOf(facts: HealthFacts | null): Health {
  const parts = {
    database: facts !== null,
    functions: facts !== null && facts.late_functions === 0,
    jobs: facts !== null && facts.late_jobs === 0,
    queues: facts !== null && facts.queue_age_s <= maxQueueAgeS,
  };
  return { status: Object.values(parts).every(Boolean) ? 'ok' : 'failing', ...parts };
}

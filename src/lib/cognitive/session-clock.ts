/**
 * A session that may be paused, told from wall-clock stamps alone (milliseconds since 1970). Nothing is counted,
 * so a hidden tab, a reload or a sleeping computer changes no result.
 */
export type ClockEvent = { readonly type: 'start' | 'pause' | 'resume' | 'stop'; readonly at: number };

export interface ClockState {
  readonly phase: 'ready' | 'running' | 'paused' | 'complete';
  /** Time spent running so far, at most the planned time. */
  readonly runMs: number;
  readonly remainingMs: number;
  readonly pauses: number;
  /** When the planned time was reached or the session was stopped; null while it goes on. */
  readonly endedAt: number | null;
  /** True when the planned time was reached. */
  readonly reachedPlan: boolean;
}

/**
 * @param events in the order they happened; events that make no sense in their place are ignored
 * @param plannedMs planned running time, above 0
 * @param now a stamp before the last event counts as that event's (a clock that was set back)
 */
export function readClock(events: readonly ClockEvent[], plannedMs: number, now: number): ClockState {
  let phase: ClockState['phase'] = 'ready';
  let runMs = 0;
  let since = 0;
  let pauses = 0;

  const finished = (endedAt: number, total: number): ClockState => ({
    phase: 'complete',
    runMs: Math.min(total, plannedMs),
    remainingMs: Math.max(0, plannedMs - total),
    pauses,
    endedAt,
    reachedPlan: total >= plannedMs,
  });
  /** Adds the running time up to `at`; answers the end when the plan was reached on the way. */
  const advance = (at: number): ClockState | null => {
    const total = runMs + Math.max(0, at - since);
    if (total >= plannedMs) return finished(since + (plannedMs - runMs), plannedMs);
    runMs = total;
    since = Math.max(since, at);
    return null;
  };

  for (const event of events) {
    if (phase === 'running') {
      const end = advance(event.at);
      if (end) return end;
    }
    if (event.type === 'start' && phase === 'ready') {
      phase = 'running';
      since = event.at;
    } else if (event.type === 'pause' && phase === 'running') {
      phase = 'paused';
      pauses += 1;
    } else if (event.type === 'resume' && phase === 'paused') {
      phase = 'running';
      since = event.at;
    } else if (event.type === 'stop' && (phase === 'running' || phase === 'paused')) {
      return finished(event.at, runMs);
    }
  }
  if (phase === 'running') {
    const end = advance(now);
    if (end) return end;
  }
  return { phase, runMs, remainingMs: plannedMs - runMs, pauses, endedAt: null, reachedPlan: false };
}

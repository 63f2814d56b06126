import type { PathName } from '../../config/paths.ts';
import type { RouteRow } from '../route-row.ts';

/** The Training Hub and what is done there. */
export const trainingRows = {
  trainingHub: {
    page: 'training/training-hub-page',
    frame: 'member',
    needs: 'person',
    texts: ['training', 'upgrade', 'plans', 'player'],
    found: 'noindex',
  },
  planner: {
    page: 'training/planner-page',
    frame: 'member',
    needs: 'person',
    texts: ['planner', 'errors'],
    found: 'noindex',
  },
  reminders: {
    page: 'training/reminders-page',
    frame: 'member',
    needs: 'person',
    texts: ['reminders', 'schedule', 'notices', 'errors'],
    found: 'noindex',
  },
  stopReminders: {
    page: 'training/stop-reminders-page',
    frame: 'public',
    needs: 'data',
    texts: ['reminders', 'errors'],
    found: 'private',
  },
  calendar: {
    page: 'training/calendar-page',
    frame: 'member',
    needs: 'person',
    texts: ['calendar', 'calendar-exchange', 'schedule', 'plans', 'training', 'upgrade'],
    found: 'noindex',
  },
  exerciseIntro: {
    page: 'training/exercise-intro-page',
    frame: 'member',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  exerciseHistory: {
    page: 'training/exercise-history-page',
    frame: 'member',
    needs: 'person',
    texts: ['training', 'training-history', 'player', 'upgrade'],
    found: 'noindex',
  },
  exercise: {
    page: 'training/exercise-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
  focusBurstSession: {
    page: 'training/focus-burst-session-page',
    frame: 'immersive',
    needs: 'person',
    texts: ['training', 'upgrade'],
    found: 'noindex',
  },
} as const satisfies Partial<Record<PathName, RouteRow>>;

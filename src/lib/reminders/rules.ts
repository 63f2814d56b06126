/** Numbers of reminders, in one place: own choices, unless the specification of planning gives them. */
export const reminderRules = {
  /** Later than that, a reminder says what it was planned for. */
  onTimeMin: 15,
  /** How late it is still of use, and for what takes a whole day. */
  validForMin: 120,
  validForDayMin: 1440,
  /** What takes a whole day is reminded of at this time. */
  wholeDayAt: '09:00',
  snoozes: 3,
  eveningAt: '18:00',
  eveningUntil: '17:00',
  tomorrowAt: '09:00',
  /** What one look makes up for. */
  occurrences: 50,
  /** More late ones of a person than that are told in one. */
  lateApart: 3,
  /** Messages a person gets in one of their days. */
  perDay: { push: 8, email: 4 },
  /** So many without any answer, and the person is asked. */
  unansweredAsk: 5,
  /** Waits before a device is written to again. */
  retryMin: [1, 5, 15],
} as const;

export const reminderChannels = ['in_app', 'push', 'email'] as const;
export type ReminderChannel = (typeof reminderChannels)[number];

export const reminderTargets = [
  'none',
  'task',
  'event',
  'plan_item',
  'habit',
  'exercise',
  'article',
  'retest',
] as const;
export type ReminderTarget = (typeof reminderTargets)[number];

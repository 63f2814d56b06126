/** What planning, reminders and the calendar go by; named as the columns of the account. */
export interface PlanningSettings {
  /** IANA; null: nobody said, each device goes by its own. */
  readonly time_zone: string | null;
  /** null: as the language of the browser has it. */
  readonly week_start: WeekDay | null;
  /** A day lasts until this hour of the next, 0 to 6. */
  readonly day_start_hour: number;
  /** HH:MM by the clock on the wall; the same as `quiet_end`: never quiet. */
  readonly quiet_start: string;
  readonly quiet_end: string;
  /** Own words on the lock screen and in the subject of a mail. */
  readonly push_details: boolean;
  readonly show_achievements: boolean;
}

export const weekDays = ['MO', 'SA', 'SU'] as const;
/** A day with which a week may begin. */
export type WeekDay = (typeof weekDays)[number];

/** Weekdays as ISO counts them. */
export const isoDayOf = { MO: 1, SA: 6, SU: 7 } as const satisfies Readonly<Record<WeekDay, number>>;

/** Hours at which a day may begin. */
export const dayStartHours = [0, 1, 2, 3, 4, 5, 6] as const;

/** What holds until somebody chooses; the defaults of the table. */
export const usualPlanning: PlanningSettings = {
  time_zone: null,
  week_start: null,
  day_start_hour: 0,
  quiet_start: '22:00',
  quiet_end: '07:00',
  push_details: false,
  show_achievements: true,
};

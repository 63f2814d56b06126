/*
 * Choices whose part stands. A switch for something that nobody meets is not shown; its column keeps what was chosen
 * before. Whoever builds the part adds it here.
 */
import { type Path, paths } from './paths.ts';

/** Kinds of notices that a person can switch off, as the columns of the settings know them. */
export type NoticeTopic = 'billing' | 'results' | 'community' | 'reminders';

interface BuiltChoices {
  /** Notices that something makes and a screen shows. */
  readonly notices: readonly NoticeTopic[];
}

export const builtChoices: BuiltChoices = {
  notices: ['billing', 'results', 'community', 'reminders'],
};

/** Pages that answers of the FAQ lead to, by the names of the reference. */
export const faqPlaces = {
  screening: paths.screening,
  medicalDisclaimer: paths.medicalDisclaimer,
  testHistory: paths.testHistory,
  myProgress: paths.progress,
  calendar: paths.calendar,
  /** '/diagnostics' is the older name of the hub. */
  diagnostics: paths.testingHub,
  accountSettings: paths.accountSettings,
  contact: paths.contact,
} as const satisfies Readonly<Record<string, Path>>;

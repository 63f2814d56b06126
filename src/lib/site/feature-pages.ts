import { maxFileEvents, planLimits } from '../../config/limits.ts';
import { type Path, type PathName, paths } from '../../config/paths.ts';
import { catalogue } from '../assessments/catalogue.ts';
import { minDaysBetweenCompared } from '../assessments/difference.ts';
import { suites } from '../assessments/hub.ts';
import { namedExercises } from '../billing/membership-view.ts';
import { exercises } from '../cognitive/registry.ts';

/** A page that says of one part of the product what it does, takes, costs and cannot do. Its texts stand in `feature-<id>`. */
interface Row {
  /** Its address and, under `pages`, its name. */
  readonly page: PathName;
  /** Where one begins. */
  readonly start: PathName;
  /** Pictures of the running product (scripts/feature-shots.ts), in their order. */
  readonly pictures: readonly [string, string];
  /** What its texts count. */
  readonly facts: Readonly<Record<string, number>>;
}

const tests = Object.values(catalogue);
const most = (minutes: readonly number[]) => Math.max(...minutes);
const least = (minutes: readonly number[]) => Math.min(...minutes);
const inSuite = (id: (typeof suites)[number]['id']) =>
  (suites.find((suite) => suite.id === id)?.tests ?? []).map((test) => catalogue[test]);
const sum = (minutes: readonly number[]) => minutes.reduce((total, one) => total + one, 0);

/** Those whose subject is there. */
export const featurePages = {
  assessments: {
    page: 'featureAssessments',
    start: 'focusSnapshot',
    pictures: ['testing-hub', 'question'],
    facts: {
      tests: tests.length,
      least: least(tests.map(({ minutes }) => minutes.min)),
      most: most(tests.map(({ minutes }) => minutes.max)),
    },
  },
  procrastination: {
    page: 'featureProcrastination',
    start: 'testingHub',
    pictures: ['procrastination-test', 'focus-burst'],
    facts: {
      minutes: sum(inSuite('procrastination').map(({ minutes }) => minutes.max)),
      burst: exercises.find(({ id }) => id === 'focus-burst')?.freeMinutes ?? 0,
    },
  },
  dementia: {
    page: 'featureDementia',
    start: 'dementiaPackage',
    pictures: ['memory-check', 'word-recall'],
    facts: {
      minutes: sum(inSuite('memory').map(({ minutes }) => minutes.max)),
      days: most(inSuite('memory').map(({ retakeWaitDays }) => retakeWaitDays)),
    },
  },
  training: {
    page: 'featureTraining',
    start: 'trainingHub',
    pictures: ['training-hub', 'exercise'],
    facts: {
      exercises: exercises.length,
      least: least(exercises.map(({ minutes }) => minutes.min)),
      most: most(exercises.map(({ minutes }) => minutes.max)),
      free: namedExercises.freeExercises.length,
      short: namedExercises.shortRounds.length,
    },
  },
  progress: {
    page: 'featureProgress',
    start: 'testHistory',
    pictures: ['history', 'comparison'],
    facts: { days: minDaysBetweenCompared },
  },
  display: {
    page: 'featureDisplay',
    start: 'neuroSettings',
    pictures: ['display', 'display-question'],
    facts: {},
  },
  sharing: { page: 'featureSharing', start: 'settings', pictures: ['report', 'share'], facts: {} },
  community: {
    page: 'featureCommunity',
    start: 'community',
    pictures: ['community-questions', 'community-topic'],
    facts: {},
  },
  calendar: {
    page: 'featureCalendar',
    start: 'calendar',
    pictures: ['calendar', 'calendar-import'],
    facts: { events: maxFileEvents, links: planLimits.feed_tokens.paid },
  },
  reminders: {
    page: 'featureReminders',
    start: 'reminders',
    pictures: ['reminders', 'reminder-form'],
    facts: { free: planLimits.reminders.freemium, paid: planLimits.reminders.paid },
  },
} as const satisfies Readonly<Record<string, Row>>;

export type FeatureId = keyof typeof featurePages;

export const featureIds = Object.keys(featurePages) as readonly FeatureId[];

/** The page at an address; undefined where there is none. */
export function featureAt(pathname: string): FeatureId | undefined {
  const address = pathname.replace(/\/+$/, '') as Path;
  return featureIds.find((id) => paths[featurePages[id].page] === address);
}

/** How wide a window the pictures are taken in, and how many pixels they have. */
export const pictureSizes = {
  narrow: { window: { width: 360, height: 640 }, width: 720, height: 1280 },
  wide: { window: { width: 1280, height: 800 }, width: 1280, height: 800 },
} as const;
export const pictureThemes = ['light', 'dark'] as const;
export const pictureFormats = ['avif', 'webp'] as const;

export interface PictureFile {
  readonly name: string;
  readonly size: keyof typeof pictureSizes;
  readonly theme: (typeof pictureThemes)[number];
  readonly format: (typeof pictureFormats)[number];
}

/** A file of `public/pictures`. */
export const pictureFile = ({ name, size, theme, format }: PictureFile): string =>
  `pictures/${name}-${size}-${theme}.${format}`;

import type { TestId } from '../assessments/catalogue.ts';
import type { ExerciseId } from '../exercises/ids.ts';
import type { Tag } from './need.ts';

/*
 * Which exercises the reports name for which area, most useful first: the lists of `public/content/reports/en`, where a
 * contract test compares them. Results about a child and those of the memory check recommend nothing, and a preference is
 * no difficulty, so their areas are not here.
 */
export const areaExercises = {
  attention_flow_interview: {
    steady_attention: ['focus-burst', 'digit-span', 'body-scan', 'nback', 'visual-search'],
    distraction_response: ['focus-burst', 'visual-search', 'breathing', 'stroop', 'flanker'],
    activity_level: ['breathing', 'gonogo', 'body-scan', 'simon'],
    pause_and_choice: ['breathing', 'htj', 'gonogo', 'stop-signal'],
    order_time: ['focus-burst', 'task-priority', 'tower-plan', 'time-sense', 'priority-navigator'],
    life_impact: ['breathing', 'focus-burst', 'task-priority', 'htj'],
  },
  focus_snapshot: {
    attention_concentration: ['focus-burst', 'body-scan', 'flanker', 'visual-search'],
    impulsivity_control: ['gonogo', 'breathing', 'stop-signal', 'simon'],
    organization_memory: ['digit-span', 'focus-burst', 'task-priority', 'memory-grid', 'priority-navigator'],
    emotion_stress: ['breathing', 'body-scan', 'htj', 'executive-function'],
    daily_functioning: ['focus-burst', 'htj', 'time-sense', 'tower-plan'],
  },
  focuscheck_adult_screening: {
    sustained_focus: ['focus-burst', 'breathing', 'visual-search', 'digit-span'],
    distractibility: ['focus-burst', 'flanker', 'body-scan', 'stroop'],
    restlessness: ['breathing', 'gonogo', 'htj', 'body-scan', 'time-sense'],
    impulsive_actions: ['gonogo', 'htj', 'breathing', 'stop-signal'],
    planning_time: ['focus-burst', 'task-priority', 'time-sense', 'priority-navigator'],
    emotional_reactivity: ['breathing', 'body-scan', 'executive-function', 'htj'],
  },
  focustrack_attention_test: {
    sustained_attention: ['focus-burst', 'breathing', 'visual-search', 'nback'],
    impulse_control: ['gonogo', 'breathing', 'simon', 'stop-signal'],
    processing_speed: ['breathing', 'visual-search', 'trail-switch', 'focus-burst', 'flanker'],
    consistency: ['breathing', 'time-sense', 'body-scan', 'focus-burst', 'flanker'],
    vigilance: ['focus-burst', 'breathing', 'body-scan', 'task-switch'],
  },
  procrastination_patterns: {
    initiation: ['focus-burst', 'breathing', 'htj'],
    planning_organisation: ['priority-navigator', 'focus-burst', 'task-priority', 'time-sense'],
    emotional_triggers: ['breathing', 'htj', 'focus-burst', 'body-scan'],
    perfectionism: ['focus-burst', 'breathing', 'priority-navigator', 'htj', 'executive-function'],
  },
  psyprofile_lite: {
    energy_motivation: ['focus-burst', 'breathing', 'htj', 'body-scan'],
    stress_recovery: ['breathing', 'body-scan', 'htj', 'time-sense'],
    emotional_balance: ['breathing', 'body-scan', 'htj', 'gonogo'],
    self_organization: ['focus-burst', 'task-priority', 'tower-plan', 'priority-navigator'],
    social_ease: ['breathing', 'body-scan', 'htj', 'executive-function'],
    self_confidence: ['focus-burst', 'breathing', 'memory-grid', 'htj', 'digit-span'],
    sleep_rest: ['breathing', 'body-scan', 'htj', 'focus-burst'],
    digital_balance: ['focus-burst', 'htj', 'stop-signal', 'gonogo'],
  },
  start_barriers: {
    self_doubt: ['focus-burst', 'priority-navigator', 'htj'],
    task_aversiveness: ['focus-burst', 'htj', 'priority-navigator'],
    distraction_pull: ['htj', 'focus-burst', 'priority-navigator'],
    distant_payoff: ['priority-navigator', 'focus-burst', 'htj'],
  },
} as const satisfies Partial<Record<TestId, Readonly<Record<string, readonly ExerciseId[]>>>>;

/** Tests whose results say what somebody may want to train. */
export const guidingTests = Object.keys(areaExercises) as (keyof typeof areaExercises)[];

type AreaLists = readonly (readonly [area: string, exercises: readonly ExerciseId[]])[];
const areas: AreaLists = Object.values(areaExercises).flatMap((lists) => Object.entries(lists));

/** Exercises for an area, most useful first; none for one that is not known. */
export const exercisesFor = (area: string): readonly ExerciseId[] =>
  areas.find(([id]) => id === area)?.[1] ?? [];

/** The test an area belongs to. */
export const testOfArea = (area: string): TestId | null =>
  guidingTests.find((testId) => Object.hasOwn(areaExercises[testId], area)) ?? null;

/** The first of a list counts in full, each further one for less. */
const rankWeights = [1, 0.8, 0.6, 0.5, 0.4] as const;
const leastWeight = 0.3;

export function tagsOfExercise(id: ExerciseId): Tag[] {
  return areas.flatMap(([dim, exercises]) => {
    const place = exercises.indexOf(id);
    return place < 0 ? [] : [{ dim, weight: rankWeights[place] ?? leastWeight }];
  });
}

/** Areas of other tests that a test looks into more closely; its own speak for taking it again. */
const closerLook: Partial<Record<TestId, readonly string[]>> = {
  focuscheck_adult_screening: [
    'attention_concentration',
    'impulsivity_control',
    'organization_memory',
    'emotion_stress',
  ],
  attention_flow_interview: [
    'sustained_focus',
    'distractibility',
    'restlessness',
    'impulsive_actions',
    'planning_time',
  ],
  focustrack_attention_test: ['attention_concentration', 'impulsivity_control', 'sustained_focus'],
  psyprofile_lite: ['emotion_stress', 'daily_functioning', 'emotional_reactivity'],
  procrastination_patterns: ['daily_functioning', 'organization_memory', 'planning_time'],
  start_barriers: ['initiation', 'daily_functioning', 'emotional_triggers'],
};
const ownWeight = 0.5;

export function tagsOfTest(id: TestId): Tag[] {
  const own = guidingTests.includes(id as (typeof guidingTests)[number])
    ? Object.keys(areaExercises[id as keyof typeof areaExercises])
    : [];
  return [
    ...(closerLook[id] ?? []).map((dim) => ({ dim, weight: 1 })),
    ...own.map((dim) => ({ dim, weight: ownWeight })),
  ];
}

import type { Narrative, NarrativeSet, WeekPlanStep } from '../../src/lib/reports/content-schema.ts';
import { planTitles } from '../../src/lib/reports/narratives.ts';
import {
  asSentences,
  type ContentFinding,
  type ContentRuleOptions,
  checkReading,
  checkWording,
} from './content-checks.ts';

type Bounds = readonly [min: number, max: number];
const fields = ['observedBehaviors', 'traits', 'strengths', 'challenges', 'realLifeExamples'] as const;
type Sizes = Readonly<Record<(typeof fields)[number] | 'steps', Bounds>>;

const sizes: { readonly [set in keyof NarrativeSet]: Sizes } = {
  low: {
    observedBehaviors: [3, 4],
    traits: [3, 3],
    strengths: [4, 4],
    challenges: [1, 2],
    realLifeExamples: [2, 3],
    steps: [4, 4],
  },
  moderate: {
    observedBehaviors: [4, 4],
    traits: [3, 3],
    strengths: [3, 3],
    challenges: [3, 3],
    realLifeExamples: [3, 3],
    steps: [5, 5],
  },
  high: {
    observedBehaviors: [4, 5],
    traits: [3, 3],
    strengths: [3, 3],
    challenges: [4, 4],
    realLifeExamples: [3, 4],
    steps: [6, 6],
  },
};
const titles = { low: planTitles.Low, moderate: planTitles.Moderate, high: planTitles.High } as const;
const PROFESSIONAL = /\b(?:professionals?|doctors?|psychologists?|therapists?|clinicians?|counselors?)\b/i;

/** Findings for the three narratives of a test, or of the generic set. */
export function checkNarratives(
  owner: string,
  set: NarrativeSet,
  english: boolean,
  options: ContentRuleOptions,
): ContentFinding[] {
  return (['low', 'moderate', 'high'] as const).flatMap((key) => {
    const path = `${owner}.narratives.${key}`;
    return [
      ...checkSizes(path, set[key], sizes[key]),
      ...checkSteps(path, set[key].developmentPlan.steps, options),
      ...(english ? checkEnglishNarrative(path, set[key], key) : []),
    ];
  });
}

function finding(path: string, detail: string): ContentFinding {
  return { rule: 'narrative', path, detail };
}

function checkSizes(path: string, narrative: Narrative, bounds: Sizes): ContentFinding[] {
  const counts: [keyof Sizes, number][] = [
    ...fields.map((field): [keyof Sizes, number] => [field, narrative[field].length]),
    ['steps', narrative.developmentPlan.steps.length],
  ];
  return counts.flatMap(([field, count]) => {
    const [min, max] = bounds[field];
    return count >= min && count <= max
      ? []
      : [finding(`${path}.${field}`, `${count}, ${min} to ${max} wanted`)];
  });
}

function checkSteps(
  path: string,
  steps: readonly WeekPlanStep[],
  { exercises, freeExercises }: ContentRuleOptions,
): ContentFinding[] {
  const findings = steps.flatMap((step, i) =>
    step.tools
      .filter((tool) => exercises && !exercises.has(tool))
      .map((tool) => finding(`${path}.steps.${i}`, `unknown tool '${tool}'`)),
  );
  if (!freeExercises) return findings;
  const isFree = ({ tools }: WeekPlanStep) =>
    tools.length === 0 || tools.some((tool) => freeExercises.has(tool));
  steps.forEach((step, i) => {
    if ((step.unlockRequired ?? false) === isFree(step)) {
      const detail = isFree(step)
        ? 'is locked but works on the free plan'
        : 'needs a paid plan but is not locked';
      findings.push(finding(`${path}.steps.${i}`, detail));
    }
  });
  const free = steps.filter(isFree).length;
  if (free * 2 < steps.length) findings.push(finding(`${path}.steps`, `only ${free} work on the free plan`));
  return findings;
}

function checkEnglishNarrative(
  path: string,
  narrative: Narrative,
  key: keyof NarrativeSet,
): ContentFinding[] {
  const { title, steps } = narrative.developmentPlan;
  const texts: [string, string][] = [
    ...fields.map((field): [string, string] => [`${path}.${field}`, asSentences(narrative[field])]),
    [`${path}.steps`, asSentences(steps.map((step) => step.action))],
  ];
  const findings = texts.flatMap(([at, text]) => [...checkWording(at, text), ...checkReading(at, text)]);
  if (title !== titles[key])
    findings.push(finding(`${path}.title`, `'${title}' instead of '${titles[key]}'`));
  if (key === 'high' && !steps.slice(0, 2).some((step) => PROFESSIONAL.test(step.action))) {
    findings.push(finding(`${path}.steps`, 'no visit to a professional in the first two steps'));
  }
  return findings;
}

import { createRng, type Rng } from '../../random.ts';
import type { PlannedTrial } from '../focustrack/trial-list.ts';
import { inverseNormal } from '../stats/normal.ts';

export const respondentKinds = ['perfect', 'average', 'slow', 'guessing', 'careless', 'fatigued'] as const;
export type RespondentKind = (typeof respondentKinds)[number];

/** Answers one trial with the times of its presses, milliseconds after the onset. */
export type Respondent = (trial: PlannedTrial) => readonly number[];

interface Profile {
  /** Chance to miss a target, and to press on an X. */
  readonly omission: number;
  readonly commission: number;
  /** Ex-Gaussian of the reaction time, milliseconds. */
  readonly mu: number;
  readonly sigma: number;
  readonly tau: number;
  /** Chance of a second press shortly after the first. */
  readonly double: number;
}

const profiles: Record<Exclude<RespondentKind, 'guessing'>, Profile> = {
  perfect: { omission: 0, commission: 0, mu: 300, sigma: 25, tau: 15, double: 0 },
  average: { omission: 0.02, commission: 0.3, mu: 350, sigma: 40, tau: 70, double: 0.005 },
  slow: { omission: 0.05, commission: 0.15, mu: 560, sigma: 60, tau: 120, double: 0.005 },
  careless: { omission: 0.06, commission: 0.9, mu: 170, sigma: 40, tau: 60, double: 0.1 },
  fatigued: { omission: 0.01, commission: 0.3, mu: 350, sigma: 40, tau: 60, double: 0.005 },
};

/** Share of all trials a guessing respondent presses in, at any moment. */
const GUESS_RATE = 0.55;
/** What every block after the first adds for a fatigued respondent. */
const FATIGUE = { omission: 0.02, mu: 12, tau: 10 };
/** Shortest time any hand takes. */
const FLOOR_MS = 110;

/** A simulated person who takes the attention test; the same seed gives the same presses. */
export function createRespondent(kind: RespondentKind, seed: string): Respondent {
  const rng = createRng(`${seed}:${kind}`);
  if (kind === 'guessing') return ({ soaMs }) => (rng() < GUESS_RATE ? [rng() * soaMs] : []);
  const profile = profiles[kind];
  return (trial) => answer(kind === 'fatigued' ? tired(profile, trial.block) : profile, trial, rng);
}

function answer(profile: Profile, { kind }: PlannedTrial, rng: Rng): readonly number[] {
  const presses = kind === 'T' ? rng() >= profile.omission : rng() < profile.commission;
  // Drawn always, so that one answer more or less shifts no later one.
  const rt = Math.max(FLOOR_MS, drawTime(profile, rng));
  const second = rt + 90 + 60 * rng();
  const isDouble = rng() < profile.double;
  if (!presses) return [];
  return isDouble ? [rt, second] : [rt];
}

function tired(profile: Profile, block: number): Profile {
  const blocks = block - 1;
  return {
    ...profile,
    omission: profile.omission + FATIGUE.omission * blocks,
    mu: profile.mu + FATIGUE.mu * blocks,
    tau: profile.tau + FATIGUE.tau * blocks,
  };
}

/** An ex-Gaussian time: a normal one plus an exponential one. */
function drawTime({ mu, sigma, tau }: Profile, rng: Rng): number {
  const normal = inverseNormal(Math.max(rng(), Number.EPSILON));
  return mu + sigma * normal - tau * Math.log(1 - rng());
}

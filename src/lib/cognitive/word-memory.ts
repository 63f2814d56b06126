import { signalDetection } from './stats/signal-detection.ts';

/** Words of a list; as many new ones stand among them at recognition. */
export const wordsPerList = 12;

export type RecallClass = 'correct' | 'repetition' | 'intrusion';

export interface RecallResult {
  /** One for each response that holds a letter or digit, in order. */
  readonly classes: readonly RecallClass[];
  readonly correct: number;
  readonly intrusions: number;
  readonly repetitions: number;
}

/** A word as it is compared: without case, marks, spaces and punctuation. */
export function normaliseWord(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Judges recalled words. Small slips of typing are forgiven: no difference up to 3 letters, one for 4-7, two from 8.
 * A response stands for the nearest target within that, the first of the list when two are as near.
 */
export function judgeRecall(targets: readonly string[], responses: readonly string[]): RecallResult {
  const goals = targets.map(normaliseWord);
  const found = new Set<number>();
  const classes = responses
    .map(normaliseWord)
    .filter((response) => response !== '')
    .map((response): RecallClass => {
      const goal = nearestTarget(goals, response);
      if (goal === null) return 'intrusion';
      if (found.has(goal)) return 'repetition';
      found.add(goal);
      return 'correct';
    });
  const count = (kind: RecallClass) => classes.filter((judged) => judged === kind).length;
  return {
    classes,
    correct: count('correct'),
    intrusions: count('intrusion'),
    repetitions: count('repetition'),
  };
}

function nearestTarget(goals: readonly string[], response: string): number | null {
  let nearest: number | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const [i, goal] of goals.entries()) {
    const distance = editDistance(goal, response);
    if (distance <= forgiven(goal) && distance < least) {
      nearest = i;
      least = distance;
    }
  }
  return nearest;
}

function forgiven(goal: string): number {
  const { length } = [...goal];
  if (length <= 3) return 0;
  return length <= 7 ? 1 : 2;
}

/** Optimal string alignment: letters left out, added, changed, or two neighbours swapped, each counts one. */
export function editDistance(from: string, to: string): number {
  const a = [...from];
  const b = [...to];
  let twoBack: number[] = [];
  let oneBack = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (oneBack[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      let best = Math.min(changed, (oneBack[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) best = Math.min(best, (twoBack[j - 2] ?? 0) + 1);
      row.push(best);
    }
    twoBack = oneBack;
    oneBack = row;
  }
  return oneBack[b.length] ?? 0;
}

export interface ListMemoryInput {
  /** Words recalled in the three rounds and after the delay, 0-12 each. */
  readonly t1: number;
  readonly t2: number;
  readonly t3: number;
  readonly delayed: number;
  /** Of 12 old and of 12 new words, those called old. */
  readonly recognitionHits: number;
  readonly recognitionFalseAlarms: number;
}

export interface ListMemory {
  /** 0-36 */
  readonly totalLearning: number;
  readonly learningSlope: number;
  /** Null when nothing was learned by round 3. */
  readonly retention: number | null;
  readonly discrimination: number;
  readonly dPrime: number;
  /** 0..100. Kept for later research only: never shown, never banded, never handed to the report builder. */
  readonly storedIndex: number;
}

/** Measures of the word task (retention and discrimination as in Benedict 1998, Clin Neuropsychol). */
export function listMemory(input: ListMemoryInput): ListMemory {
  const { t1, t2, t3, delayed, recognitionHits, recognitionFalseAlarms } = input;
  const totalLearning = t1 + t2 + t3;
  const learned = Math.max(t2, t3);
  const discrimination = recognitionHits - recognitionFalseAlarms;
  return {
    totalLearning,
    learningSlope: (t3 - t1) / 2,
    retention: learned === 0 ? null : delayed / learned,
    discrimination,
    dPrime: signalDetection(recognitionHits, wordsPerList, recognitionFalseAlarms, wordsPerList).dPrime,
    storedIndex:
      (40 * totalLearning) / (3 * wordsPerList) +
      (40 * delayed) / wordsPerList +
      (20 * Math.max(0, discrimination)) / wordsPerList,
  };
}

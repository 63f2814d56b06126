/** One step between two neighbouring answers, in points of a question's own 0..100: five answers, four steps. */
const pointsPerStep = 25;

/**
 * How far one answer step moves a percent, in points: a step is 25 of 100, shared by the answers behind the number. Null
 * without answers.
 */
export function answerStep(answered: number): number | null {
  return answered > 0 ? pointsPerStep / answered : null;
}

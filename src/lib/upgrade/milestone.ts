/** Finished attempts or exercises at which the milestone prompt may come, and only then. */
const milestoneCount = 3;

export function isMilestone(finished: number): boolean {
  return finished === milestoneCount;
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { commitmentsQuery, saveCommitmentMutation } from '@/api/training/own-words';
import type { Commitment } from '@/lib/exercises/own-words';

/** The plans or bundles of a person. */
export function useCommitments(userId: string, kind: Commitment['kind']) {
  return useQuery({
    ...commitmentsQuery(userId),
    select: (rows: Commitment[]) => rows.filter((row) => row.kind === kind),
  });
}

/** Without a connection it says so at once: words wait on no device. */
export const useSaveCommitment = (userId: string) => useMutation(saveCommitmentMutation(userId));

export type SaveCommitment = ReturnType<typeof useSaveCommitment>;

/** No longer checks are stored than these. */
const mostChecks = 400;

export const withCheck = (
  { checks }: Pick<Commitment, 'checks'>,
  check: Commitment['checks'][number],
): Commitment['checks'] => [...checks.slice(1 - mostChecks), check];

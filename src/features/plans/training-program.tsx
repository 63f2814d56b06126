import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { membershipQuery } from '@/api/account/tier';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { usePlans } from '@/api/plans/queries';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { isPlusOrHigher } from '@/lib/billing/tier';
import { programTargets } from '@/lib/plans/program-targets';
import { KeptPlan } from './kept-plan';
import { ProgramNews } from './program/program-news';
import { ProgramProposal } from './program/program-proposal';
import { readAttempts, useProgramSource } from './program/use-program-source';

/** The training program, built from the newest results and kept as a plan; part of Plus. */
export function TrainingProgram({ userId }: { userId: string }) {
  const { t } = useTranslation('program');
  const membership = useQuery(membershipQuery(userId));
  if (!membership.data || !isPlusOrHigher(membership.data.tier)) return null;
  return (
    <Section id="program" title={t('title')} className="max-w-3xl pb-16">
      <Program userId={userId} twice={membership.data.tier === 'premium'} />
    </Section>
  );
}

/** @param twice a second cycle follows the first */
function Program({ userId, twice }: { userId: string; twice: boolean }) {
  const { t } = useTranslation('program');
  const attempts = useQuery(myAttemptsQuery(userId));
  const { data: plans } = usePlans(userId);
  const source = useProgramSource(userId, attempts.data, twice);
  if (attempts.isError) {
    return (
      <ErrorState
        error={attempts.error}
        onRetry={() => void attempts.refetch()}
        retrying={attempts.isFetching}
      />
    );
  }
  if (!attempts.data || !plans) return <LoadingState />;
  const active = plans.find(({ status }) => status === 'active');
  if (active?.origin === 'path') {
    return (
      <div className="grid gap-6">
        <ProgramNews userId={userId} plan={active} attempts={attempts.data} source={source} />
        <KeptPlan userId={userId} plan={active} />
      </div>
    );
  }
  const found = programTargets(readAttempts(attempts.data), Date.now());
  if (!found) {
    return (
      <div data-part="no-program" className="grid justify-items-start gap-3">
        <p>{t('first')}</p>
        <ButtonLink to={paths.focusSnapshot} variant="outline">
          {t('words.startSnapshot')}
        </ButtonLink>
      </div>
    );
  }
  return <ProgramProposal userId={userId} found={found} source={source} replaces={active !== undefined} />;
}

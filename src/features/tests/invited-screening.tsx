import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { informantInviteQuery } from '@/api/sharing/invites';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { paths } from '@/config/paths';
import type { InstrumentDefinition } from '@/lib/assessments/types';
import { GateFrame } from './gate/gate-frame';
import { ClosedInvite } from './invite/closed-invite';
import { handInInvited } from './invite/hand-in-invited';
import { InviteGate } from './invite/invite-gate';
import { InviteThanks } from './invite/invite-thanks';
import type { RunHost } from './run-host';
import { ScreeningFlow } from './screening-flow';

export interface InvitedScreeningProps {
  definition: InstrumentDefinition;
  token: string;
  /** Address of this invite. */
  address: string;
}

/** A form answered by an invite: no account, no result, thanks at the end. */
export function InvitedScreening({ definition, token, address }: InvitedScreeningProps) {
  const host = useMemo<RunHost>(
    () => ({
      address,
      owner: `invite:${token}`,
      leaveTo: paths.home,
      handIn: handInInvited(token),
      ending: (attemptId) => <InviteThanks attemptId={attemptId} />,
    }),
    [address, token],
  );
  return (
    <ScreeningFlow
      definition={definition}
      host={host}
      intro={<Opening definition={definition} token={token} host={host} />}
    />
  );
}

interface OpeningProps {
  definition: InstrumentDefinition;
  token: string;
  host: RunHost;
}

function Opening({ definition, token, host }: OpeningProps) {
  const { t } = useTranslation('tests');
  const { data, error, isError, isFetching, refetch } = useQuery(informantInviteQuery(token));
  if (isError) {
    return (
      <GateFrame>
        <ErrorState
          title={t('invite.loadFailed')}
          error={error}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </GateFrame>
    );
  }
  if (data === undefined) {
    return (
      <GateFrame>
        <LoadingState />
      </GateFrame>
    );
  }
  if (data?.completed) return <ClosedInvite reason="used" />;
  if (data === null || data.test_id !== definition.testId) return <ClosedInvite reason="closed" />;
  return <InviteGate definition={definition} invite={data} host={host} />;
}

import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { catalogue } from '@/lib/assessments/catalogue';
import { InvitePanel } from './invite-panel';
import { SharePanel } from './share-panel';

export interface OwnerPanelsProps {
  userId: string;
  attempt: AttemptRecord;
}

/** What the owner of a report can do with it for others; stands under the report, in the column of its text. */
export function OwnerPanels({ userId, attempt }: OwnerPanelsProps) {
  const aboutChild = catalogue[attempt.test_id].about === 'child';
  // Only the owner's own answers: nobody is asked again through those of somebody asked.
  const mayInvite = aboutChild && (attempt.invite_id ?? null) === null;
  const place = useNamedPlace();
  return (
    <div ref={place} data-print="hide" className="wrap pb-section">
      <div className="grid gap-x-[clamp(2rem,6vw,6rem)] border-t border-line pt-10 lg:grid-cols-[minmax(0,68ch)_minmax(15rem,20rem)]">
        <div className="grid min-w-0 gap-13 *:min-w-0">
          {mayInvite ? <InvitePanel userId={userId} attempt={attempt} /> : null}
          <SharePanel userId={userId} attempt={attempt} aboutChild={aboutChild} />
        </div>
      </div>
    </div>
  );
}

/** An address may name a panel ('#invite'), which is there only after the report has loaded. */
function useNamedPlace() {
  const { hash } = useLocation();
  const panels = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const name = hash.slice(1);
    if (name === 'invite' || name === 'share') panels.current?.querySelector(`#${name}`)?.scrollIntoView();
  }, [hash]);
  return panels;
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { knownAttemptsQuery } from '@/api/attempts/queries';
import { createShareLinkMutation, linkDays, shareLinksQuery } from '@/api/sharing/links';
import type { NewLink } from '@/api/sharing/made-link';
import { NewLinkCard } from '@/components/new-link-card';
import { CaseWordField, OtherViewField } from '@/components/share-choice-fields';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { useShareChoice } from '@/components/use-share-choice';
import { paths } from '@/config/paths';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { otherViewOf } from '@/lib/reports/special/two-informants';
import { DaysField } from './days-field';
import { linkAddress } from './link-address';
import { LinksPanel } from './links-panel';
import { ShareList } from './share-list';
import { useSharingTexts } from './use-sharing-texts';
import { WhatIsSeen } from './what-is-seen';

export interface SharePanelProps {
  userId: string;
  attempt: AttemptRecord;
  aboutChild: boolean;
}

/** Makes, lists and takes back links that open one report to whoever holds them. */
export function SharePanel({ userId, attempt, aboutChild }: SharePanelProps) {
  const { t } = useSharingTexts();
  const attemptId = attempt.id;
  const known = useQuery({ ...knownAttemptsQuery(userId), enabled: aboutChild });
  const other = otherViewOf<AttemptRecord>(attempt, known.data ?? []);
  const links = useQuery(shareLinksQuery(userId, attemptId));
  return (
    <LinksPanel
      id="share"
      title={t('share.title')}
      form={(onMade: (link: NewLink) => void) => (
        <ShareForm userId={userId} attemptId={attemptId} other={other} onMade={onMade} />
      )}
      made={(link, onDone) => (
        <NewLinkCard
          title={t('share.linkTitle')}
          hint={t('share.linkHint')}
          address={linkAddress(paths.shared, link.token)}
          shareText={t('page.title')}
          onDone={onDone}
        />
      )}
      links={links}
      list={(open, shown) => <ShareList links={open} userId={userId} attemptId={attemptId} {...shown} />}
    >
      <p className="max-w-read">{t('share.text')}</p>
      <WhatIsSeen aboutChild={aboutChild} hasOther={other !== null} />
    </LinksPanel>
  );
}

interface ShareFormProps {
  userId: string;
  attemptId: string;
  /** The other view of the same child; null without one. */
  other: AttemptRecord | null;
  onMade: (link: NewLink) => void;
}

function ShareForm({ userId, attemptId, other, onMade }: ShareFormProps) {
  const { t, problem } = useSharingTexts();
  const state = useShareChoice();
  const [days, setDays] = useState<number>(linkDays[0]);
  const make = useMutation({
    ...createShareLinkMutation(userId, attemptId),
    onSuccess: onMade,
  });
  const makeLink = () => {
    const chosen = state.read();
    if (chosen === null) return;
    const otherId = chosen.withOther && other !== null ? other.id : null;
    make.mutate({ days, otherId, caseWord: chosen.caseWord });
  };
  return (
    <div className="grid gap-4">
      <CaseWordField state={state} />
      <OtherViewField state={state} otherForm={other?.form ?? null} />
      <div className="flex flex-wrap items-end gap-3">
        <DaysField label={t('share.days')} choices={linkDays} value={days} onChange={setDays} />
        <Button variant="outline" busy={make.isPending} onClick={makeLink} data-action="make-link">
          <Link2 aria-hidden="true" />
          {t('share.make')}
        </Button>
      </div>
      {make.isError ? (
        <Notice role="alert" tone="danger">
          <b>{t('makeFailed')}.</b> {problem(make.error)}
        </Notice>
      ) : null}
    </div>
  );
}

import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { createShareLinkMutation, linkDays, shareLinksQuery } from '@/api/sharing/links';
import type { NewLink } from '@/api/sharing/made-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { DaysField } from './days-field';
import { linkAddress } from './link-address';
import { LinksPanel } from './links-panel';
import { NewLinkCard } from './new-link-card';
import { ShareList } from './share-list';
import { useSharingTexts } from './use-sharing-texts';
import { WhatIsSeen } from './what-is-seen';

export interface SharePanelProps {
  userId: string;
  attemptId: string;
  aboutChild: boolean;
}

/** Makes, lists and takes back links that open one report to whoever holds them. */
export function SharePanel({ userId, attemptId, aboutChild }: SharePanelProps) {
  const { t } = useSharingTexts();
  const links = useQuery(shareLinksQuery(userId, attemptId));
  return (
    <LinksPanel
      id="share"
      title={t('share.title')}
      form={(onMade: (link: NewLink) => void) => (
        <ShareForm userId={userId} attemptId={attemptId} onMade={onMade} />
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
      <WhatIsSeen aboutChild={aboutChild} />
    </LinksPanel>
  );
}

interface ShareFormProps {
  userId: string;
  attemptId: string;
  onMade: (link: NewLink) => void;
}

function ShareForm({ userId, attemptId, onMade }: ShareFormProps) {
  const { t, problem } = useSharingTexts();
  const [days, setDays] = useState<number>(linkDays[0]);
  const make = useMutation({
    ...createShareLinkMutation(userId, attemptId),
    onSuccess: onMade,
  });
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <DaysField label={t('share.days')} choices={linkDays} value={days} onChange={setDays} />
        <Button
          variant="outline"
          busy={make.isPending}
          onClick={() => make.mutate(days)}
          data-action="make-link"
        >
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

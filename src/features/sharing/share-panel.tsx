import { useMutation, useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { createShareLinkMutation, linkDays, shareLinksQuery } from '@/api/sharing/links';
import type { NewLink } from '@/api/sharing/made-link';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { paths } from '@/config/paths';
import { useNow } from '@/hooks/use-now';
import { minuteMs } from '@/lib/time';
import { DaysField } from './days-field';
import { linkAddress } from './link-address';
import { LinksState } from './links-state';
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
  const now = useNow(true, minuteMs);
  const [made, setMade] = useState<NewLink | null>(null);
  return (
    <Section id="share" title={t('share.title')}>
      <div data-part="share" className="grid gap-6">
        <p className="max-w-read">{t('share.text')}</p>
        <WhatIsSeen aboutChild={aboutChild} />
        {made === null ? (
          <ShareForm userId={userId} attemptId={attemptId} onMade={setMade} />
        ) : (
          <NewLinkCard
            title={t('share.linkTitle')}
            hint={t('share.linkHint')}
            address={linkAddress(paths.shared, made.token)}
            shareText={t('page.title')}
            onDone={() => setMade(null)}
          />
        )}
        <LinksState query={links}>
          {(list) => (
            <ShareList
              links={list}
              now={now}
              userId={userId}
              attemptId={attemptId}
              onTakenBack={(id) => setMade((shown) => (shown?.id === id ? null : shown))}
            />
          )}
        </LinksState>
      </div>
    </Section>
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

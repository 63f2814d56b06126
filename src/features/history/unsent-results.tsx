import { useCallback, useEffect, useState } from 'react';
import { askAgain, onClaimChosen } from '@/api/attempts/claim-choices';
import { attemptsLeftHere } from '@/api/attempts/outbox';
import { entryFile, entryFileName } from '@/api/sync/entry-file';
import { type StuckEntry, sentKinds, stuckEntries } from '@/api/sync/kinds';
import { useTexts } from '@/components/changes/use-texts';
import { StuckNotice } from '@/components/results/stuck-notice';
import { Button } from '@/components/ui/button';
import { offerFile } from '@/hooks/offer-file';

interface Unsent {
  readonly stuck: readonly StuckEntry[];
  /** Ids of results of this device that the account said 'not now' to. */
  readonly left: readonly string[];
}

const nothing: Unsent = { stuck: [], left: [] };

/** Results of this device that are not in the account, and what can be done about it. */
export function UnsentResults({ userId }: { userId: string }) {
  const { t } = useTexts();
  const [{ stuck, left }, setUnsent] = useState(nothing);
  const look = useCallback(async () => {
    const [found, leftHere] = await Promise.all([stuckEntries(userId), attemptsLeftHere(userId)]);
    return { stuck: found, left: leftHere };
  }, [userId]);

  useEffect(() => {
    let gone = false;
    const lookNow = () =>
      void look().then((found) => {
        if (!gone) setUnsent(found);
      });
    lookNow();
    const stops = [onClaimChosen(lookNow), ...sentKinds.map(({ outbox }) => outbox.onChanged(lookNow))];
    return () => {
      gone = true;
      for (const stop of stops) stop();
    };
  }, [look]);

  return (
    <>
      {stuck.length > 0 ? (
        <StuckNotice
          className="mb-6"
          count={stuck.length}
          onSendAgain={async () => void (await Promise.all(stuck.map(({ sendAgain }) => sendAgain())))}
          onSave={async () => offerFile(entryFile(stuck.map(({ item }) => item)), entryFileName)}
        />
      ) : null}
      {left.length > 0 ? (
        <div
          data-part="left-results"
          className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-y border-line py-3"
        >
          <p className="max-w-read text-ink-soft">{t('left.text', { count: left.length })}</p>
          <Button variant="outline" size="sm" data-action="ask-again" onClick={() => askAgain(userId)}>
            {t('left.ask')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

import { useState } from 'react';
import { revokeShareLinkMutation, type ShareLink } from '@/api/sharing/links';
import { Button } from '@/components/ui/button';
import { linkState } from './link-state';
import { LinksFold } from './links-fold';
import { TakeBackDialog } from './take-back-dialog';
import { type SharingTexts, useSharingTexts } from './use-sharing-texts';

export interface ShareListProps {
  links: readonly ShareLink[];
  /** Milliseconds since 1970. */
  now: number;
  userId: string;
  attemptId: string;
  onTakenBack: (id: string) => void;
}

/** Open links with their log; those that ended are folded away. */
export function ShareList({ links, now, userId, attemptId, onTakenBack }: ShareListProps) {
  const texts = useSharingTexts();
  const { t } = texts;
  const [closing, setClosing] = useState<string | null>(null);
  const open = links.filter((link) => linkState(link, now) === 'open');
  const ended = links.filter((link) => linkState(link, now) !== 'open');
  return (
    <div className="mt-3">
      <h3 className="mb-2 text-lg">{t('share.open')}</h3>
      {open.length === 0 ? (
        <p className="text-ink-soft">{t('share.none')}</p>
      ) : (
        <ul data-part="open-links" className="border-t border-line">
          {open.map((link) => (
            <li
              key={link.id}
              data-link={link.id}
              className="grid items-start gap-x-6 border-b border-line py-4 sm:grid-cols-[1fr_auto]"
            >
              <LinkFacts link={link} now={now} texts={texts} />
              <Button
                variant="link"
                size="sm"
                className="max-sm:-ms-1 max-sm:justify-self-start"
                onClick={() => setClosing(link.id)}
                data-action="take-back"
                aria-label={t('share.takeBackNamed', { date: texts.moment(link.createdAt) })}
              >
                {t('takeBack')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {links.some(({ visits }) => visits.length > 0) ? (
        <p className="mt-2 text-sm text-ink-soft">{t('share.openedHint')}</p>
      ) : null}
      {ended.length === 0 ? null : (
        <LinksFold part="ended" title={t('share.ended', { count: ended.length })}>
          <ul className="border-t border-line">
            {ended.map((link) => (
              <li key={link.id} data-link={link.id} className="border-b border-line py-4">
                <LinkFacts link={link} now={now} texts={texts} />
              </li>
            ))}
          </ul>
        </LinksFold>
      )}
      <TakeBackDialog
        id={closing}
        title={t('share.takeBackTitle')}
        text={t('share.takeBackText')}
        takeBack={revokeShareLinkMutation(userId, attemptId)}
        onClose={() => setClosing(null)}
        onTakenBack={onTakenBack}
      />
    </div>
  );
}

interface LinkFactsProps {
  link: ShareLink;
  now: number;
  texts: SharingTexts;
}

function LinkFacts({ link, now, texts }: LinkFactsProps) {
  const { t, date } = texts;
  const state = linkState(link, now);
  return (
    <div>
      <p className="font-semibold">
        {state === 'open' ? t('share.until', { date: date(link.expiresAt) }) : null}
        {state === 'expired' ? t('endedOn', { date: date(link.expiresAt) }) : null}
        {state === 'revoked' ? t('revokedOn', { date: date(link.revokedAt ?? link.expiresAt) }) : null}
      </p>
      <p className="text-sm text-ink-soft">{t('share.made', { date: date(link.createdAt) })}</p>
      {link.caseWord === null ? null : (
        <p className="text-sm text-ink-soft wrap-anywhere">
          {t('words.filedUnder', { word: link.caseWord })}
        </p>
      )}
      {link.withOther ? <p className="text-sm text-ink-soft">{t('share.withOther')}</p> : null}
      <Visits link={link} isOpen={state === 'open'} texts={texts} />
    </div>
  );
}

/** How often a link was opened, and on which days. */
function Visits({ link, isOpen, texts }: { link: ShareLink; isOpen: boolean; texts: SharingTexts }) {
  const { t } = texts;
  const count = link.visits.reduce((sum, visit) => sum + visit.count, 0);
  if (count === 0) {
    return <p className="text-sm text-ink-soft">{t(isOpen ? 'share.notOpened' : 'share.neverOpened')}</p>;
  }
  return (
    <details className="text-sm">
      <summary className="flex min-h-11 w-fit list-none items-center [&::-webkit-details-marker]:hidden">
        <span className="link">{t('share.opened', { count })}</span>
      </summary>
      <ul data-part="visits" className="grid gap-1 pb-2 text-ink-soft tabular-nums">
        {link.visits.map((visit) => (
          <li key={visit.day}>
            {t('share.openedOn', { date: texts.utcDate(visit.day), count: visit.count })}
          </li>
        ))}
      </ul>
    </details>
  );
}

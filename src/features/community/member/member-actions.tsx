import { useQuery } from '@tanstack/react-query';
import { Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MemberCard } from '@/api/community/shapes';
import { blocksQuery } from '@/api/community/topic';
import { blockMutation } from '@/api/community/writing';
import { doorQuery } from '@/api/messages/threads';
import { ButtonLink } from '@/components/button-link';
import { useClosedDoor } from '@/components/posts/use-closed-door';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { afterDrawn } from '@/hooks/after-drawn';
import { writeAddress } from '@/lib/messages/address';
import { useAsMember } from '../as-member';
import { LateReport } from '../late-report';
import { useReader } from '../reader';

/** What one member may do about another; the other is not told. */
export function MemberActions({ member }: { member: MemberCard }) {
  const { userId, isKnown, profile } = useReader();
  if (!isKnown || profile?.id === member.id) return null;
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <WriteTo userId={profile === null ? null : userId} member={member} />
      {userId !== null && profile !== null && <Block userId={userId} member={member} />}
      <Report member={member} />
    </div>
  );
}

/** Leads to writing to them. Whether that is possible is asked for members alone: everybody else comes to it by the same way. */
function WriteTo({ userId, member }: { userId: string | null; member: MemberCard }) {
  const { t } = useTranslation('posts');
  const closed = useClosedDoor();
  const { data: door } = useQuery({ ...doorQuery(userId ?? '', member.id), enabled: userId !== null });
  if (userId !== null && !door) return null;
  const reason = door && door.thread_id === null ? closed(door) : null;
  if (reason !== null) return <p className="text-sm text-ink-soft">{reason}</p>;
  return (
    <ButtonLink to={writeAddress(member.id)} size="sm">
      {t('writeTo', { name: member.handle })}
    </ButtonLink>
  );
}

function Block({ userId, member }: { userId: string; member: MemberCard }) {
  const { t } = useTranslation('community-own');
  const explain = useRefusalText();
  const { data: blocks } = useQuery(blocksQuery(userId));
  const { save, busy } = useSave(blockMutation(userId), { failed: t('words.failed'), explain });
  if (!blocks) return null;
  const isBlocked = blocks.includes(member.id);
  return (
    <>
      <p className="text-sm text-ink-soft">{t(isBlocked ? 'member.blockedHint' : 'member.blockHint')}</p>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        onClick={() => save({ profileId: member.id, on: !isBlocked })}
      >
        {t(isBlocked ? 'member.unblock' : 'member.block')}
      </Button>
    </>
  );
}

/** Name, picture and lines about oneself can be reported as posts can. */
function Report({ member }: { member: MemberCard }) {
  const { t } = useTranslation('community-own');
  const asMember = useAsMember();
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    afterDrawn(() => opener.current?.focus({ preventScroll: true }));
  };
  return (
    <>
      <Button ref={opener} variant="link" onClick={() => asMember(() => setOpen(true))}>
        {t('member.report')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LateReport
            kind="profile"
            target={member.id}
            title={t('member.report')}
            lead={t('member.reportLead')}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

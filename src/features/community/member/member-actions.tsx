import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownProfileQuery } from '@/api/community/own-profile';
import type { MemberCard } from '@/api/community/shapes';
import { blocksQuery } from '@/api/community/topic';
import { blockMutation } from '@/api/community/writing';
import { useRefusalText } from '@/components/posts/use-refusal-text';
import { Button } from '@/components/ui/button';
import { useSave } from '@/components/use-save';
import { useAuth } from '@/contexts/auth';

/** What one member may do about another; the other is not told. */
export function MemberActions({ member }: { member: MemberCard }) {
  const { user } = useAuth();
  return user ? <Block userId={user.id} member={member} /> : null;
}

function Block({ userId, member }: { userId: string; member: MemberCard }) {
  const { t } = useTranslation('community-own');
  const explain = useRefusalText();
  const { data: me } = useQuery(ownProfileQuery(userId));
  const { data: blocks } = useQuery({ ...blocksQuery(userId), enabled: Boolean(me) });
  const { save, busy } = useSave(blockMutation(userId), { failed: t('words.failed'), explain });
  if (!me || !blocks || me.id === member.id) return null;
  const isBlocked = blocks.includes(member.id);
  return (
    <div className="grid justify-items-start gap-2 border-t border-line pt-4">
      <p className="text-sm text-ink-soft">{t(isBlocked ? 'member.blockedHint' : 'member.blockHint')}</p>
      <Button
        variant="outline"
        size="sm"
        busy={busy}
        onClick={() => save({ profileId: member.id, on: !isBlocked })}
      >
        {t(isBlocked ? 'member.unblock' : 'member.block')}
      </Button>
    </div>
  );
}

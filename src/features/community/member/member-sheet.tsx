import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { memberQuery } from '@/api/community/members';
import { Avatar } from '@/components/avatar';
import { ErrorState } from '@/components/error-state';
import { Badges } from '@/components/posts/byline';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { Skeleton } from '@/components/ui/skeleton';
import { useFormats } from '@/i18n/use-formats';
import { AppError } from '@/lib/app-error';
import { MemberActions } from './member-actions';

/** The public card of a member, over the page it was opened from. */
export function MemberSheet({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('community-own');
  return (
    <Sheet open onOpenChange={(open) => open || onClose()}>
      <SheetContent title={t('member.title')} hideTitle closeLabel={t('close')}>
        <MemberCard id={id} />
      </SheetContent>
    </Sheet>
  );
}

function MemberCard({ id }: { id: string }) {
  const { t } = useTranslation(['community-own', 'posts']);
  const { month, count } = useFormats();
  const { data: member, error, isFetching, refetch } = useQuery(memberQuery(id));
  if (!member) {
    if (!error) return <Skeleton className="h-48" />;
    if (error instanceof AppError && error.code === 'not_found') return <p>{t('posts:gone')}</p>;
    return <ErrorState error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  }
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar picture={member.avatar} name={member.handle} email="" className="size-16 text-xl" />
        <div className="grid min-w-0 gap-1.5">
          <p dir="auto" className="text-lg font-semibold wrap-anywhere">
            {member.handle}
          </p>
          <p className="flex flex-wrap gap-1.5 empty:hidden">
            <Badges author={member} />
          </p>
        </div>
      </div>
      {member.about !== '' && (
        <p lang={member.lang} dir="auto" className="whitespace-pre-wrap wrap-anywhere">
          {member.about}
        </p>
      )}
      <ul className="grid gap-1 text-ink-soft">
        <li>{t('member.since', { month: month(member.member_since) })}</li>
        <li>{t('member.answers', { count: member.answers, shown: count(member.answers) })}</li>
        <li>{t('member.helpful', { count: member.helpful, shown: count(member.helpful) })}</li>
      </ul>
      <MemberActions member={member} />
    </div>
  );
}

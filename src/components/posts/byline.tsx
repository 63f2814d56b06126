import { cx } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import type { AvatarId } from '@/lib/accounts/avatar';
import { Avatar } from '../avatar';
import { Badge } from '../ui/badge';

/** Who wrote a post, as its page knows them. */
export interface Author {
  readonly id: string;
  readonly handle: string;
  readonly avatar: AvatarId | null;
  readonly premium: boolean;
  readonly team: boolean;
  readonly new_here: boolean;
}

export interface BylineProps {
  /** null: somebody who left or took their name off, or the team where `isSeed`. */
  author: Author | null;
  isSeed?: boolean;
  /** What follows the name: when, how often. */
  children?: ReactNode;
  className?: string;
}

/** Search parameter of every page of the community: whose card lies open. */
export const memberParam = 'member';

/** Picture, name and badges of who wrote something; the name opens their card. */
export function Byline({ author, isSeed = false, children, className }: BylineProps) {
  const { t } = useTranslation('posts');
  const name = author?.handle ?? t(isSeed ? 'team' : 'formerMember');
  return (
    <p className={cx('flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft', className)}>
      <Avatar
        picture={author?.avatar ?? (isSeed ? 'focus' : null)}
        name={name}
        email=""
        className="size-7 text-xs"
      />
      {author ? (
        <MemberLink author={author} />
      ) : (
        <span className={cx(isSeed && 'font-semibold text-ink')}>{name}</span>
      )}
      {author && <Badges author={author} />}
      {isSeed && <Badge>{t('badges.team')}</Badge>}
      {children}
    </p>
  );
}

function MemberLink({ author }: { author: Author }) {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  asked.set(memberParam, author.id);
  return (
    <Link
      to={{ pathname, search: `?${asked}` }}
      preventScrollReset
      dir="auto"
      className="inline-flex min-h-6 items-center font-semibold text-ink hover:underline"
    >
      {author.handle}
    </Link>
  );
}

/** 'Premium member', 'Team', 'New here'. */
export function Badges({ author }: { author: Author }) {
  const { t } = useTranslation('posts');
  return (
    <>
      {author.team && <Badge>{t('badges.team')}</Badge>}
      {author.premium && <Badge tone="outline">{t('badges.premium')}</Badge>}
      {author.new_here && <Badge tone="outline">{t('badges.newHere')}</Badge>}
    </>
  );
}

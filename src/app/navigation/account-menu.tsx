import { useQuery } from '@tanstack/react-query';
import {
  CalendarDays,
  CircleUserRound,
  CreditCard,
  History,
  IdCard,
  LogOut,
  type LucideIcon,
  MessageCircle,
  TrendingUp,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { profileQuery } from '@/api/account/profile';
import { DataProvider } from '@/app/providers/data-provider';
import { Avatar } from '@/components/avatar';
import { Button } from '@/components/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '@/components/ui/dropdown-menu';
import { paths } from '@/config/paths';
import type { SignedInUser } from '@/contexts/auth';
import { useSignOut } from '@/features/auth/use-sign-out';
import type { NavItem } from './items';
import { UnreadMessages } from './unread-messages';
import { useAccountItems } from './use-account-items';

const glyphs: Partial<Record<NavItem['path'], LucideIcon>> = {
  [paths.messages]: MessageCircle,
  [paths.profile]: IdCard,
  [paths.accountSettings]: CreditCard,
  [paths.progress]: TrendingUp,
  [paths.calendar]: CalendarDays,
  [paths.testHistory]: History,
};

/** The header stands outside the pages that read data, so the menu brings their cache itself. */
export function AccountMenu({ user }: { user: SignedInUser }) {
  return (
    <DataProvider>
      <Menu user={user} />
    </DataProvider>
  );
}

function Menu({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('nav');
  const { signOut, busy } = useSignOut();
  const { data, isPending } = useQuery(profileQuery(user.id));
  const places = useAccountItems();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label={t('accountMenu')} busy={busy}>
          {busy ? null : isPending ? (
            <CircleUserRound aria-hidden="true" />
          ) : (
            <Avatar
              picture={data?.avatar ?? null}
              name={data?.display_name ?? null}
              email={user.email}
              className="size-full"
            />
          )}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-80">
        <DropdownMenuLabel className="wrap-anywhere">
          {t('words.signedInAs', { email: user.email })}
        </DropdownMenuLabel>
        <DropdownMenuSeparator />
        {places.map((item) => {
          const Glyph = glyphs[item.path] ?? CircleUserRound;
          return (
            <DropdownMenuItem key={item.path} asChild>
              <Link to={item.to ?? item.path}>
                <Glyph aria-hidden="true" />
                {t(`pages.${item.label}`)}
                {item.path === paths.messages ? <UnreadMessages userId={user.id} /> : null}
              </Link>
            </DropdownMenuItem>
          );
        })}
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('signOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

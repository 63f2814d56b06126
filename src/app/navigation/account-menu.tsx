import { CircleUserRound, History, LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
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
import { useSignOut } from '@/features/auth/use-sign-out';
import { accountItems } from './items';

export function AccountMenu({ email }: { email: string }) {
  const { t } = useTranslation('nav');
  const { signOut, busy } = useSignOut();
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button variant="outline" size="icon" aria-label={t('accountMenu')} busy={busy}>
          {busy ? null : <CircleUserRound aria-hidden="true" />}
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent className="max-w-80">
        <DropdownMenuLabel className="wrap-anywhere">{t('signedInAs', { email })}</DropdownMenuLabel>
        <DropdownMenuSeparator />
        {accountItems.map((item) => (
          <DropdownMenuItem key={item.path} asChild>
            <Link to={item.path}>
              {item.path === paths.testHistory ? (
                <History aria-hidden="true" />
              ) : (
                <CircleUserRound aria-hidden="true" />
              )}
              {t(item.label)}
            </Link>
          </DropdownMenuItem>
        ))}
        <DropdownMenuItem onSelect={() => void signOut()}>
          <LogOut aria-hidden="true" />
          {t('signOut')}
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

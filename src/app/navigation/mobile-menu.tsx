import { LogIn, LogOut } from 'lucide-react';
import { type RefObject, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router-dom';
import { DataProvider } from '@/app/providers/data-provider';
import { ButtonLink } from '@/components/button-link';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { Button } from '@/components/ui/button';
import { Sheet, SheetContent } from '@/components/ui/sheet';
import { paths } from '@/config/paths';
import type { AuthState } from '@/contexts/auth';
import { useSignOut } from '@/features/auth/use-sign-out';
import { useLeadsAway } from '@/hooks/use-leads-away';
import { DisplaySettings } from './display-settings';
import { memberMenuItems, menuItems, type NavItem, signedInItems, signedOutItems } from './items';
import { UnreadMessages } from './unread-messages';
import { useAccountItems } from './use-account-items';

const SitePrompt = lazyWhenIdle(() => import('./site-prompt').then((module) => module.SitePrompt));

export interface MobileMenuProps {
  auth: AuthState;
  /** Gets the focus back when the menu closes without leading anywhere. */
  opener: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * What the navigation shows on wide screens, and the language picker. Closes when a place is opened. The header stands
 * outside the pages that read data, so the menu brings their cache itself.
 */
export function MobileMenu(props: MobileMenuProps) {
  return (
    <DataProvider>
      <Menu {...props} />
    </DataProvider>
  );
}

function Menu({ auth, opener, open, onOpenChange }: MobileMenuProps) {
  const { t } = useTranslation('nav');
  const { t: common } = useTranslation('common');
  const { signOut, busy } = useSignOut();
  const signedIn = auth.status === 'signed-in';
  const placeFocus = useLeadsAway(opener, open, onOpenChange);
  return (
    <Sheet open={open} onOpenChange={onOpenChange}>
      <SheetContent title={t('menu')} closeLabel={common('close')} onCloseAutoFocus={placeFocus}>
        <nav aria-label={t('menu')}>
          {auth.status === 'signed-in' ? (
            <MemberPlaces userId={auth.user.id} />
          ) : (
            <Places items={[...menuItems, ...signedOutItems]} userId={null} />
          )}
        </nav>
        <div className="mt-5">
          {signedIn ? (
            <Button variant="outline" block busy={busy} onClick={() => void signOut()}>
              <LogOut aria-hidden="true" />
              {t('signOut')}
            </Button>
          ) : (
            <ButtonLink to={paths.auth} variant="outline" block>
              <LogIn aria-hidden="true" />
              {t('words.signIn')}
            </ButtonLink>
          )}
        </div>
        {signedIn ? (
          <Suspense fallback={null}>
            <SitePrompt context="navigation_upsell" className="mt-6" />
          </Suspense>
        ) : null}
        <div className="mt-auto pt-8">
          <DisplaySettings />
        </div>
      </SheetContent>
    </Sheet>
  );
}

function MemberPlaces({ userId }: { userId: string }) {
  const own = useAccountItems();
  return <Places items={[...menuItems, ...signedInItems, ...memberMenuItems, ...own]} userId={userId} />;
}

function Places({ items, userId }: { items: readonly NavItem[]; userId: string | null }) {
  return (
    <ul>
      {items.map((item) => (
        <li key={item.path}>
          <MenuLink item={item} userId={userId} />
        </li>
      ))}
    </ul>
  );
}

function MenuLink({ item, userId }: { item: NavItem; userId: string | null }) {
  const { t } = useTranslation('nav');
  // A part of a page is not where one is on the whole of it.
  const Place = item.to === undefined ? NavLink : Link;
  return (
    <Place
      to={item.to ?? item.path}
      className="flex min-h-14 items-center border-b border-line font-serif text-lg no-underline aria-[current=page]:font-semibold aria-[current=page]:text-accent"
    >
      {t(`pages.${item.label}`)}
      {item.path === paths.messages && userId !== null ? <UnreadMessages userId={userId} /> : null}
    </Place>
  );
}

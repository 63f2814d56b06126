import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import type { AuthState, SignedInUser } from '@/contexts/auth';
import { BrandLink } from './brand-link';
import { LogInGlyph, MenuGlyph, PersonGlyph } from './glyphs';
import { type NavItem, signedInItems, signedOutItems } from './items';
import { NavSession } from './nav-session';

// Menus bring Radix with them; the first load of a page does without.
const loadMobileMenu = () => import('./mobile-menu');
const loadAccountMenu = () => import('./account-menu');
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })));
const AccountMenu = lazy(() => loadAccountMenu().then((module) => ({ default: module.AccountMenu })));

// Nobody reaches for the cart in the first moment.
const CartButton = lazyWhenIdle(() => import('./cart-button').then((module) => module.CartButton));

/** Name, places and session; below 768 px the places move into a menu. */
export function SiteHeader() {
  return <NavSession>{(auth) => <Header auth={auth} />}</NavSession>;
}

function Header({ auth }: { auth: AuthState }) {
  const { t } = useTranslation('nav');
  const signedIn = auth.status === 'signed-in';
  return (
    <header data-slot="site-header" className="wrap">
      <nav aria-label={t('main')} className="flex items-center gap-1 py-3.5 sm:gap-2 md:gap-7">
        <div className="me-auto">
          <BrandLink />
        </div>
        <div className="flex items-center gap-7 max-md:hidden">
          {(signedIn ? signedInItems : signedOutItems).map((item) => (
            <HeaderLink key={item.path} item={item} />
          ))}
        </div>
        <Suspense fallback={<span className="size-11" />}>
          <CartButton />
        </Suspense>
        {signedIn ? <AccountButton user={auth.user} /> : null}
        {auth.status === 'signed-out' ? <LogInLink /> : null}
        <MenuButton auth={auth} />
      </nav>
    </header>
  );
}

function HeaderLink({ item }: { item: NavItem }) {
  const { t } = useTranslation('nav');
  return (
    <NavLink
      to={item.path}
      className="inline-flex min-h-11 items-center border-b-2 border-transparent text-[0.975rem] font-medium no-underline underline-offset-6 hover:underline aria-[current=page]:border-accent aria-[current=page]:font-semibold"
    >
      {t(`pages.${item.label}`)}
    </NavLink>
  );
}

function LogInLink() {
  const { t } = useTranslation('nav');
  return (
    <ButtonLink to={paths.auth} variant="outline" size="sm" className="max-md:size-11 max-md:px-0">
      <LogInGlyph className="md:hidden" />
      <span className="max-md:sr-only">{t('words.logIn')}</span>
    </ButtonLink>
  );
}

function AccountButton({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('nav');
  // Until its code is there the button only says what it will be.
  const placeholder = (
    <button
      type="button"
      aria-label={t('accountMenu')}
      aria-busy="true"
      aria-disabled="true"
      className={buttonVariants({ variant: 'outline', size: 'icon' })}
    >
      <PersonGlyph />
    </button>
  );
  return (
    <div className="flex max-md:hidden">
      <Suspense fallback={placeholder}>
        <AccountMenu user={user} />
      </Suspense>
    </div>
  );
}

function MenuButton({ auth }: { auth: AuthState }) {
  const { t } = useTranslation('nav');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <div className="md:hidden">
      <button
        ref={button}
        type="button"
        aria-label={t('menu')}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerEnter={() => void loadMobileMenu()}
        onFocus={() => void loadMobileMenu()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={buttonVariants({ variant: 'ghost', size: 'icon' })}
      >
        <MenuGlyph className="size-6!" />
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <MobileMenu auth={auth} opener={button} open={open} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}

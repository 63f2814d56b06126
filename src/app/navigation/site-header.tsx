import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { buttonVariants } from '@/components/ui/button-variants';
import { paths } from '@/config/paths';
import type { AuthState, SignedInUser } from '@/contexts/auth';
import { useWide } from '@/hooks/use-wide';
import { BrandLink } from './brand-link';
import { LogInGlyph, MenuGlyph, PersonGlyph } from './glyphs';
import { type NavItem, signedInItems, signedOutItems } from './items';
import { NavSession } from './nav-session';

// Menus bring Radix with them; the first load of a page does without.
const loadMobileMenu = () => import('./mobile-menu');
const loadAccountMenu = () => import('./account-menu');
const MobileMenu = lazy(() => loadMobileMenu().then((module) => ({ default: module.MobileMenu })));
const AccountMenu = lazy(() => loadAccountMenu().then((module) => ({ default: module.AccountMenu })));

// Nobody reaches for search or cart in the first moment.
const HeaderTools = lazyWhenIdle(() => import('./header-tools').then((module) => module.HeaderTools));

/** Name, places and session; below 768 px the places move into a menu. */
export function SiteHeader() {
  return <NavSession>{(auth) => <Header auth={auth} />}</NavSession>;
}

interface HeaderProps {
  auth: AuthState;
  /** Without what comes behind a page: the page would take it away again when it comes itself. */
  isOpening?: boolean;
}

export function Header({ auth, isOpening = false }: HeaderProps) {
  const { t } = useTranslation('nav');
  // Where a session is looked into there most likely is one: its places stand there from the start and do not move.
  const mayBeSignedIn = auth.status !== 'signed-out';
  return (
    <header data-slot="site-header" className="wrap">
      <nav
        aria-label={t('main')}
        className="flex items-center py-3.5 max-[25rem]:-me-2 min-[25rem]:gap-1 sm:gap-2 lg:gap-7"
      >
        <div className="me-auto">
          <BrandLink to={mayBeSignedIn ? paths.dashboard : paths.home} />
        </div>
        <div className="flex items-center gap-2.5 max-md:hidden lg:gap-7">
          {(mayBeSignedIn ? signedInItems : signedOutItems).map((item) => (
            <HeaderLink key={item.path} item={item} />
          ))}
        </div>
        <div
          className={`flex justify-end ${
            mayBeSignedIn ? 'min-w-33 max-[22.4rem]:min-w-22 lg:min-w-44' : 'min-w-22 max-[22.4rem]:min-w-11'
          }`}
        >
          {isOpening ? null : (
            <Suspense fallback={null}>
              <HeaderTools userId={auth.user?.id ?? null} />
            </Suspense>
          )}
        </div>
        {mayBeSignedIn ? <AccountButton user={auth.user} /> : <LogInLink />}
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
      className="inline-flex min-h-11 items-center border-b-2 border-transparent text-sm font-medium no-underline underline-offset-6 hover:underline lg:text-[0.975rem] aria-[current=page]:border-accent aria-[current=page]:font-semibold"
    >
      {t(`pages.${item.label}`)}
    </NavLink>
  );
}

function LogInLink() {
  const { t } = useTranslation('nav');
  return (
    <ButtonLink to={paths.auth} variant="outline" size="sm" className="max-lg:size-11 max-lg:px-0">
      <LogInGlyph className="lg:hidden" />
      <span className="max-lg:sr-only">{t('words.signIn')}</span>
    </ButtonLink>
  );
}

function AccountButton({ user }: { user: SignedInUser | null }) {
  const { t } = useTranslation('nav');
  // Where the menu of places holds these as well, the other is not loaded to be hidden.
  const isShown = useWide('md');
  // Until its code is there, and it is known who it is, the button only says what it will be.
  const placeholder = (
    <button
      type="button"
      data-tip=""
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
      {user === null || !isShown ? (
        placeholder
      ) : (
        <Suspense fallback={placeholder}>
          <AccountMenu user={user} />
        </Suspense>
      )}
    </div>
  );
}

function MenuButton({ auth }: { auth: AuthState }) {
  const { t } = useTranslation('nav');
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    // Its glyph, not its edge, stands at the edge of the page where room is scarce.
    <div className="max-[25rem]:-me-2.5 md:hidden">
      <button
        ref={button}
        type="button"
        data-tip=""
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

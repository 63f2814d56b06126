import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { brand } from '@/config/brand';
import { BrandLink } from './brand-link';
import { FooterLink } from './footer-link';
import { footerProductItems, legalItems, type NavItem } from './items';
import { NavSession } from './nav-session';

// At the foot of the page nothing is urgent.
const DisplaySettings = lazyWhenIdle(() =>
  import('./display-settings').then((module) => module.DisplaySettings),
);

const FooterMemberPlaces = lazyWhenIdle(() =>
  import('./footer-member-places').then((module) => module.FooterMemberPlaces),
);

export function SiteFooter() {
  const { t } = useTranslation('nav');
  const { t: common } = useTranslation('common');
  return (
    <footer data-slot="site-footer" className="mt-section border-t border-line bg-sunken">
      <div className="wrap grid grid-cols-[auto_auto] gap-x-4 max-[22rem]:grid-cols-1 gap-y-9 py-10 sm:grid-cols-2 sm:gap-x-12 sm:py-12 lg:grid-cols-[1.6fr_1fr_1fr_15rem]">
        <div className="col-span-full grid content-start gap-3 sm:col-span-1 sm:gap-4">
          <BrandLink />
          <p className="max-w-[34ch] text-sm text-ink-soft">{t('footer.line')}</p>
        </div>
        <FooterLinks title={t('footer.product')} items={footerProductItems}>
          <NavSession>
            {({ status }) =>
              status === 'signed-in' && (
                <Suspense fallback={null}>
                  <FooterMemberPlaces />
                </Suspense>
              )
            }
          </NavSession>
        </FooterLinks>
        <FooterLinks title={t('footer.legal')} items={legalItems} />
        <div className="col-span-full min-h-68 sm:col-span-1">
          <h2 className="sr-only">{t('words.display')}</h2>
          <Suspense fallback={null}>
            <DisplaySettings />
          </Suspense>
        </div>
      </div>
      <div className="wrap grid gap-x-12 gap-y-2 border-t border-line py-6 text-sm text-ink-soft md:grid-cols-[1fr_auto]">
        <p className="max-w-[80ch]">{common('support')}</p>
        <p className="md:self-end">
          {t('footer.operator', { operator: brand.operator, place: brand.address[1] })}
        </p>
      </div>
    </footer>
  );
}

interface FooterLinksProps {
  title: string;
  items: readonly NavItem[];
  children?: ReactNode;
}

function FooterLinks({ title, items, children }: FooterLinksProps) {
  return (
    <nav aria-label={title}>
      <h2 className="border-control-t border-ink pt-3 font-sans text-sm font-semibold tracking-normal">
        {title}
      </h2>
      <ul className="mt-1.5">
        {items.map((item) => (
          <FooterLink key={item.path} item={item} />
        ))}
        {children}
      </ul>
    </nav>
  );
}

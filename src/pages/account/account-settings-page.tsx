import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { myInvoicesQuery } from '@/api/billing/invoices';
import { myOrdersQuery } from '@/api/billing/orders';
import { subscriptionQuery } from '@/api/billing/subscription';
import { ButtonLink } from '@/components/button-link';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { SectionDrawing } from '@/components/section-drawing';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { usePerson } from '@/contexts/auth';
import { DevicesSection } from '@/features/account/devices-section';
import { useSignOut } from '@/features/auth/use-sign-out';
import { OwnPrompt } from '@/features/gates/own-prompt';
import { InvoicesSection } from '@/features/membership/invoices-section';
import { MembershipSection } from '@/features/membership/membership-section';
import { OrdersSection } from '@/features/membership/orders-section';
import { useHashTarget } from '@/hooks/use-hash-target';

// Forms come after the plan: the library they are built on is a third of the page.
const ChangeEmail = lazy(async () => ({
  default: (await import('@/features/auth/change-email')).ChangeEmail,
}));
const ChangePassword = lazy(async () => ({
  default: (await import('@/features/auth/change-password')).ChangePassword,
}));

/** Plan, bills, sign-in data and devices. */
export function AccountSettingsPage() {
  const user = usePerson();
  const { t } = useTranslation('account');
  const { t: billing } = useTranslation('billing');
  const { signOut, busy } = useSignOut();
  useHashTarget();
  return (
    <div data-screen="account-settings">
      <PageHeader title={t('pages.accountSettings')} lead={t('settingsPage.lead')} />
      <div className="grid max-w-5xl gap-12">
        <Section beside id="plan" title={billing('words.plan')}>
          <MembershipSection userId={user.id} />
        </Section>
        <Section
          beside
          id="invoices"
          title={billing('invoices.title')}
          drawing={<SectionDrawing name="success" />}
        >
          <InvoicesSection userId={user.id} />
        </Section>
        <Section
          beside
          id="purchases"
          title={billing('orders.title')}
          drawing={<SectionDrawing name="cart" />}
        >
          <OrdersSection userId={user.id} />
        </Section>
        <Section beside id="sign-in" title={t('signIn.title')} drawing={<SectionDrawing name="welcome" />}>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <ChangeEmail email={user.email} />
            <ChangePassword email={user.email} />
          </Suspense>
        </Section>
        <Section beside id="devices" title={t('devices.title')} drawing={<SectionDrawing name="apart" />}>
          <DevicesSection busy={busy} onSignOut={(where) => void signOut(where)} />
        </Section>
        <Section beside id="data" title={t('data.title')} drawing={<SectionDrawing name="quiet" />}>
          <p className="mb-4 max-w-read text-ink-soft">{t('data.text')}</p>
          <ButtonLink to={`${paths.settings}#data`} variant="outline" data-action="open-data">
            {t('data.open')}
          </ButtonLink>
        </Section>
        {/* It comes late, and so below all that is there. */}
        <OwnPrompt placement="settings_premium" className="max-w-xl" />
      </div>
    </div>
  );
}

AccountSettingsPage.own = (userId: string) => [
  subscriptionQuery(userId),
  myInvoicesQuery(userId),
  myOrdersQuery(userId),
];

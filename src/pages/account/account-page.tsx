import { useTranslation } from 'react-i18next';
import { profileQuery } from '@/api/account/profile';
import { myAttemptsQuery } from '@/api/attempts/queries';
import { myOrdersQuery } from '@/api/billing/orders';
import { subscriptionQuery } from '@/api/billing/subscription';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import type { SignedInUser } from '@/contexts/auth';
import { AccountParts } from '@/features/account/account-parts';
import { Identity } from '@/features/account/identity';
import { EmailChangeReturn } from '@/features/auth/email-change-return';
import { ResultsSection } from '@/features/history/results-section';
import { MembershipLine } from '@/features/membership/membership-line';
import { RecentPurchases } from '@/features/membership/recent-purchases';
import { Personal } from './personal';

/** The account at a glance: who, which plan, what was done and bought last, and where the rest is. */
export function AccountPage() {
  const { t } = useTranslation('account');
  return (
    <Personal
      page={t('pages.account')}
      title={t('signedOut.title')}
      returnTo={paths.account}
      before={(signedIn) => <EmailChangeReturn signedIn={signedIn} />}
    >
      {(user) => <Account user={user} />}
    </Personal>
  );
}

function Account({ user }: { user: SignedInUser }) {
  const { t } = useTranslation('account');
  const { t: billing } = useTranslation('billing');
  return (
    <div data-screen="account">
      <Identity userId={user.id} email={user.email} />
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[1fr_20rem]">
        <div className="grid content-start gap-12">
          <Section title={t('results.title')}>
            <ResultsSection userId={user.id} />
          </Section>
          <Section title={billing('orders.title')}>
            <RecentPurchases userId={user.id} />
          </Section>
        </div>
        <div className="grid content-start gap-12">
          <Section title={billing('words.plan')} ruled>
            <MembershipLine />
          </Section>
          <Section title={t('parts.title')} ruled>
            <AccountParts />
          </Section>
        </div>
      </div>
    </div>
  );
}

AccountPage.own = (userId: string) => [
  profileQuery(userId),
  myAttemptsQuery(userId),
  myOrdersQuery(userId),
  subscriptionQuery(userId),
];

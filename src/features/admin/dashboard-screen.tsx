import i18next from 'i18next';
import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { TabLinks } from '@/components/tab-links';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import type { AdminRole } from '@/lib/accounts/admin-role';
import { type AdminTab, adminTabs, opens } from '@/lib/admin/guard';
import { AreaGate } from './area-gate';
import { deskTexts } from './desk-texts';
import { educationTexts } from './education-texts';
import { ordersTexts } from './orders-texts';
import { OverviewTab } from './overview/overview-tab';
import { paymentsTexts } from './payments-texts';
import { auditTexts, teamTexts } from './team-texts';

interface TabProps {
  roles: readonly AdminRole[];
}

/** The tabs that there are; code and texts of one come when it is opened, and to nobody whom it does not open for. */
const contents: Partial<Record<AdminTab, ComponentType<TabProps>>> = {
  overview: OverviewTab,
  orders: lazy(async () => {
    const [module] = await Promise.all([
      import('./orders/orders-tab'),
      i18next.loadNamespaces([...ordersTexts]),
    ]);
    return { default: module.OrdersTab };
  }),
  community: lazy(async () => {
    const [module] = await Promise.all([import('./desk/desk-tab'), i18next.loadNamespaces([...deskTexts])]);
    return { default: module.DeskTab };
  }),
  payments: lazy(async () => {
    const [module] = await Promise.all([
      import('./payments/payments-tab'),
      i18next.loadNamespaces([...paymentsTexts]),
    ]);
    return { default: module.PaymentsTab };
  }),
  education: lazy(async () => {
    const [module] = await Promise.all([
      import('./education/education-tab'),
      i18next.loadNamespaces([...educationTexts]),
    ]);
    return { default: module.EducationTab };
  }),
  admins: lazy(async () => {
    const [module] = await Promise.all([import('./team/admins-tab'), i18next.loadNamespaces([...teamTexts])]);
    return { default: module.AdminsTab };
  }),
  audit: lazy(async () => {
    const [module] = await Promise.all([import('./team/audit-tab'), i18next.loadNamespaces([...auditTexts])]);
    return { default: module.AuditTab };
  }),
  quality: lazy(() => import('./quality/to-report').then((module) => ({ default: module.ToReport }))),
};
const built = adminTabs.filter(({ id }) => contents[id] !== undefined);

function addressOf(id: AdminTab): string {
  if (id === 'overview') return paths.adminDashboard;
  return id === 'quality' ? paths.qaReport : `${paths.adminDashboard}?tab=${id}`;
}

/** The rooms of the team, one at a time; which one stands in the address. */
export function DashboardScreen() {
  const { t } = useTranslation('admin');
  const [search] = useSearchParams();
  const asked = search.get('tab');
  const tab = built.find(({ id }) => id === asked) ?? adminTabs[0];
  const Content = contents[tab.id];
  return (
    // Mounted anew with each tab, so that the roles are read anew.
    <AreaGate key={tab.id} area={tab.area}>
      {(roles) => (
        <>
          <PageHeader title={t('title')} lead={tab.id === 'overview' ? t('lead') : undefined} />
          <DashboardTabs current={tab.id} roles={roles} />
          {/* As high as a screen from the beginning: the foot of the page is not seen and then pushed away. */}
          <div className="min-h-dvh pt-6 pb-section">
            {Content && (
              <Suspense fallback={<Skeleton className="h-[40rem]" />}>
                <Content roles={roles} />
              </Suspense>
            )}
          </div>
        </>
      )}
    </AreaGate>
  );
}

/** Ways to the rooms that are open to somebody; the report on quality has an address of its own. */
export function DashboardTabs({ current, roles }: TabProps & { current: AdminTab }) {
  const { t } = useTranslation('admin');
  const open = built.filter(({ area }) => opens(roles, area));
  const names: Partial<Record<AdminTab, string>> = {
    overview: t('tabs.overview'),
    orders: t('tabs.orders'),
    payments: t('tabs.payments'),
    education: t('pages.education'),
    community: t('pages.community'),
    admins: t('tabs.admins'),
    audit: t('tabs.audit'),
    quality: t('tabs.quality'),
  };
  const tabs = open.map(({ id }) => ({
    id,
    to: addressOf(id),
    name: names[id] ?? id,
  }));
  return <TabLinks label={t('tabs.label')} tabs={tabs} current={current} />;
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { StateDrawing } from '@/components/state-drawing';
import { paths } from '@/config/paths';
import { usePageTitle } from '@/hooks/use-page-title';
import type { NamedArea } from '@/lib/admin/guard';

/** To people who are not on the team. */
export function AccessDenied() {
  const { t } = useTranslation('admin');
  return (
    <Refused title={t('guard.denied.title')} text={t('guard.denied.text')}>
      <ButtonLink to={paths.home}>{t('guard.denied.button')}</ButtonLink>
    </Refused>
  );
}

/** To people on the team whose role is another one. */
export function InsufficientPrivileges({ area }: { area: NamedArea }) {
  const { t } = useTranslation('admin');
  return (
    <Refused title={t('guard.insufficient.title')} text={t(`guard.insufficient.text.${area}`)}>
      <ButtonLink to={paths.adminDashboard}>{t('guard.insufficient.button')}</ButtonLink>
    </Refused>
  );
}

function Refused({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  usePageTitle(title);
  return (
    <div className="grid items-center gap-x-16 gap-y-8 py-section sm:grid-cols-[1fr_auto]">
      <div className="grid justify-items-start gap-5">
        <h1 className="text-2xl">{title}</h1>
        <p className="max-w-[46ch] text-lg text-ink-soft">{text}</p>
        <div className="mt-2">{children}</div>
      </div>
      <StateDrawing name="not_found" size="page" className="max-sm:size-44" />
    </div>
  );
}

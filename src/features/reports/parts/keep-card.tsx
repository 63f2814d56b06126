import { useLocation } from 'react-router';
import { ButtonLink } from '@/components/button-link';
import { Card } from '@/components/ui/card';
import { paths } from '@/config/paths';
import type { ReportTexts } from '../texts';

/** For a report that belongs to nobody yet. */
export function KeepCard({ texts }: { texts: ReportTexts }) {
  const { t } = texts;
  const { pathname } = useLocation();
  const search = new URLSearchParams({ mode: 'signup', redirect: pathname });
  return (
    <Card tone="tint" data-part="keep" data-print="hide" className="grid justify-items-start gap-3">
      <h2 className="text-lg">{t('keep.title')}</h2>
      <p>{t('keep.text')}</p>
      <ButtonLink to={`${paths.auth}?${search}`} data-action="keep">
        {t('keep.action')}
      </ButtonLink>
    </Card>
  );
}

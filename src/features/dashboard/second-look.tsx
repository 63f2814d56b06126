import { useTranslation } from 'react-i18next';
import type { LatestResult } from '@/api/attempts/latest';
import { RemindMe } from '@/components/reminders/remind-me';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { dayAt } from '@/lib/plans/dates';
import { secondLook } from '@/lib/today/second-look';

/** From when on a second result of the test can show change, until then. */
export function SecondLook({ result, nowMs }: { result: LatestResult; nowMs: number }) {
  const { t } = useTranslation('dashboard');
  const formats = useFormats();
  const look = secondLook(result, nowMs);
  if (look === null || look.isOpen) return null;
  const { routeKey, catalogueName } = catalogue[result.test_id];
  const from = new Date(look.fromMs);
  return (
    <div data-part="second-look" className="mt-2 max-w-read">
      <p className="text-ink-soft">{t('again.from', { date: formats.date(from.toISOString()) })}</p>
      <RemindMe
        offer={{
          title: t('again.action', { name: catalogueName }),
          link: href(paths.testIntro, { testId: routeKey }),
          target: 'retest',
          targetId: result.test_id,
          date: dayAt(look.fromMs, from.getTimezoneOffset()),
        }}
      />
    </div>
  );
}

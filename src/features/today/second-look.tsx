import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LatestResult } from '@/api/attempts/latest';
import { RemindMe } from '@/components/reminders/remind-me';
import { Section } from '@/components/section';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { catalogue } from '@/lib/assessments/catalogue';
import { dayAt } from '@/lib/plans/dates';
import { secondLook } from '@/lib/today/state';

/** When a second result of the test can show change. */
export function SecondLook({ result, nowMs }: { result: LatestResult; nowMs: number }) {
  const { t } = useTranslation('today');
  const formats = useFormats();
  const look = secondLook(result, nowMs);
  if (look === null) return null;
  const { routeKey, catalogueName } = catalogue[result.test_id];
  return (
    <Section title={t('again.title')}>
      <div data-part="second-look" className="max-w-read">
        <p className="text-ink-soft">
          {look.isOpen
            ? t('again.open')
            : t('again.from', { date: formats.date(new Date(look.fromMs).toISOString()) })}
        </p>
        {look.isOpen ? (
          <Link
            to={href(paths.testIntro, { testId: routeKey })}
            className="link inline-flex min-h-11 items-center"
          >
            {t('again.action', { name: catalogueName })}
          </Link>
        ) : (
          <RemindMe
            offer={{
              title: t('again.action', { name: catalogueName }),
              link: href(paths.testIntro, { testId: routeKey }),
              target: 'retest',
              targetId: result.test_id,
              date: dayAt(look.fromMs, new Date(look.fromMs).getTimezoneOffset()),
            }}
          />
        )}
      </div>
    </Section>
  );
}

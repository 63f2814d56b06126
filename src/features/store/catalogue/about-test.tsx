import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href, paths } from '@/config/paths';
import { catalogue, type TestId } from '@/lib/assessments/catalogue';

const rows = ['question', 'asks', 'gives', 'who', 'can', 'cannot'] as const;

/** What a test on sale asks, gives and cannot say, in its row, and the way to a report as it will look. */
export function AboutTest({ testId, name }: { testId: TestId; name: string }) {
  const { t } = useTranslation('store');
  const { t: hub } = useTranslation('hub');
  return (
    <details data-part="about" className="group mt-1">
      <summary
        data-action="about-open"
        aria-label={t('about.openNamed', { name })}
        className="link inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 [&::-webkit-details-marker]:hidden"
      >
        {t('about.open')}
        <ChevronDown aria-hidden="true" className="size-[1em] transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid max-w-read gap-2 pt-1 pb-2 text-[0.95rem]">
        {rows.map((row) => (
          <div key={row}>
            <dt className="font-semibold">
              {row === 'can' || row === 'cannot' ? hub(`guide.${row}`) : hub(`intro.${row}`)}
            </dt>
            <dd className="text-ink-soft">{hub(`tests.${testId}.${row}`)}</dd>
          </div>
        ))}
      </dl>
      <Link
        to={href(paths.sampleReport, { testKey: catalogue[testId].routeKey })}
        data-action="sample-report"
        aria-label={t('about.sampleNamed', { name })}
        className="link inline-flex min-h-11 items-center font-semibold"
      >
        {t('about.sample')}
      </Link>
    </details>
  );
}

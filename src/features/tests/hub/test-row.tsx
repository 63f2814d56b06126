import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { remainingWait, type TestOffer } from '@/lib/assessments/access';
import { TestFacts } from './test-facts';
import { RequiredBadge, UpgradeAction } from './upgrade-action';

export interface TestRowProps {
  offer: TestOffer;
  nowMs: number;
  level?: 3 | 4;
}

/** A test in a list: what it is, and starting it or what opens it. */
export function TestRow({ offer, nowMs, level = 3 }: TestRowProps) {
  const { t } = useTranslation('hub');
  const formats = useFormats();
  const { entry, access } = offer;
  const Heading = `h${level}` as const;
  const wait = access.mayOpen ? remainingWait(offer.availableAt, nowMs) : null;
  const action = t(wait ? 'details' : 'startTest');
  return (
    <li
      data-test={entry.routeKey}
      className="grid items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Heading className={level === 3 ? 'text-lg' : 'text-base'}>{entry.catalogueName}</Heading>
          {access.mayOpen ? null : <RequiredBadge tier={access.requiredTier} />}
        </div>
        <p className="max-w-read text-ink-soft">{t(`tests.${entry.testId}.summary`)}</p>
        <TestFacts entry={entry} />
        {wait ? (
          <p className="mt-1.5 text-sm">
            {t('words.waitAgain', { time: formats.duration(wait.count, wait.unit) })}
          </p>
        ) : null}
      </div>
      {access.mayOpen ? (
        <ButtonLink
          to={href(paths.testIntro, { testId: entry.routeKey })}
          variant="outline"
          aria-label={t('words.pair', { name: action, text: entry.catalogueName })}
        >
          {action}
        </ButtonLink>
      ) : (
        <UpgradeAction tier={access.requiredTier} test={entry.catalogueName} />
      )}
    </li>
  );
}

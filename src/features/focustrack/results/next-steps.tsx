import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { myTestAccessQuery } from '@/api/attempts/access';
import { ButtonLink } from '@/components/button-link';
import { Section } from '@/components/section';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { focusTrack } from '@/lib/assessments/tests/focustrack/definition';
import type { ShownRun } from './shown-run';

/** Where to go from a result, besides its report. */
export function NextSteps({ userId }: Pick<ShownRun, 'userId'>) {
  const { t } = useTranslation('focustrack');
  return (
    <Section title={t('next.title')}>
      <ul className="border-t border-line">
        <Step text={t('next.historyText')}>
          <ButtonLink variant="outline" to={paths.testHistory}>
            {t('next.history')}
          </ButtonLink>
        </Step>
        <Again userId={userId} />
      </ul>
    </Section>
  );
}

/** When the test opens again. */
function Again({ userId }: { userId: string }) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const access = useQuery(myTestAccessQuery(userId));
  const row = access.data?.find(({ test_id }) => test_id === focusTrack.testId);
  if (!row?.may_open) return null;
  return row.available_at === null ? (
    <Step text={t('next.againText')}>
      <Link to={paths.focusTrack} className="link inline-flex min-h-11 items-center">
        {t('words.takeAgain')}
      </Link>
    </Step>
  ) : (
    <Step text={t('next.wait', { moment: formats.moment(row.available_at) })} />
  );
}

function Step({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-b border-line py-4">
      <span className="min-w-48 flex-1 text-ink-soft">{text}</span>
      {children}
    </li>
  );
}

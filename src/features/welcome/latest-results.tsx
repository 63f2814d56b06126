import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { AttemptRecord } from '@/api/attempts/attempt-record';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';

/** Earlier results in one line each. */
export function LatestResults({ attempts }: { attempts: readonly AttemptRecord[] }) {
  const { i18n } = useTranslation();
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long' });
  return (
    <ul className="mt-2">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <Link
            to={href(paths.reportByAttempt, { attemptId: attempt.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {`${catalogue[attempt.test_id].catalogueName}, ${day.format(new Date(attempt.completed_at))}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

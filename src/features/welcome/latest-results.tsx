import { Link } from 'react-router-dom';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { catalogue } from '@/lib/assessments/catalogue';

/** Earlier results in one line each. */
export function LatestResults({ attempts }: { attempts: readonly AttemptRecord[] }) {
  const formats = useFormats();
  return (
    <ul className="mt-2">
      {attempts.map((attempt) => (
        <li key={attempt.id}>
          <Link
            to={href(paths.reportByAttempt, { attemptId: attempt.id })}
            className="link inline-flex min-h-11 items-center"
          >
            {`${catalogue[attempt.test_id].catalogueName}, ${formats.date(attempt.completed_at)}`}
          </Link>
        </li>
      ))}
    </ul>
  );
}

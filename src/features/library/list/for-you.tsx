import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { noteOpened, type Recommendations, recommendationsQuery } from '@/api/guide/recommendations';
import { Sentences } from '@/components/recommendations/sentences';
import { useReasonText } from '@/components/recommendations/use-reason-text';
import { Section } from '@/components/section';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { useToday } from '@/hooks/use-today';
import { currentLanguage } from '@/i18n/init';
import { tellOnce } from '@/lib/recommendations/tell-once';

const grid = 'grid gap-x-10 sm:grid-cols-2 lg:grid-cols-3';
/** Beside what was begun a phone shows half of them: the list is not far below. */
const row = 'min-h-27 border-t border-line py-4 max-sm:nth-[n+4]:hidden';

export interface ForYouProps {
  userId: string;
  /** Addresses of what stands above it already. */
  above: readonly string[];
}

/** What may suit the person, each with why. Without it the page stays what it is. */
export function ForYou({ userId, above }: ForYouProps) {
  const { t } = useTranslation('library');
  const answer = useQuery({
    ...recommendationsQuery(userId, 'education', currentLanguage()),
    // It holds for the day; what somebody looks at does not change under their eyes.
    staleTime: 30 * 60_000,
    refetchOnWindowFocus: false,
  });
  const items = answer.data?.recommendations.filter(({ url }) => !above.includes(url)) ?? [];
  if (answer.isSuccess && items.length === 0) return null;
  return (
    <Section title={t('forYou')}>
      {answer.isSuccess ? (
        <Offered items={items} named={answer.data} />
      ) : answer.isError ? (
        <Failed onRetry={() => void answer.refetch()} retrying={answer.isFetching} />
      ) : (
        <div className={grid} aria-hidden="true">
          {[1, 2, 3, 4, 5, 6].map((place) => (
            <div key={place} className={row}>
              <Skeleton className="h-11 w-3/4" />
              <Skeleton className="mt-1 h-6 w-1/2" />
            </div>
          ))}
        </div>
      )}
    </Section>
  );
}

interface OfferedProps {
  items: Recommendations['recommendations'];
  named: Recommendations;
}

function Offered({ items, named }: OfferedProps) {
  const reasonText = useReasonText();
  const day = useToday();
  const { told, own } = tellOnce(items.map(({ reasons }) => reasons));
  const sentences = (reasons: readonly string[]) =>
    reasons.flatMap((reason) => reasonText(reason, named) ?? []);
  return (
    <>
      <p className="-mt-2 mb-3 text-sm text-ink-soft empty:hidden">
        <Sentences list={sentences(told)} />
      </p>
      <ul data-part="for-you" className={grid}>
        {items.map(({ id, title, lang, url }, at) => (
          <li key={id} data-item={id} className={row}>
            <Link
              to={url}
              lang={lang}
              className="inline-block min-h-6 font-serif text-[1.1rem] leading-snug hover:underline"
              onClick={() => void noteOpened({ items: [id], day })}
            >
              {title}
            </Link>
            {/* The weightiest says enough. */}
            <p className="mt-1 text-sm text-ink-soft empty:hidden">{sentences(own[at] ?? [])[0]}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

function Failed({ onRetry, retrying }: { onRetry: () => void; retrying: boolean }) {
  const { t } = useTranslation('guide');
  return (
    <div className="flex flex-wrap items-center gap-x-4 text-ink-soft">
      <p role="status">{t('failed')}</p>
      <Button variant="link" size="sm" busy={retrying} onClick={onRetry}>
        {t('retry')}
      </Button>
    </div>
  );
}

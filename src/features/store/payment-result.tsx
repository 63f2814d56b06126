import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { isCheckoutId, isUndecided } from '@/api/store/checkout-result';
import { ButtonLink } from '@/components/button-link';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { SignInCard } from '@/components/sign-in-card';
import { Spinner } from '@/components/ui/spinner';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { focusHeading } from '@/hooks/focus-heading';
import { MembershipResult } from './results/membership-result';
import { OrderResult } from './results/order-result';
import { ResultFrame } from './results/result-frame';
import { useCheckoutResult } from './results/use-checkout-result';
import { WaitingParts } from './results/waiting-parts';

/** Which of the result addresses it is; they differ in their name alone. */
export type ResultPage = 'store' | 'payment' | 'plan' | 'test' | 'procrastination';

/**
 * Where the payment provider leads back to. The address is no proof of a payment: the page asks the server, waits for
 * its answer and shows it.
 */
export function PaymentResult({ page }: { page: ResultPage }) {
  const { t } = useTranslation('store');
  const auth = useAuth();
  const { pathname, search } = useLocation();
  if (auth.status === 'loading') return <LoadingState className="min-h-[60dvh]" />;
  return (
    <div className="wrap">
      {auth.status === 'signed-in' ? (
        <Outcome page={page} userId={auth.user.id} />
      ) : (
        <SignInCard
          page={t(page === 'plan' ? 'words.yourPlan' : `result.title.${page}`)}
          title={t('result.signInTitle')}
          text={t('result.signInText')}
          returnTo={pathname + search}
        />
      )}
    </div>
  );
}

function Outcome({ page, userId }: { page: ResultPage; userId: string }) {
  const { t } = useTranslation('store');
  const [search] = useSearchParams();
  const asked = search.get('session_id');
  const sessionId = isCheckoutId(asked) ? asked : null;
  const { result, error, slow, checking, checkAgain } = useCheckoutResult(userId, sessionId);
  const name = t(page === 'plan' ? 'words.yourPlan' : `result.title.${page}`);
  const decided = result !== undefined && !isUndecided(result);
  const waited = useRef(false);
  // Whoever waited with a screen reader hears the new heading.
  useEffect(() => {
    if (decided && waited.current) focusHeading();
    waited.current = !decided;
  }, [decided]);

  if (sessionId === null || result?.kind === 'unknown') return <Unknown name={name} page={page} />;
  if (result === undefined && error) {
    return (
      <ResultFrame page={name} title={name} scene="waiting" state="failed">
        <ErrorState title={t('result.failed')} error={error} onRetry={checkAgain} retrying={checking} />
        <WaitingParts slow={slow} checking={checking} onCheck={checkAgain} />
      </ResultFrame>
    );
  }
  const waiting = (
    <ResultFrame page={name} title={name} scene="waiting" state="waiting">
      <p role="status" className="flex items-center gap-3 text-lg">
        <Spinner className="size-6 text-accent" />
        {t('result.confirming')}
      </p>
      <p className="max-w-read text-ink-soft">{t('result.confirmingText')}</p>
      <WaitingParts slow={slow} checking={checking} onCheck={checkAgain} />
    </ResultFrame>
  );
  if (result === undefined) return waiting;
  return result.kind === 'cart' ? (
    <OrderResult name={name} order={result.order} waiting={waiting} />
  ) : (
    <MembershipResult
      name={name}
      status={result.status}
      since={result.since}
      userId={userId}
      subscription={result.subscription}
      waiting={waiting}
    />
  );
}

/** The same for no address, a wrong one and one of somebody else, so that it tells nothing about other people. */
function Unknown({ name, page }: { name: string; page: ResultPage }) {
  const { t } = useTranslation('store');
  return (
    <ResultFrame page={name} title={t('result.unknownTitle')} scene="apart" state="unknown">
      <p className="max-w-read text-lg text-ink-soft">{t('result.unknownText')}</p>
      {page === 'plan' ? (
        <ButtonLink to={paths.pricing} variant="outline">
          {t('words.seePlans')}
        </ButtonLink>
      ) : (
        <ButtonLink to={paths.store} variant="outline">
          {t('result.toStore')}
        </ButtonLink>
      )}
    </ResultFrame>
  );
}

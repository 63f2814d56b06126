import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router-dom';
import { chooseFreemium } from '@/api/billing/membership';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { Button } from '@/components/ui/button';
import { RadioGroup, RadioRow } from '@/components/ui/radio-group';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';
import { useSubscription } from '@/contexts/subscription';
import { carriedQuery, type MembershipCard, planCards } from '@/lib/billing/membership-view';
import type { Tier } from '@/lib/billing/tier';
import { useMembershipTexts } from './use-membership-texts';

export interface MembershipChoicesProps {
  /** Which plan is chosen at first. */
  suggested: Tier;
  /** The free plan was chosen; the choice is kept already. */
  onFree: () => void;
}

/** One of the three plans, by the month, and one button that goes on with it. */
export function MembershipChoices({ suggested, onFree }: MembershipChoicesProps) {
  const prices = useQuery(planPricesQuery());
  if (prices.isPending) return <LoadingState />;
  if (prices.isError) {
    return (
      <ErrorState error={prices.error} onRetry={() => void prices.refetch()} retrying={prices.isFetching} />
    );
  }
  return <Choices cards={planCards(prices.data, 'month', null)} suggested={suggested} onFree={onFree} />;
}

function Choices({
  cards,
  suggested,
  onFree,
}: MembershipChoicesProps & { cards: readonly MembershipCard[] }) {
  const { t } = useTranslation('membership');
  const texts = useMembershipTexts();
  const navigate = useNavigate();
  const auth = useAuth();
  const { refresh } = useSubscription();
  const [chosen, setChosen] = useState<Tier>(suggested);
  const [saving, setSaving] = useState<'idle' | 'saving' | { error: unknown }>('idle');
  const offered = cards.filter(({ id, price }) => id === 'freemium' || price !== null);
  const card = offered.find(({ id }) => id === chosen) ?? offered[0];

  const goOn = () => {
    if (card?.price) {
      const query = carriedQuery(card.price);
      void navigate(
        auth.status === 'signed-in'
          ? `${paths.pricing}?${query}#plans`
          : `${paths.auth}?mode=signup&redirect=${paths.pricing}%23plans&${query}`,
      );
      return;
    }
    if (auth.status !== 'signed-in') return onFree();
    setSaving('saving');
    chooseFreemium().then(
      () => {
        void refresh();
        onFree();
      },
      (error: unknown) => setSaving({ error }),
    );
  };

  return (
    <div data-part="plan-choices" className="grid gap-6">
      <RadioGroup
        legend={t('words.plan')}
        name="plan"
        value={card?.id ?? null}
        onValueChange={(value) => setChosen(offered.find(({ id }) => id === value)?.id ?? chosen)}
      >
        {offered.map(({ id, price }) => (
          <RadioRow
            key={id}
            value={id}
            label={t('words.pair', {
              name: texts.name(id),
              text: price === null ? t('free') : texts.price(price),
            })}
            hint={t(`description.${id}`)}
          />
        ))}
      </RadioGroup>
      {typeof saving === 'object' ? (
        <ErrorState title={t('chooser.saveFailed')} error={saving.error} />
      ) : null}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button data-action="go-on-with-plan" busy={saving === 'saving'} onClick={goOn}>
          {card?.price ? t('chooser.paidAction', { plan: texts.name(card.id) }) : t('chooser.freeAction')}
        </Button>
        <Link to={`${paths.pricing}#plans`} className="link inline-flex min-h-11 items-center">
          {t('chooser.more')}
        </Link>
      </div>
      {card?.price ? <p className="text-sm text-ink-soft">{t('chooser.paidNote')}</p> : null}
    </div>
  );
}

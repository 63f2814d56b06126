import { cx } from 'class-variance-authority';
import { Check, ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import type { MembershipCard } from '@/lib/billing/membership-view';

export interface MembershipCardViewProps {
  card: MembershipCard;
  /** Name of the test somebody came for, where this plan opens it. */
  opens: string | null;
  /** What is charged and when. */
  charge: ReactNode;
  /** The button; nothing where there is nothing to do. */
  action: ReactNode;
}

/** So many of its parts are shown on a phone before all of them are asked for. */
const shownFirst = 3;

/** One plan: what it opens of what somebody came for, price, what is charged, what it adds, and the way to it. */
export function MembershipCardView({ card, opens, charge, action }: MembershipCardViewProps) {
  const { t } = useTranslation('membership');
  const texts = useMembershipTexts();
  const name = texts.name(card.id);
  const [showsAll, setShowsAll] = useState(false);
  const listId = useId();
  return (
    <li
      data-plan={card.id}
      data-current={card.current || undefined}
      className="grid lg:row-span-4 lg:grid-rows-subgrid"
    >
      <Card
        tone={card.popular ? 'tint' : 'plain'}
        className="grid content-start gap-5 lg:row-span-4 lg:grid-rows-subgrid"
      >
        <div className="grid content-start gap-1.5">
          <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
            <h3 className="text-xl">{name}</h3>
            {card.current ? <Badge tone="ink">{t('words.yourPlan')}</Badge> : null}
            {card.popular ? <Badge tone="outline">{t('recommended')}</Badge> : null}
          </div>
          {opens === null ? (
            <p className="text-ink-soft">{t(`description.${card.id}`)}</p>
          ) : (
            <p data-part="wanted" className="text-lg leading-snug font-semibold">
              {t('opens', { plan: name, name: opens })}
            </p>
          )}
        </div>
        <div className="grid content-start gap-1">
          <p data-part="price" className="font-serif text-[1.6rem] leading-tight font-[560]">
            {card.id === 'freemium'
              ? t('free')
              : card.price === null
                ? t('notSold')
                : texts.price(card.price)}
          </p>
          <div className="grid gap-0.5 text-sm text-ink-soft">{charge}</div>
        </div>
        <div>{action}</div>
        <div className="border-t border-line pt-4">
          <p className="mb-2.5 text-sm font-semibold">{t(`adds.${card.id}`)}</p>
          <ul id={listId} className="grid gap-2">
            {card.features.map((feature, index) => (
              <li
                key={`${feature.group} ${feature.id}`}
                data-feature={feature.id}
                className={cx(
                  'grid grid-cols-[auto_1fr] gap-2.5 text-[0.975rem] leading-snug',
                  index >= shownFirst && !showsAll && 'max-lg:hidden',
                )}
              >
                <Check aria-hidden="true" className="mt-0.5 size-4.5 text-accent" />
                {texts.feature(feature)}
              </li>
            ))}
          </ul>
          {card.features.length > shownFirst ? (
            <Button
              variant="link"
              size="sm"
              className="mt-1 lg:hidden"
              aria-expanded={showsAll}
              aria-controls={listId}
              onClick={() => setShowsAll(!showsAll)}
              data-action="show-all"
            >
              {t('adds.all', { plan: name })}
              <ChevronDown
                aria-hidden="true"
                className={cx('transition-transform', showsAll && 'rotate-180')}
              />
            </Button>
          ) : null}
        </div>
      </Card>
    </li>
  );
}

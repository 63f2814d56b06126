import { Fragment, type ReactNode } from 'react';
import { ErrorState } from '@/components/error-state';
import { type DashboardBlock, dashboardBlocks, lastPlaceBeforePrompt, oneThing } from '@/lib/today/dashboard';
import { CommunityTile } from './community-tile';
import { ContinueCard } from './continue-card';
import { FewMinutes } from './few-minutes';
import { AcceptCard, StartCard } from './first-cards';
import { HowItWorks } from './how-it-works';
import { LastResult } from './last-result';
import { News } from './news';
import { type NowItem, OneThingCard, type TimedItem } from './one-thing-card';
import { Retest } from './retest';
import type { DashboardFacts } from './use-dashboard';

/** What other parts of the product show on the dashboard; a part that there is not is left out. */
export interface DashboardParts {
  readonly blocks: { readonly [block in DashboardBlock]?: ReactNode };
  /** The step of the plan that is next, as a card. */
  readonly ofStep: ReactNode;
  /** What changed between results; below the newest, for somebody in the middle of it. */
  readonly changes?: ReactNode;
  /** A word about plans. */
  readonly prompt: ReactNode;
  readonly now?: {
    readonly reminders?: readonly TimedItem[];
    readonly events?: readonly TimedItem[];
    readonly habits?: readonly NowItem[];
    readonly goalOpen?: boolean;
  };
}

/** Blocks that take the whole width. */
const wide: ReadonlySet<DashboardBlock> = new Set([
  'start',
  'acceptPlan',
  'oneThing',
  'heatMap',
  'trends',
  'achievements',
]);

export interface TodayTabProps {
  userId: string;
  facts: DashboardFacts;
  parts: DashboardParts;
}

/** The day of a person: what was begun, one thing now, and the rest in an order that never changes. */
export function TodayTab({ userId, facts, parts }: TodayTabProps) {
  const {
    latest,
    state,
    news,
    unfinished,
    tasks,
    hasStep,
    isStepDone,
    hasChange,
    newest,
    shown,
    retest,
    nowMs,
  } = facts;
  const failed = latest.isError && state === 'new';
  const thing = oneThing(
    {
      burst: unfinished?.kind === 'burst',
      reminders: parts.now?.reminders ?? [],
      events: parts.now?.events ?? [],
      tasks,
      step: hasStep,
      habits: parts.now?.habits ?? [],
      goalOpen: parts.now?.goalOpen ?? false,
    },
    nowMs,
  );
  const own: DashboardParts['blocks'] = {
    start: failed ? (
      <ErrorState error={latest.error} onRetry={() => void latest.refetch()} retrying={latest.isFetching} />
    ) : (
      <StartCard />
    ),
    exercise: <FewMinutes userId={userId} short={!failed} />,
    how: <HowItWorks />,
    acceptPlan: newest ? <AcceptCard newest={newest} /> : null,
    latest: shown ? (
      <>
        <LastResult result={shown} nowMs={nowMs} />
        {hasChange && state === 'active' ? parts.changes : null}
      </>
    ) : null,
    training: <FewMinutes userId={userId} />,
    shortStep: <FewMinutes userId={userId} short />,
    oneThing: <OneThingCard thing={thing} ofStep={parts.ofStep} isStepDone={isStepDone} />,
    retest: retest ? <Retest result={retest} /> : null,
    community: <CommunityTile />,
  };
  const blocks = dashboardBlocks(state, { retest: retest !== null })
    .map(({ place, block }) => ({ place, block, content: parts.blocks[block] ?? own[block] ?? null }))
    .filter(({ content }) => content !== null);
  const before = blocks.findLastIndex(({ place }) => place <= lastPlaceBeforePrompt);
  return (
    <div
      data-tab="today"
      className="grid grid-cols-1 gap-x-14 gap-y-11 lg:grid-cols-2 lg:*:data-wide:col-span-2"
    >
      {news.length > 0 ? (
        <div data-wide="">
          <News userId={userId} rows={news} />
        </div>
      ) : null}
      {unfinished ? (
        <div data-wide="" data-block="continue">
          <ContinueCard thing={unfinished} />
        </div>
      ) : null}
      {blocks.map(({ block, content }, index) => (
        <Fragment key={block}>
          <div
            data-block={block}
            data-wide={wide.has(block) ? '' : undefined}
            // What is to be said when it comes up stays in the page, and takes no room before.
            className="min-w-0 empty:hidden has-[>[role=status]:empty]:sr-only"
          >
            {content}
          </div>
          {index === before ? (
            <div data-wide="" className="empty:hidden">
              {parts.prompt}
            </div>
          ) : null}
        </Fragment>
      ))}
    </div>
  );
}

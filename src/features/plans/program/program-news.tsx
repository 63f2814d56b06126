import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { myTestAccessQuery } from '@/api/attempts/access';
import { ButtonLink } from '@/components/button-link';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { useToday } from '@/hooks/use-today';
import { closedTest } from '@/lib/assessments/access';
import type { ListedAttempt } from '@/lib/assessments/attempt-record';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import { weekAt } from '@/lib/plans/dates';
import type { FocusPlan } from '@/lib/plans/plan';
import { buildSecondCycle } from '@/lib/plans/program';
import { progressOf } from '@/lib/plans/progress';
import { usePlanChange } from '../use-plan-change';
import { type MadeBy, readAttempts } from './use-program-source';

export interface ProgramNewsProps {
  userId: string;
  plan: FocusPlan;
  attempts: readonly ListedAttempt[];
  source: MadeBy;
}

const cycleWeeks = 4;

/** After four weeks: the test once more when it may be taken again, and a second cycle by what it came to. */
export function ProgramNews({ userId, plan, attempts, source }: ProgramNewsProps) {
  const today = useToday();
  const week = weekAt(plan, today);
  const isOver = week > cycleWeeks || progressOf(plan, today).finished;
  if (!isOver) return null;
  const newest = Math.max(
    0,
    ...readAttempts(attempts)
      .filter(({ isLow, testId }) => !isLow && testId === plan.test_id)
      .map(({ completedAt }) => completedAt),
  );
  const isNewer = newest > Date.parse(plan.accepted_at);
  const isBuilt = plan.items.some(
    ({ week: ofItem, removed, swapped_ms }) => ofItem > cycleWeeks && !removed && swapped_ms > newest,
  );
  if (!isNewer) return <Retest userId={userId} testId={plan.test_id} />;
  return plan.weeks > cycleWeeks && week <= plan.weeks && !isBuilt ? (
    <SecondCycle userId={userId} plan={plan} source={source} />
  ) : null;
}

function Retest({ userId, testId }: { userId: string; testId: string }) {
  const { t } = useTranslation('program');
  const access = useQuery(myTestAccessQuery(userId));
  const entry = catalogueEntries.find((each) => each.testId === testId);
  const row = access.data?.find((each) => each.test_id === testId);
  if (!entry || !row || closedTest(row, Date.now()) !== null) return null;
  return (
    <Notice data-part="program-retest" className="grid justify-items-start gap-3">
      <p>{t('retest', { test: entry.catalogueName })}</p>
      <ButtonLink to={href(paths.testIntro, { testId: entry.routeKey })} variant="outline" size="sm">
        {t('words.takeAgain')}
      </ButtonLink>
    </Notice>
  );
}

function SecondCycle({ userId, plan, source }: Pick<ProgramNewsProps, 'userId' | 'plan' | 'source'>) {
  const { t } = useTranslation('program');
  const change = usePlanChange(userId, plan.id);
  const [busy, setBusy] = useState(false);
  const build = async () => {
    setBusy(true);
    // Without a connection it is built without knowing what was done in the last days.
    const known = await source.fetch().catch(() => source.read({}));
    const items = buildSecondCycle(known, { now: Date.now(), newId: () => crypto.randomUUID() });
    if (items) change({ type: 'second_cycle', items });
    setBusy(false);
  };
  return (
    <Notice data-part="second-cycle" className="grid justify-items-start gap-3">
      <p>{t('second')}</p>
      <Button variant="outline" size="sm" busy={busy} onClick={() => void build()}>
        {t('secondStart')}
      </Button>
    </Notice>
  );
}

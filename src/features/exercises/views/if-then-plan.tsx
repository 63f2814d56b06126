import { useState } from 'react';
import { exercise } from '@/lib/exercises/if-then-plan/exercise';
import { criteria } from '@/lib/exercises/if-then-plan/score';
import { type Commitment, mostActive } from '@/lib/exercises/own-words';
import { OwnRows } from '../logged/own-rows';
import { useCommitments, useSaveCommitment } from '../logged/use-commitments';
import { loggedView, type SessionOf } from '../view';
import { DueCheck } from './if-then-plan/due-check';
import { NewPlan, type WrittenPlan } from './if-then-plan/new-plan';
import { PlansFull } from './if-then-plan/plans-full';

type Props = SessionOf<typeof exercise>;

/** A run holds the checks of all that were due; more of them say nothing new. */
const mostChecks = 1000;

const dueMs = ({ due_at }: Pick<Commitment, 'due_at'>) => (due_at === null ? null : Date.parse(due_at));

/** Its time has come, and nobody said yet what came of it. */
function isDue(plan: Commitment, now: number): boolean {
  const dueAt = dueMs(plan);
  return plan.status === 'active' && dueAt !== null && dueAt <= now && !isChecked(plan, dueAt);
}
const isChecked = ({ checks }: Commitment, dueAt: number) => checks.some((check) => check.dueAt === dueAt);

/** What the run knows of plans: whether they were kept, and not a word of them. */
function checkEntries(plans: readonly Commitment[]) {
  return plans
    .flatMap(({ id, checks }) =>
      checks.map(({ at, dueAt = at, kept }) => ({
        type: 'check' as const,
        plan: id,
        at: Math.max(at, dueAt),
        dueAt,
        done: kept,
      })),
    )
    .toSorted((a, b) => a.at - b.at)
    .slice(-mostChecks);
}

function Session(props: Props) {
  const query = useCommitments(props.userId, 'if_then');
  return <OwnRows query={query}>{(plans) => <Plans {...props} all={plans} />}</OwnRows>;
}

function Plans({ userId, all, onEntry, onOver }: Props & { all: readonly Commitment[] }) {
  const save = useSaveCommitment(userId);
  const [openedAt] = useState(() => Date.now());
  const [newId] = useState(() => crypto.randomUUID() as string);
  // The plan that is just being saved may be among them already.
  const plans = all.filter(({ id }) => id !== newId);
  const active = plans.filter(({ status }) => status === 'active');
  const due = active.find((plan) => isDue(plan, openedAt));

  const finish = async (plan: WrittenPlan) => {
    const now = Date.now();
    const { dueAt, rehearsed, ...words } = plan;
    const met = criteria.filter((id) => plan.met.includes(id));
    await save.mutateAsync({
      add: {
        ...words,
        id: newId,
        kind: 'if_then',
        met: [...met],
        due_at: new Date(dueAt).toISOString(),
        want: null,
        should: null,
        checks: [],
        started_at: new Date(now).toISOString(),
      },
    });
    for (const entry of checkEntries(plans)) onEntry(entry);
    const at = Math.min(now, dueAt);
    onEntry({ type: 'plan', at, met: [...met], confidence: plan.confidence, rehearsed, dueAt });
    onOver();
  };

  if (due) return <DueCheck key={due.id} plan={due} dueAt={dueMs(due) ?? openedAt} save={save} />;
  if (active.length >= mostActive) return <PlansFull plans={active} save={save} onLeave={onOver} />;
  return <NewPlan busy={save.isPending} error={save.error} onDone={finish} />;
}

export const view = loggedView(exercise, {
  variants: ['form'],
  Session,
  measures: [
    { id: 'quality', unit: 'percent', of: ({ planQuality }) => planQuality, part: 'plan' },
    {
      id: 'followed',
      unit: 'percent',
      of: ({ followThrough }) => followThrough,
      part: 'done',
      optional: true,
    },
    { id: 'due', unit: 'count', of: ({ due }) => due },
  ],
});

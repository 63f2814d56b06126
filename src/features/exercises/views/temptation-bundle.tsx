import { useState } from 'react';
import type { Commitment } from '@/lib/exercises/own-words';
import { exercise } from '@/lib/exercises/temptation-bundle/exercise';
import { bundleMetrics, criteria } from '@/lib/exercises/temptation-bundle/score';
import { dayOf } from '../logged/local-time';
import { OwnRows } from '../logged/own-rows';
import { useCommitments, useSaveCommitment, withCheck } from '../logged/use-commitments';
import { loggedView, type SessionOf } from '../view';
import { BundleChange } from './temptation-bundle/bundle-change';
import { BundleForm, type WrittenBundle } from './temptation-bundle/bundle-form';
import { BundleList } from './temptation-bundle/bundle-list';

type Props = SessionOf<typeof exercise>;
type Bundle = Pick<Commitment, 'id' | 'met' | 'checks' | 'started_at'>;

const madeMs = ({ started_at }: Pick<Bundle, 'started_at'>) => Date.parse(started_at);
const metOf = ({ met }: Pick<Bundle, 'met'>) => criteria.filter((id) => met.includes(id));

function Session(props: Props) {
  const query = useCommitments(props.userId, 'bundle');
  return <OwnRows query={query}>{(bundles) => <Bundles {...props} all={bundles} />}</OwnRows>;
}

function Bundles({ userId, all, onEntry, onOver }: Props & { all: readonly Commitment[] }) {
  const save = useSaveCommitment(userId);
  const [newId] = useState(() => crypto.randomUUID() as string);
  const [isNew, setNew] = useState(false);
  const [changing, setChanging] = useState<Commitment | null>(null);
  // The bundle that is just being saved may be among them already.
  const active = all.filter(({ id, status }) => id !== newId && status === 'active');

  /** A run tells of one bundle: whether it was kept, and not a word of it. */
  const finish = (bundle: Bundle) => {
    const made = madeMs(bundle);
    onEntry({ type: 'bundle', at: made, met: metOf(bundle) });
    for (const { at, day, kept } of bundle.checks) {
      if (at >= made) onEntry({ type: 'log', at, day: day ?? dayOf(at), kept });
    }
    onOver();
  };

  const make = async (written: WrittenBundle) => {
    const bundle = {
      ...{ id: newId, kind: 'bundle' as const, checks: [], started_at: new Date().toISOString() },
      ...{ goal: null, outcome: null, obstacle: null, action: null, confidence: null, due_at: null },
      ...{ ...written, met: [...written.met] },
    };
    await save.mutateAsync({ add: bundle });
    finish(bundle);
  };

  const log = async (bundle: Commitment, kept: boolean) => {
    // A clock that was set back: never before the bundle was made.
    const at = Math.max(Date.now(), madeMs(bundle));
    const checks = withCheck(bundle, { at, day: dayOf(at), kept });
    await save.mutateAsync({ id: bundle.id, change: { checks } });
    const logged = { ...bundle, checks };
    if (bundleMetrics(null, checks).needChange) setChanging(logged);
    else finish(logged);
  };

  if (changing) {
    return <BundleChange bundle={changing} save={save} onDone={() => finish(changing)} />;
  }
  if (active.length === 0 || isNew) {
    return (
      <BundleForm
        busy={save.isPending}
        error={save.error}
        // What went wrong is told beside the button.
        onDone={(written) => void make(written).catch(() => {})}
        {...(active.length > 0 && { onBack: () => setNew(false) })}
      />
    );
  }
  return (
    <BundleList
      bundles={active}
      save={save}
      onLog={(bundle, kept) => void log(bundle, kept).catch(() => {})}
      onNew={() => setNew(true)}
    />
  );
}

export const view = loggedView(exercise, {
  variants: ['form'],
  Session,
  measures: [
    { id: 'quality', unit: 'percent', of: ({ planQuality }) => planQuality, part: 'plan' },
    { id: 'adherence', unit: 'percent', of: ({ adherence }) => adherence, part: 'kept', optional: true },
    { id: 'kept', unit: 'count', of: ({ kept }) => kept },
    { id: 'broken', unit: 'count', of: ({ broken }) => broken },
  ],
});

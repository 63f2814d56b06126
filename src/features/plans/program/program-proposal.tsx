import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { recentPlaysQuery } from '@/api/training/recent-plays';
import { LoadingState } from '@/components/loading-state';
import { useStepWords } from '@/components/plans/use-step-words';
import { useToday } from '@/hooks/use-today';
import { areaName } from '@/i18n/area-name';
import { useFormats } from '@/i18n/use-formats';
import { catalogueEntries } from '@/lib/assessments/catalogue';
import type { FocusPlan } from '@/lib/plans/plan';
import { buildProgram } from '@/lib/plans/program';
import type { programTargets } from '@/lib/plans/program-targets';
import { itemsOfWeek } from '@/lib/plans/progress';
import { StartButton } from '../start-button';
import type { MadeBy } from './use-program-source';

export interface ProgramProposalProps {
  userId: string;
  found: NonNullable<ReturnType<typeof programTargets>>;
  source: MadeBy;
  /** Another plan is kept, and ends with this one. */
  replaces: boolean;
}

/** The program as it would be: what it is about, its first week, and the way to accept it. */
export function ProgramProposal({ userId, found, source, replaces }: ProgramProposalProps) {
  const { t } = useTranslation(['program', 'plans', 'tests']);
  const formats = useFormats();
  const today = useToday();
  const plays = useQuery(recentPlaysQuery(userId));
  if (plays.isPending) return <LoadingState />;
  const build = (): FocusPlan | null =>
    buildProgram(source.read(plays.data ?? {}), {
      id: crypto.randomUUID(),
      now: Date.now(),
      today,
      weekStart: source.weekStart,
      newId: () => crypto.randomUUID(),
    });
  const plan = build();
  if (!plan) return null;
  const areas = found.targets.map(({ area, testId }) => {
    const test = catalogueEntries.find((entry) => entry.testId === testId);
    return t('areaOf', { area: areaName(t, { id: area, label: '' }), test: test?.catalogueName ?? '' });
  });
  return (
    <div data-part="program-proposal" className="grid gap-5">
      <p className="max-w-read">
        {areas.length > 0 ? t('about', { areas: formats.list(areas) }) : t('keeps')}
      </p>
      <FirstWeek plan={plan} />
      <p className="max-w-read text-ink-soft">{t(plan.weeks === 8 ? 'rulesTwice' : 'rules')}</p>
      <div data-part="start-plan" className="grid justify-items-start gap-3">
        <StartButton userId={userId} replaces={replaces} propose={async () => build()} label={t('start')} />
      </div>
    </div>
  );
}

function FirstWeek({ plan }: { plan: FocusPlan }) {
  const { t } = useTranslation('program');
  const { nameOf, lengthOf } = useStepWords(plan);
  return (
    <div>
      <h3 className="mb-2 text-base">{t('firstWeek')}</h3>
      <ul data-part="first-week" className="border-t border-line">
        {itemsOfWeek(plan, 1).map((item) => (
          <li key={item.place} className="border-b border-line py-3">
            <p className="font-semibold">
              {nameOf(item)}
              <span className="font-normal text-ink-soft"> · {lengthOf(item)}</span>
            </p>
            <p className="text-ink-soft">{item.cadence_text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

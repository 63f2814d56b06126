import { useTranslation } from 'react-i18next';
import type { UnfinishedThing } from '@/api/progress/unfinished';
import { ButtonLink } from '@/components/button-link';
import { exerciseDrawings } from '@/components/drawings/exercises';
import type { Shapes } from '@/components/drawings/shapes';
import { testDrawings } from '@/components/drawings/tests';
import { href, paths } from '@/config/paths';
import { catalogue } from '@/lib/assessments/catalogue';
import { LeadCard } from './lead-card';

/** What was begun last and waits for its end: it stands above everything else. */
export function ContinueCard({ thing }: { thing: UnfinishedThing }) {
  const { t } = useTranslation(['dashboard', 'training']);
  const card = (title: string, to: string, shapes: Shapes) => (
    <LeadCard
      eyebrow={t('continue.eyebrow')}
      title={title}
      text={t('continue.text')}
      drawing={shapes}
      action={
        <ButtonLink
          to={to}
          data-action="go-on"
          aria-label={t('words.pair', { name: title, text: t('words.resume') })}
        >
          {t('words.resume')}
        </ButtonLink>
      }
    />
  );
  if (thing.kind === 'attempt') {
    const { routeKey, catalogueName } = catalogue[thing.testId];
    return card(catalogueName, href(paths.testIntro, { testId: routeKey }), testDrawings[thing.testId]);
  }
  if (thing.kind === 'run') {
    const { exerciseId } = thing;
    const name = t(`training:exercise.${exerciseId}.name`);
    return card(name, href(paths.exercise, { exerciseId }), exerciseDrawings[exerciseId]);
  }
  return card(
    thing.task,
    href(paths.focusBurstSession, { sessionId: thing.id }),
    exerciseDrawings['focus-burst'],
  );
}

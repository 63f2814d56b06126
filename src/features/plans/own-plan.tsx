import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { StateDrawing } from '@/components/state-drawing';
import { Card } from '@/components/ui/card';
import { usePlanning } from '@/contexts/use-planning';
import { useToday } from '@/hooks/use-today';
import { currentLanguage } from '@/i18n/init';
import { emptyPlan } from '@/lib/plans/own-plan';
import { StartButton } from './start-button';
import { useMayCustomize } from './use-may-customize';

/** An empty plan of one's own, for who may fill it and keeps no other. */
export function OwnPlan({ userId }: { userId: string }) {
  const { t } = useTranslation('plans');
  const today = useToday();
  const { weekStart } = usePlanning(userId);
  if (!useMayCustomize(userId)) return null;
  const propose = async () => {
    const start = { id: crypto.randomUUID(), now: Date.now(), today, weekStart };
    return emptyPlan(start, currentLanguage());
  };
  return (
    <Card tone="tint" data-part="own-plan" className="max-w-3xl">
      <Section title={t('ownTitle')} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-6">
        <StateDrawing name="welcome" className="row-span-2 max-sm:size-16 sm:size-28" />
        <p className="max-w-read">{t('ownHint')}</p>
        <div className="col-span-full mt-5 grid justify-items-start gap-3">
          <StartButton
            userId={userId}
            replaces={false}
            propose={propose}
            label={t('ownStart')}
            variant="outline"
          />
        </div>
      </Section>
    </Card>
  );
}

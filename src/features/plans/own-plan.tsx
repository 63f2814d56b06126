import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
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
    <Section title={t('ownTitle')} className="max-w-read">
      <div data-part="own-plan" className="grid justify-items-start gap-3">
        <p>{t('ownHint')}</p>
        <StartButton
          userId={userId}
          replaces={false}
          propose={propose}
          label={t('ownStart')}
          variant="outline"
        />
      </div>
    </Section>
  );
}

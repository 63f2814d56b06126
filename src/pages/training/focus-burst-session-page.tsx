import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { usePerson } from '@/contexts/auth';
import { BurstSession } from '@/features/exercises/burst-session';
import { PlayFrame } from '@/features/exercises/play-frame';

export function FocusBurstSessionPage() {
  const { t } = useTranslation('training');
  const userId = usePerson().id;
  const { sessionId = '' } = useParams();
  return (
    <PlayFrame
      exerciseId="focus-burst"
      aside={<span className="text-sm text-ink-soft">{t('exercise.focus-burst.name')}</span>}
    >
      <BurstSession key={sessionId} userId={userId} sessionId={sessionId} />
    </PlayFrame>
  );
}

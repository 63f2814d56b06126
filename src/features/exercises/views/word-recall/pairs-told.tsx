import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { useFormats } from '@/i18n/use-formats';
import type { exercise } from '@/lib/exercises/word-recall/exercise';
import type { AfterOf } from '../../view';
import { usePairs } from './use-pair';

type Props = Pick<AfterOf<typeof exercise>, 'userId' | 'config' | 'metrics'>;

const minuteS = 60;

/** Each pair of the run, and after how long it was still known; on a later day, whether it was. */
export function PairsTold({ userId, config, metrics }: Props) {
  const { t } = useTranslation(['exercise-word-recall', 'common']);
  const formats = useFormats();
  const pairs = usePairs(userId, config);
  const lasted = (place: number) => {
    if (config.isCheck) return t(metrics.known[place] ? 'pairs.known' : 'pairs.slipped');
    const best = metrics.bestDelayS[place] ?? null;
    if (best === null) return t('pairs.notYet');
    return best < minuteS ? formats.duration(best, 'second') : formats.duration(best / minuteS, 'minute');
  };
  return (
    <Section title={t(config.isCheck ? 'pairs.later' : 'pairs.lasted')} ruled>
      <dl className="grid">
        {pairs.map(({ id, name, answer }, place) => (
          <div
            key={id}
            className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2.5 first:border-t-0"
          >
            <dt className="wrap-anywhere">{t('common:words.pair', { name, text: answer })}</dt>
            <dd className="font-semibold">{lasted(place)}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

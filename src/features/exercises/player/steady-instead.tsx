import { useTranslation } from 'react-i18next';
import { ButtonLink } from '@/components/button-link';
import { Notice } from '@/components/ui/notice';
import { href, paths } from '@/config/paths';
import { isPlayed } from '../views';

/** Where motion is to be reduced, a task that lives by it is not started; another one is offered. */
export function SteadyInstead({ offer }: { offer: string }) {
  const { t } = useTranslation(['player', 'training']);
  return (
    <Notice>
      <p>{t('start.moves')}</p>
      {isPlayed(offer) ? (
        <ButtonLink className="mt-3" to={href(paths.exerciseIntro, { exerciseId: offer })}>
          {t(`training:exercise.${offer}.name`)}
        </ButtonLink>
      ) : null}
    </Notice>
  );
}

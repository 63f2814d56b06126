import { useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { OwnKeysLine } from '@/components/own-keys/own-keys-line';
import { paths } from '@/config/paths';
import { chosenIn, slotsOf } from '@/lib/exercises/own-keys';
import { OwnKeysContext } from '../own-keys';

/** Chosen keys of an exercise, and the way to choose them; nothing where no key answers. */
export function KeyLine({ exerciseId }: { exerciseId: string }) {
  const { t } = useTranslation('player');
  const own = useContext(OwnKeysContext);
  if (slotsOf(exerciseId).length === 0) return null;
  const chosen = chosenIn(exerciseId, own);
  return (
    <div className="grid justify-items-start gap-1 text-sm pointer-coarse:hidden">
      {chosen.length > 0 ? <OwnKeysLine own={own} answers={chosen.map((slot) => ({ slot }))} /> : null}
      <Link
        to={`${paths.settings}#keys`}
        className="link inline-flex min-h-11 items-center"
        data-action="keys"
      >
        {t('start.keys')}
      </Link>
    </div>
  );
}

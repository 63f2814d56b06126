import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { SentenceGap } from '@/components/sentence-gap';
import { Checkbox } from '@/components/ui/checkbox';
import { paths } from '@/config/paths';
import { useAppearance } from '@/contexts/appearance';

export interface ToneChoiceProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Whether the breath is led by a tone as well. Where all sounds are off it says so instead of staying silent. */
export function ToneChoice({ checked, onChange }: ToneChoiceProps) {
  const { t } = useTranslation(['training', 'settings']);
  const { display } = useAppearance();
  const isOff = display.sound === 'off';
  return (
    <Checkbox
      label={t('breathing.sound')}
      hint={
        isOff ? (
          <>
            {t('settings:neuro.soundOff')}
            <SentenceGap />
            <Link to={paths.neuroSettings} className="link">
              {t('settings:neuro.soundOffLink')}
            </Link>
          </>
        ) : undefined
      }
      checked={checked && !isOff}
      disabled={isOff}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

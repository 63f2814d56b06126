import { useTranslation } from 'react-i18next';
import { RadioGroup, RadioRow } from '../ui/radio-group';

/** What becomes of what somebody wrote when they go. */
export type LeavingChoice = 'keep' | 'remove';

export interface LeavingPostsProps {
  value: LeavingChoice;
  onChange: (choice: LeavingChoice) => void;
}

/** Asked with the account and with the community alike. */
export function LeavingPosts({ value, onChange }: LeavingPostsProps) {
  const { t } = useTranslation('posts');
  return (
    <RadioGroup
      legend={t('leaving.legend')}
      value={value}
      onValueChange={(choice) => onChange(choice === 'remove' ? 'remove' : 'keep')}
    >
      <RadioRow value="keep" label={t('leaving.keep')} />
      <RadioRow value="remove" label={t('leaving.remove')} hint={t('leaving.removeHint')} />
    </RadioGroup>
  );
}

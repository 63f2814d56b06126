import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type AvatarId, avatarIds } from '@/lib/accounts/avatar';
import { Avatar } from './avatar';
import { Fieldset } from './ui/field';

export interface PictureChoiceProps {
  value: AvatarId | null;
  name: string | null;
  email: string;
  onChange: (picture: AvatarId | null) => void;
  hint: string;
}

/** The initials, or one of the drawn pictures. Native radio buttons: arrow keys and Tab work as everywhere. */
export function PictureChoice({ value, name, email, onChange, hint }: PictureChoiceProps) {
  const { t } = useTranslation('account');
  const group = useId();
  return (
    <Fieldset legend={t('profile.picture')} hint={hint}>
      <div className="mt-1 flex max-w-[31rem] flex-wrap gap-2" data-part="pictures">
        {[null, ...avatarIds].map((id) => (
          <label
            key={id ?? 'initials'}
            title={t(`profile.pictures.${id ?? 'initials'}`)}
            className="relative grid size-16 cursor-pointer place-items-center rounded-m border-control border-line transition-colors hover:border-line-strong has-checked:border-accent has-checked:bg-accent-tint has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-offset-2 has-focus-visible:outline-solid"
          >
            <input
              type="radio"
              name={group}
              value={id ?? 'initials'}
              checked={value === id}
              onChange={() => onChange(id)}
              aria-label={t(`profile.pictures.${id ?? 'initials'}`)}
              className="absolute inset-0 m-0 cursor-[inherit] appearance-none rounded-m focus-visible:outline-none forced-colors:appearance-auto"
            />
            <Avatar picture={id} name={name} email={email} className="pointer-events-none size-12" />
          </label>
        ))}
      </div>
    </Fieldset>
  );
}

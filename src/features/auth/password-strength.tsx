import { cx } from 'class-variance-authority';
import { Check, Circle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { type PasswordRequirements, passwordStrength } from '@/lib/accounts/password-strength';

const requirementNames = ['length', 'upperCase', 'number'] as const satisfies (keyof PasswordRequirements)[];
const segments = [1, 2, 3] as const;
const fills = ['', 'bg-high', 'bg-mid', 'bg-good'] as const;

/** Strength of what is being typed, in a word and three strokes, and what it still lacks. */
export function PasswordStrength({ password, id }: { password: string; id: string }) {
  const { t } = useTranslation('auth');
  const { score, label, requirements } = passwordStrength(password);
  const isEmpty = password === '';
  return (
    <div className="mt-2.5 grid gap-2 text-sm text-ink-soft">
      <div className="flex items-center gap-3">
        <span aria-hidden="true" className="keep-colours flex grow gap-1.5">
          {segments.map((segment) => (
            <span
              key={segment}
              className={cx(
                'h-1.5 grow rounded-full border border-transparent transition-colors forced-colors:border-[CanvasText]',
                !isEmpty && segment <= score ? fills[score] : 'bg-line',
              )}
            />
          ))}
        </span>
        <span role="status" className="min-w-44 text-end">
          {isEmpty ? null : t('strength.label', { name: t(`strength.${label}`) })}
        </span>
      </div>
      <ul id={id} className="grid gap-0.5">
        {requirementNames.map((name) => {
          const met = requirements[name];
          const Icon = met ? Check : Circle;
          return (
            <li key={name} className={cx('flex items-center gap-2', met && 'text-ink')}>
              <Icon aria-hidden="true" className={cx('size-4 shrink-0', met ? 'text-good' : 'p-0.5')} />
              <span>
                <VisuallyHidden>{t(met ? 'strength.met' : 'strength.open')} </VisuallyHidden>
                {t(`strength.${name}`)}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

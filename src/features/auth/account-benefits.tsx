import { useTranslation } from 'react-i18next';
import { StateDrawing } from '@/components/state-drawing';

const benefits = ['results', 'training', 'data'] as const;

/** Beside the form: what an account is good for. */
export function AccountBenefits() {
  const { t } = useTranslation('auth');
  return (
    <aside aria-labelledby="account-benefits" className="lg:pt-2">
      <StateDrawing name="welcome" className="mb-7 size-40 max-lg:hidden" />
      <h2 id="account-benefits" className="border-control-t border-ink pt-4 text-lg">
        {t('benefits.title')}
      </h2>
      <ul className="mt-2">
        {benefits.map((name) => (
          <li key={name} className="border-b border-line py-3.5 text-ink-soft">
            {t(`benefits.${name}`)}
          </li>
        ))}
      </ul>
    </aside>
  );
}

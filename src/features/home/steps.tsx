import { useTranslation } from 'react-i18next';
import { ClaimLine } from '@/components/claim-line';
import { claims } from '@/config/claims';

const steps = ['answer', 'read', 'practice', 'again'] as const;

export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-9 max-w-[22ch] text-2xl">{t('steps.title')}</h2>
      <ol className="grid md:grid-cols-4 md:border-control-t md:border-ink">
        {steps.map((step, index) => (
          <li
            key={step}
            className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-3 max-md:border-t max-md:border-line md:block md:pe-6 md:pt-5 md:pb-0"
          >
            <span aria-hidden="true" className="mb-2 block font-serif font-[560] text-accent">
              {index + 1}
            </span>
            <div>
              <h3 className="mb-1 text-[1.15rem]">{t(`steps.${step}.title`)}</h3>
              <p className="text-ink-soft">{t(`steps.${step}.text`)}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className="mt-6 text-sm text-ink-soft">
        <ClaimLine claim={claims.faster_improvement} />
      </div>
    </section>
  );
}

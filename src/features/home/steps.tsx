import { useTranslation } from 'react-i18next';

const steps = ['answer', 'read', 'practice', 'again'] as const;

export function Steps() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-9 max-w-[22ch] text-2xl">{t('steps.title')}</h2>
      <ol className="grid md:grid-cols-4 md:border-control-t md:border-ink">
        {steps.map((step, index) => (
          <li key={step} className="py-4 max-md:border-t max-md:border-line md:pe-6 md:pt-5 md:pb-0">
            <span aria-hidden="true" className="mb-2 block font-serif font-[560] text-accent">
              {index + 1}
            </span>
            <h3 className="mb-1.5 text-[1.15rem]">{t(`steps.${step}.title`)}</h3>
            <p className="text-ink-soft">{t(`steps.${step}.text`)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';

const promises = ['device', 'once', 'noAds', 'yours'] as const;

export function DataCare() {
  const { t } = useTranslation('home');
  return (
    <section className="border-y border-transparent bg-sunken py-section hc:border-line">
      <div className="wrap grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 lg:grid-cols-[0.8fr_1.2fr]">
        <div>
          <h2 className="max-w-[14ch] text-2xl">{t('care.title')}</h2>
          <Link to={paths.privacyPolicy} className="link mt-5 inline-flex min-h-11 items-center">
            {t('care.more')}
          </Link>
        </div>
        <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
          {promises.map((promise) => (
            <li key={promise} className="border-control-t border-ink pt-3">
              <h3 className="mb-1.5 text-[1.15rem]">{t(`care.${promise}.title`)}</h3>
              <p className="text-ink-soft">{t(`care.${promise}.text`)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

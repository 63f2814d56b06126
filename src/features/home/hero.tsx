import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '@/components/button-link';
import { lazyWhenIdle } from '@/components/lazy-when-idle';
import { MarkedText } from '@/components/marked-text';
import { paths } from '@/config/paths';

const SampleQuestion = lazyWhenIdle(() =>
  import('./sample-question').then((module) => module.SampleQuestion),
);

const facts = ['hero.factFree', 'hero.factScreening', 'hero.factYours'] as const;

/** @param children one more line below the facts */
export function Hero({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('home');
  return (
    <section className="wrap relative grid items-center gap-x-[clamp(2rem,5vw,5rem)] gap-y-12 pt-[clamp(1.75rem,4vw,4rem)] lg:grid-cols-[1.15fr_0.85fr]">
      <div>
        <h1 tabIndex={-1} className="text-3xl">
          <MarkedText text={t('hero.title')} />
        </h1>
        <p className="mt-6 mb-7 max-w-[40ch] text-lg text-ink-soft">{t('hero.lead')}</p>
        <div className="flex flex-wrap items-center gap-x-7 gap-y-2">
          <ButtonLink to={paths.focusSnapshot} size="lg">
            {t('words.startSnapshot')}
          </ButtonLink>
          <Link to={{ hash: 'who' }} className="link inline-flex min-h-11 items-center">
            {t('words.aboutChild')}
          </Link>
        </div>
        <ul className="mt-7 flex flex-wrap gap-x-6 gap-y-1.5 text-sm text-ink-soft">
          {facts.map((fact) => (
            <li key={fact} className="flex items-baseline gap-2.5">
              <span aria-hidden="true" className="keep-colours size-2 shrink-0 rounded-full bg-good" />
              {t(fact)}
            </li>
          ))}
        </ul>
        <div className="mt-4 min-h-6">{children}</div>
      </div>
      <div className="relative min-h-124">
        <Rings />
        <Suspense fallback={null}>
          <SampleQuestion />
        </Suspense>
      </div>
    </section>
  );
}

/** The mark, drawn large behind the card. */
function Rings() {
  return (
    <svg
      viewBox="0 0 600 600"
      fill="none"
      aria-hidden="true"
      className="pointer-events-none absolute -end-36 top-1/2 size-150 -translate-y-1/2 stroke-line max-lg:hidden"
    >
      <circle cx="300" cy="300" r="296" strokeDasharray="2 9" strokeLinecap="round" strokeWidth="2" />
      <circle cx="300" cy="300" r="238" strokeWidth="1.5" />
      <circle cx="300" cy="300" r="180" strokeDasharray="2 9" strokeLinecap="round" strokeWidth="2" />
    </svg>
  );
}

import { Suspense, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { loadFaq } from '@/content/faq/load-faq';
import { currentLanguage } from '@/i18n/init';
import { faqAnswers } from '@/lib/faq/entries';
import type { FaqId } from '@/lib/faq/outline';

const asked: readonly FaqId[] = ['need-account', 'is-it-diagnosis', 'who-sees-data'];

/** Three of the questions people ask first, and the way to all. */
export function Questions() {
  const { t } = useTranslation('home');
  return (
    <section className="wrap">
      <h2 className="mb-8 text-2xl">{t('faq.title')}</h2>
      <Suspense fallback={null}>
        <Asked />
      </Suspense>
      <Link to={paths.faq} className="link mt-6 inline-flex min-h-11 items-center">
        {t('faq.all')}
      </Link>
    </section>
  );
}

function Asked() {
  // They name no figures.
  const answers = faqAnswers(use(loadFaq(currentLanguage())), {});
  return (
    <ul className="grid gap-x-10 gap-y-6 md:grid-cols-3">
      {answers
        .filter(({ id }) => asked.includes(id))
        .map(({ id, question, shortAnswer }) => (
          <li key={id} className="border-t border-line pt-4">
            <h3 className="mb-1.5 text-[1.15rem]">
              <Link to={{ pathname: paths.faq, hash: id }} className="underline-offset-4 hover:underline">
                {question}
              </Link>
            </h3>
            <p className="text-ink-soft">{shortAnswer}</p>
          </li>
        ))}
    </ul>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { faqQuery } from '@/api/faq/queries';
import { useFaqAnswers } from '@/components/faq/use-faq-answers';
import { paths } from '@/config/paths';
import { currentLanguage } from '@/i18n/init';
import { suggestFaq } from '@/lib/faq/suggest';

/** Words beyond that add nothing to what somebody asks. */
const readLength = 2000;

/** At most three answers that may spare somebody the wait; they open beside what is being written. */
export function SuggestedAnswers({ message }: { message: string }) {
  const { t } = useTranslation('contact');
  const language = currentLanguage();
  const { data: source } = useQuery(faqQuery(language));
  const answers = useFaqAnswers(source);
  const found = useMemo(
    () => suggestFaq(message.slice(0, readLength), answers, language),
    [message, answers, language],
  );
  return (
    <div aria-live="polite" data-part="answers" className="contents">
      {found.length > 0 ? (
        <section aria-label={t('answers.title')} className="rounded-m bg-sunken p-5">
          <h2 className="mb-3 font-sans text-base font-semibold tracking-normal">{t('answers.title')}</h2>
          <ul className="grid gap-4">
            {found.map(({ id, question, shortAnswer }) => (
              <li key={id}>
                <p className="font-medium">{question}</p>
                <p className="text-sm text-ink-soft">{shortAnswer}</p>
                <Link
                  to={{ pathname: paths.faq, hash: id }}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${t('words.pair', { name: t('answers.view'), text: question })} (${t('words.newTab')})`}
                  className="link inline-flex min-h-11 items-center text-sm"
                >
                  {t('answers.view')}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { planPricesQuery } from '@/api/billing/membership-prices';
import { faqQuery } from '@/api/faq/queries';
import { EmptyState } from '@/components/empty-state';
import { useFaqAnswers } from '@/components/faq/use-faq-answers';
import { LoadingState } from '@/components/loading-state';
import { PageHeader } from '@/components/page-header';
import { Section } from '@/components/section';
import { SentenceGap } from '@/components/sentence-gap';
import { TextField } from '@/components/ui/text-field';
import { paths } from '@/config/paths';
import { useStructuredData } from '@/hooks/use-structured-data';
import { currentLanguage } from '@/i18n/init';
import { matchesFaq } from '@/lib/faq/entries';
import type { FaqCategory } from '@/lib/faq/outline';
import { faqPageData } from '@/lib/faq/structured-data';
import { CategoryChips } from './category-chips';
import { FaqList } from './faq-list';
import { useOpenAnswer } from './use-open-answer';

/** Every question with its answer: looked through by words or by subject, one open at a time. */
export function FaqScreen() {
  const { t } = useTranslation('faq');
  return (
    <div data-screen="faq" className="wrap">
      <PageHeader title={t('title')} lead={t('lead')} />
      <Suspense fallback={<LoadingState className="min-h-[60dvh]" />}>
        <Questions />
      </Suspense>
      <Section title={t('more.title')} className="mt-section max-w-read">
        <p>
          {t('more.text')}
          <SentenceGap />
          <Link to={paths.contact} className="link">
            {t('more.link')}
          </Link>
        </p>
      </Section>
    </div>
  );
}

function Questions() {
  const { t } = useTranslation('faq');
  const [query, setQuery] = useState('');
  const [category, setCategory] = useState<FaqCategory | null>(null);
  const { open, setOpen } = useOpenAnswer(() => {
    setQuery('');
    setCategory(null);
  });
  const { data: source } = useSuspenseQuery(faqQuery(currentLanguage()));
  // Nobody needs prices before an answer is read or looked for.
  const prices = useQuery({ ...planPricesQuery(), enabled: open !== '' || query !== '' });
  const answers = useFaqAnswers(source, prices.data);
  useStructuredData(() => faqPageData(answers));
  const wanted = useDeferredValue(query);
  const found = answers.filter((answer) => matchesFaq(answer, wanted));
  const shown = found.filter((answer) => category === null || answer.category === category);
  return (
    <>
      <search className="grid max-w-read gap-4">
        <TextField
          type="search"
          label={t('search')}
          value={query}
          maxLength={200}
          onChange={({ target }) => setQuery(target.value)}
        />
        <CategoryChips found={found} chosen={category} onChoose={setCategory} />
      </search>
      <p role="status" className="mt-4 text-sm text-ink-soft">
        {wanted.trim() !== '' || category !== null ? t('words.questions', { count: shown.length }) : null}
      </p>
      {shown.length > 0 ? (
        <FaqList answers={shown} open={open} onOpen={setOpen} />
      ) : (
        <EmptyState title={t('words.nothingFound')} drawing="no_results" className="mt-4">
          {t('empty.text')}
        </EmptyState>
      )}
    </>
  );
}

/** The page under measurement: the search as it stands in its dialog, with so many entries. The driver is ../figures.ts. */
import i18next from 'i18next';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import '@/styles/index.css';
import questions from '@/content/faq/en.json';
import { SearchField } from '@/features/search/search-field';
import common from '@/i18n/locales/en/common.json';
import search from '@/i18n/locales/en/search.json';
import { type SearchEntry, searchIndex, searchKinds } from '@/lib/search/search';

const wanted = Number(new URLSearchParams(window.location.search).get('entries'));

/** Questions with their whole answers are the longest there are; the numbers make each a word of its own. */
const entries = Array.from({ length: wanted }, (_, number): SearchEntry => {
  const { question, shortAnswer, fullAnswer, keywords } = questions[
    number % questions.length
  ] as (typeof questions)[0];
  const answer = fullAnswer.join(' ');
  return {
    kind: searchKinds[number % searchKinds.length] ?? 'faq',
    id: `entry-${number}`,
    title: `${question} ${number}`,
    line: shortAnswer.join(' '),
    words: [...keywords, answer, `word${number}`],
    to: `/entry-${number}`,
  };
});

await i18next.use(initReactI18next).init({
  lng: 'en',
  defaultNS: 'common',
  fallbackNS: 'common',
  resources: { en: { common, search } },
  interpolation: { escapeValue: false },
});
const from = performance.now();
const index = searchIndex(entries, 'en');
document.documentElement.dataset.indexMs = String(performance.now() - from);

const stage = document.querySelector('#stage');
if (stage === null) throw new Error('the page has no stage');
createRoot(stage).render(
  <MemoryRouter>
    <SearchField index={index} failed={false} retry={() => undefined} />
  </MemoryRouter>,
);

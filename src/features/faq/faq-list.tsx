import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { useHydrated } from '@/hooks/use-hydrated';
import type { FaqAnswer, FaqLink } from '@/lib/faq/entries';
import { type FaqPlace, faqCategories } from '@/lib/faq/outline';
import { TestTable } from './test-table';

export interface FaqListProps {
  answers: readonly FaqAnswer[];
  /** Of all subjects; '' for none. */
  open: string;
  onOpen: (id: string) => void;
}

/** The questions by subject. */
export function FaqList({ answers, open, onOpen }: FaqListProps) {
  const { t } = useTranslation('faq');
  const isHydrated = useHydrated();
  const groups = faqCategories
    .map((category) => ({ category, own: answers.filter((answer) => answer.category === category) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="mt-8 grid gap-12">
      {groups.map(({ category, own }) => (
        <section key={category} aria-labelledby={`faq-${category}`} className="max-w-3xl">
          <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
            <h2 id={`faq-${category}`} className="text-xl">
              {t(`categories.${category}`)}
            </h2>
            <p className="text-sm text-ink-soft">{t('words.questions', { count: own.length })}</p>
          </div>
          {isHydrated ? <Questions answers={own} open={open} onOpen={onOpen} /> : <Foldout answers={own} />}
        </section>
      ))}
    </div>
  );
}

function Questions({ answers, open, onOpen }: FaqListProps) {
  return (
    <Accordion
      type="single"
      collapsible
      value={answers.some(({ id }) => id === open) ? open : ''}
      onValueChange={onOpen}
    >
      {answers.map((answer) => (
        <AccordionItem
          key={answer.id}
          id={answer.id}
          value={answer.id}
          title={answer.question}
          className="scroll-mt-6"
        >
          <Answer answer={answer} />
        </AccordionItem>
      ))}
    </Accordion>
  );
}

/**
 * The same rows as the page is prerendered, which open without a script: those of the accordion carry styles of their own
 * that the policy refuses in a file.
 */
function Foldout({ answers }: { answers: readonly FaqAnswer[] }) {
  return (
    <div className="border-t border-line">
      {answers.map((answer) => (
        <details key={answer.id} id={answer.id} name="faq" className="scroll-mt-6 border-b border-line">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3.5 [&::-webkit-details-marker]:hidden">
            <h3 className="text-lg">{answer.question}</h3>
            <Plus aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          </summary>
          <div className="max-w-read pb-5 text-ink-soft">
            <Answer answer={answer} />
          </div>
        </details>
      ))}
    </div>
  );
}

function Answer({ answer }: { answer: FaqAnswer }) {
  const { id, shortAnswer, paragraphs, links } = answer;
  return (
    <div className="grid gap-3 pt-1.5">
      <p className="font-medium text-ink">{shortAnswer}</p>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {id === 'which-test' ? <TestTable /> : null}
      {links.length > 0 ? (
        <ul className="flex flex-wrap gap-x-6">
          {links.map((link) => (
            <li key={link.place}>
              <PlaceLink link={link} />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** What leads to a page; a page that is new among them is named here. */
const placeNames = {
  screening: 'pages.screening',
  medicalDisclaimer: 'pages.medicalDisclaimer',
  testHistory: 'pages.testHistory',
  diagnostics: 'pages.testingHub',
  accountSettings: 'pages.accountSettings',
  contact: 'pages.contact',
  myProgress: 'pages.progress',
  calendar: 'pages.calendar',
} as const satisfies Record<FaqPlace, string>;

function PlaceLink({ link: { place, path } }: { link: FaqLink }) {
  const { t } = useTranslation('faq');
  return (
    <Link to={path} className="link inline-flex min-h-11 items-center">
      {t(placeNames[place])}
    </Link>
  );
}

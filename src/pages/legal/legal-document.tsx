import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeader } from '@/components/page-header';
import { brand } from '@/config/brand';
import { refundDays } from '@/config/limits';
import { paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { legalTextDate } from './legal-date';
import type { LegalSection, LegalTexts } from './legal-outline';

export interface LegalDocumentProps {
  title: string;
  lead: string;
  sections: readonly LegalSection[];
  /** What stands under the texts of a section, by its id. */
  extras?: Readonly<Record<string, ReactNode>>;
}

/** Operator and product as the texts name them, and the days that they promise. */
export const legalNames = { name: brand.name, operator: brand.operator, email: brand.email, ...refundDays };

/** Waits for what the pages share alone; a page has asked for its own texts itself, and those of the other are not fetched. */
function useLegalTexts(): TFunction<LegalTexts> {
  const { t } = useTranslation('legal');
  return t as unknown as TFunction<LegalTexts>;
}

export function LegalDocument({ title, lead, sections, extras = {} }: LegalDocumentProps) {
  const t = useLegalTexts();
  const formats = useFormats();
  const date = formats.utcDate(legalTextDate);
  return (
    <div className="wrap">
      <PageHeader title={title} lead={lead} ruled />
      <div className="grid gap-x-[clamp(2rem,6vw,6rem)] gap-y-8 pt-8 max-lg:grid-cols-1 lg:grid-cols-[14rem_minmax(0,68ch)]">
        <nav
          aria-label={t('words.onThisPage')}
          className="max-lg:hidden lg:sticky lg:top-6 lg:self-start"
          data-print="hide"
        >
          <ul className="border-s-2 border-line text-[0.95rem]">
            {sections.map((section) => (
              <li key={section.id}>
                <a
                  href={`#${section.id}`}
                  className="block py-1.5 ps-4 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline"
                >
                  {t(section.title, legalNames)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <article className="prose">
          <p className="text-sm text-ink-soft">{t('shared.updated', { date })}</p>
          {sections.map((section) => (
            <LegalPart key={section.id} section={section}>
              {extras[section.id]}
            </LegalPart>
          ))}
          <h2 id="contact">{t('pages.contact')}</h2>
          <p>{t('shared.contactText')}</p>
          <address className="not-italic">
            {brand.operator}
            {brand.address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a href={`mailto:${brand.email}`} className="link wrap-anywhere">
              {brand.email}
            </a>
          </address>
          <p>
            <Link to={paths.contact} className="link">
              {t('words.contactForm')}
            </Link>
          </p>
        </article>
      </div>
    </div>
  );
}

function LegalPart({ section, children }: { section: LegalSection; children: ReactNode }) {
  const t = useLegalTexts();
  return (
    <>
      <h2 id={section.id} className="scroll-mt-6">
        {t(section.title, legalNames)}
      </h2>
      {section.parts.map((part) =>
        typeof part === 'string' ? (
          <p key={part}>{t(part, legalNames)}</p>
        ) : (
          <ul key={part[0]}>
            {part.map((point) => (
              <li key={point}>{t(point, legalNames)}</li>
            ))}
          </ul>
        ),
      )}
      {children}
    </>
  );
}

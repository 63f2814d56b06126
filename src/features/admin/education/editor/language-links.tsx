import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Language, languageCodes, languages } from '@/config/languages';
import { langStateOf } from '../lang-states';
import { textIn, useDeskInHand } from './desk-in-hand';

/** The languages of a text, each with how it stands with it. */
export function LanguageLinks({ to }: { to: (lang: Language) => string }) {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  return (
    <nav aria-label={t('languages.label')}>
      <ul className="flex flex-wrap gap-2">
        {languageCodes.map((code) => {
          const isOpen = code === desk.lang;
          const state = langStateOf(desk.article, code);
          const { isChanged } = textIn(desk, code);
          return (
            <li key={code}>
              <Link
                to={to(code)}
                preventScrollReset
                replace
                aria-current={isOpen ? 'page' : undefined}
                className={cx(
                  'inline-grid min-h-12 min-w-28 content-center rounded-m border-control px-3.5 py-1.5 text-start leading-tight transition-colors',
                  isOpen
                    ? 'border-accent bg-accent-tint text-accent'
                    : 'border-line-strong hover:border-ink hover:bg-sunken',
                )}
              >
                <span lang={code} className="font-semibold">
                  {languages[code]}
                </span>{' '}
                <span className={cx('text-xs', isOpen || 'text-ink-soft')}>
                  {t(`langStates.${state}`)}
                  {isChanged && `, ${t('languages.unsaved')}`}
                </span>
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

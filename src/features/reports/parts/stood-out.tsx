import { stoodOut } from '@/lib/reports/stood-out';
import type { PartProps } from '../special/types';
import { askedText } from '../words/banks';
import { WithBanks } from './with-banks';

/**
 * The answers of an area that stood out, quoted as they were asked: often and very often, and never as what goes well.
 * Only for the person who answered, and never for choices.
 */
export function StoodOut({ area, view, texts }: PartProps & { area: string }) {
  const { t } = texts;
  const chosen = stoodOut(view, area);
  if (chosen.length === 0) return null;
  return (
    <div data-part="stood-out">
      <h4 className="mb-1 font-sans text-sm font-semibold tracking-normal text-ink-soft">
        {t('meaning.stoodOut')}
      </h4>
      <WithBanks view={view} texts={texts}>
        {(banks) => (
          <ul>
            {chosen.map((question) => {
              const asked = askedText(banks, question, view, texts);
              if (!asked) return null;
              return (
                <li
                  key={question.id}
                  className="flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line py-2.5"
                >
                  <q lang={asked.language === texts.language ? undefined : asked.language}>{asked.text}</q>
                  <b className="font-semibold">{texts.answer(view.definition.scale, question.answer ?? 1)}</b>
                </li>
              );
            })}
          </ul>
        )}
      </WithBanks>
    </div>
  );
}

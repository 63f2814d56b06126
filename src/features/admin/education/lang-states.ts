import type { DeskRow } from '@/api/library/shapes';
import type { Language } from '@/config/languages';

/** How it can stand with a text in one language. */
export const langStates = ['current', 'draft', 'outdated', 'missing'] as const;
export type LangState = (typeof langStates)[number];

export const langStateOf = ({ langs }: Pick<DeskRow, 'langs'>, lang: Language): LangState =>
  langs[lang]?.state ?? 'missing';

import { useTranslation } from 'react-i18next';
import { languages } from '@/config/languages';
import { useFormats } from '@/i18n/use-formats';
import {
  headingsOfText,
  highestGrade,
  libraryLengths,
  longestMeanSentence,
  wordsOfKind,
} from '@/lib/library/kinds';
import { useDeskInHand } from './desk-in-hand';
import type { ToldGap } from './use-gaps';

/** What is missing, line by line; each leads to its field. */
export function GapList({ gaps }: { gaps: readonly ToldGap[] }) {
  const { goTo } = useDeskInHand();
  const { t } = useTranslation('admin-library');
  const { languageName } = useFormats();
  const gapText = useGapText();
  return (
    <ul className="grid gap-1">
      {gaps.map((gap, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one text can have the same fault twice
        <li key={at}>
          <button
            type="button"
            className="link min-h-11 cursor-pointer py-1 text-start wrap-anywhere"
            onClick={() => goTo(gap.lang, gap.field, wordsOf(gap))}
          >
            {t('gaps.at', { language: languageName(gap.lang) ?? languages[gap.lang], text: gapText(gap) })}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What stands in the text; of a picture its address, without the words about it. */
const wordsOf = ({ rule, detail }: ToldGap): string =>
  rule === 'picture' ? detail.replace(/ \(.*$/s, '') : detail;

function useGapText() {
  const { t } = useTranslation('admin-library');
  const { article } = useDeskInHand();
  const { count, score } = useFormats();
  return ({ rule, field, detail, figure }: ToldGap): string => {
    const between = ([least, most]: readonly [number, number]) => ({
      figure: count(figure ?? 0),
      least: count(least),
      most: count(most),
    });
    switch (rule) {
      case 'missing':
      case 'length':
        if (field === 'sources') return t('gaps.rule.sources');
        return rule === 'missing'
          ? t(`gaps.rule.missing.${field}`)
          : t(`gaps.rule.length.${field}`, between(libraryLengths[field]));
      case 'headings':
        return t('gaps.rule.headings', between(headingsOfText));
      case 'words':
        return t('gaps.rule.words', between(wordsOfKind[article.kind]));
      case 'grade':
        return t('gaps.rule.grade', { figure: score(figure ?? 0), most: count(highestGrade) });
      case 'sentences':
        return t('gaps.rule.sentences', { figure: score(figure ?? 0), most: count(longestMeanSentence) });
      case 'heading_order':
      case 'picture':
      case 'link':
      case 'outside':
      case 'claim':
        return t(`gaps.rule.${rule}`, { detail });
      default:
        return t(`gaps.rule.${rule}`);
    }
  };
}

import { rankedAreas } from '@/lib/reports/special/patterns';
import { contextLines } from './context-lines';
import { definePart } from './define-part';
import { type ListItem, list, text } from './pieces';

/** What to bring to a visit; the answers are listed back and weighed by nobody here. */
export const talkPart = definePart({
  id: 'talk',
  place: 'before_scoring',
  ownerOnly: true,
  title: ({ t }) => t('report-parts:talk.title'),
  pieces: (view, texts) => {
    const { t } = texts;
    const highest = rankedAreas(view.areas)
      .slice(0, 2)
      .map(({ name, score }) => t('report-parts:named', { name, score: texts.score(score) }));
    const items: ListItem[] = [
      ...(highest.length > 0 ? [{ lead: t('report-parts:talk.highest'), text: texts.list(highest) }] : []),
      ...contextLines(view, texts),
      { text: t('report-parts:talk.example') },
      { text: t('report-parts:talk.tried') },
      { text: t('report-parts:talk.early') },
      { text: t('report-parts:talk.health') },
      { text: t('report-parts:talk.questions') },
    ];
    return [text(t('report-parts:talk.text')), ...list(items)];
  },
});

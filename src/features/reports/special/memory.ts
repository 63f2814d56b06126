import { wordCounts } from '@/lib/reports/special/word-counts';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { definePart } from './define-part';
import { list, note, table, text } from './pieces';

const changeAnswers = ['yes', 'no', 'not_sure'] as const;

/** 'Is this a change from one year ago?' for each area, as answered. */
export const memoryChangesPart = definePart({
  id: 'memory-changes',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:memory.changesTitle'),
  pieces: (view, texts) => {
    const { t } = texts;
    const answers = view.definition.domains.map(({ id }) => ({
      id,
      answer: changeAnswers.find((each) => each === view.attempt.context?.[`change_${id}`]),
    }));
    if (answers.every(({ answer }) => answer === undefined)) return null;
    return [
      text(
        t(
          `report-parts:memory.${isInformant(view) || isShared(view) ? 'changesTextInformant' : 'changesText'}`,
        ),
      ),
      table(
        t('tests:extras.change.question'),
        [
          { title: t('words.area'), share: 4 },
          { title: t('tests:extras.change.question'), share: 5 },
        ],
        answers.map(({ id, answer }) => [
          view.areas.find((area) => area.id === id)?.name ?? id,
          answer ? t(`tests:extras.change.options.${answer}`) : t('words.notAnswered'),
        ]),
      ),
    ];
  },
});

/** Plain counts of the word task: no percent, no band, no colour, no judgement. */
export const memoryWordsPart = definePart({
  id: 'memory-words',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:memory.wordsTitle'),
  pieces: (view, texts) => {
    const counts = wordCounts(view.attempt.tasks);
    if (counts === null) return null;
    const { t } = texts;
    return [...list(countTexts(counts, view, texts)), note(t('words.wordNote'))];
  },
});

function countTexts(
  { words, rounds, delayed, recognised }: NonNullable<ReturnType<typeof wordCounts>>,
  view: ReportView,
  { t, count: figure, list: joined }: ReportTexts,
): string[] {
  const all = figure(words);
  const texts: string[] = [];
  if (rounds.length > 0) {
    texts.push(
      t(`report-parts:memory.${isShared(view) ? 'roundsShared' : 'rounds'}`, {
        list: joined(rounds.map(figure)),
        words: all,
      }),
    );
  }
  if (delayed !== null) {
    texts.push(
      t(`report-parts:memory.${isShared(view) ? 'delayedShared' : 'delayed'}`, {
        recalled: figure(delayed),
        words: all,
      }),
    );
  }
  if (recognised) {
    texts.push(
      t(`report-parts:memory.${isShared(view) ? 'recognisedShared' : 'recognised'}`, {
        hits: figure(recognised.hits),
        words: all,
      }),
      t(`report-parts:memory.${isShared(view) ? 'newWordsShared' : 'newWords'}`, {
        called: figure(recognised.falseAlarms),
        words: all,
      }),
    );
  }
  return texts;
}

/** What else changes memory from week to week; the same in every band. */
export const memoryFactorsPart = definePart({
  id: 'memory-factors',
  place: 'after_areas',
  ownerOnly: true,
  title: ({ t }) => t('report-parts:memory.factorsTitle'),
  pieces: (view, { t }) => [
    text(t(`report-parts:memory.${isInformant(view) ? 'factorsTextInformant' : 'factorsText'}`)),
    ...list(
      (['sleep', 'stress', 'hearing', 'medicines'] as const).map((id) => ({
        lead: t(`report-parts:memory.factors.${id}.name`),
        text: t(`report-parts:memory.factors.${id}.text`),
      })),
    ),
  ],
});

const isShared = ({ reader }: ReportView) => reader.audience === 'shared';
const isInformant = ({ attempt }: ReportView) => attempt.form === 'informant';

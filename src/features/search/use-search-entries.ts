import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { href, paths } from '@/config/paths';
import { type PlaceName, places } from '@/config/places';
import { catalogue } from '@/lib/assessments/catalogue';
import { openExercises } from '@/lib/exercises/facts';
import type { FaqAnswer } from '@/lib/faq/entries';
import type { SearchEntry } from '@/lib/search/search';

/** Files of texts that entries are made from. */
export const entryTexts = ['search', 'hub', 'training'] as const;

const listed = (text: string): string[] => text.split(/\s*[,、]\s*/);

/** Places whose name does not stand among the names of pages. */
const namedElsewhere = {
  home: 'names.home',
  auth: 'words.signIn',
  personalizedPaths: 'hub:path',
} as const satisfies Partial<Record<PlaceName, string>>;

const isNamedElsewhere = (name: PlaceName): name is keyof typeof namedElsewhere =>
  Object.hasOwn(namedElsewhere, name);

const placeTitle = (name: PlaceName) =>
  isNamedElsewhere(name) ? namedElsewhere[name] : (`pages.${name}` as const);

/** Pages, tests and exercises in the language of the texts. */
export function placeEntries(t: TFunction<typeof entryTexts>): readonly SearchEntry[] {
  return [
    ...places.map(
      ({ name, path }): SearchEntry => ({
        kind: 'page',
        id: `page-${name}`,
        title: t(placeTitle(name)),
        line: t(`page.${name}.line`),
        words: listed(t(`page.${name}.words`)),
        to: path,
      }),
    ),
    ...Object.values(catalogue).map(
      ({ testId, routeKey, catalogueName, reportName, route }): SearchEntry => ({
        kind: 'test',
        id: `test-${routeKey}`,
        title: catalogueName,
        line: t(`hub:tests.${testId}.summary`),
        words: [reportName, t(`hub:tests.${testId}.question`), ...listed(t(`test.${routeKey}`))],
        to: route,
      }),
    ),
    ...openExercises.map(
      ({ id, category }): SearchEntry => ({
        kind: 'exercise',
        id: `exercise-${id}`,
        title: t(`training:exercise.${id}.name`),
        line: t(`training:exercise.${id}.summary`),
        words: [id, t(`training:category.${category}`)],
        to: href(paths.exerciseIntro, { exerciseId: id }),
      }),
    ),
  ];
}

/** They have their names once their texts are there. */
export function usePlaceEntries(): readonly SearchEntry[] {
  const { t } = useTranslation(entryTexts, { useSuspense: false });
  return useMemo(() => placeEntries(t), [t]);
}

/** Questions as they are found: by their answers, too. */
export function faqEntries(answers: readonly FaqAnswer[]): SearchEntry[] {
  return answers.map(({ id, question, shortAnswer, fullAnswer, keywords }) => ({
    kind: 'faq',
    id: `faq-${id}`,
    title: question,
    line: shortAnswer,
    words: [...keywords, fullAnswer],
    to: `${paths.faq}#${id}`,
  }));
}

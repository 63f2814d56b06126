import type { AttemptRecord } from '@/lib/assessments/attempt-record';
import { childFocusTracker } from '@/lib/assessments/tests/child-focus-tracker/definition';
import type { SeenMore, SideBySide } from '@/lib/reports/special/two-informants';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';
import { definePart } from './define-part';
import { drawing, heading, type ListItem, list, note, table, text } from './pieces';
import { seenText, TwoViewsBars, twoViews } from './two-views-bars';

/** Before anything else in a report about a child. */
export const childSharingPart = definePart({
  id: 'child-sharing',
  place: 'first',
  title: ({ t }) => t('report-parts:child.sharingTitle'),
  pieces: ({ attempt }, { t }) => [
    note(t(attempt.form === 'teacher' ? 'report-parts:child.sharingTeacher' : 'words.childShare')),
  ],
});

/** Parent and teacher side by side, never averaged. */
export const twoViewsPart = definePart({
  id: 'two-views',
  place: 'after_areas',
  title: ({ t }) => t('report-parts:child.viewsTitle'),
  pieces: (view, texts) => {
    const found = twoViews(view);
    if (found === null) return null;
    const { t } = texts;
    const name = areaNameOf(view);
    const flags = bothFlags(found, texts);
    const where = (seen: SeenMore) => found.rows.filter((row) => row.seen === seen).map(({ id }) => name(id));
    const [atHome, inClass] = [where('home'), where('class')];
    const seenLists: ListItem[] = [
      ...(atHome.length > 0 ? [{ lead: t('report-parts:child.listHome'), text: texts.list(atHome) }] : []),
      ...(inClass.length > 0 ? [{ lead: t('report-parts:child.listClass'), text: texts.list(inClass) }] : []),
    ];
    return [
      text(
        t('report-parts:child.dates', {
          home: texts.date(found.home.completed_at),
          inClass: texts.date(found.class.completed_at),
        }),
      ),
      text(
        t('report-parts:child.agreement', { alike: texts.count(found.alike), count: found.rows.length }),
        'strong',
      ),
      ...list(seenLists),
      drawing('bars', TwoViewsBars),
      table(
        t('report-parts:child.tableCaption'),
        [
          { title: t('words.area'), share: 4 },
          { title: t('report-parts:child.home'), share: 2 },
          { title: t('report-parts:child.class'), share: 2 },
          { title: t('words.inWords'), share: 3 },
        ],
        found.rows.map((row) => [
          name(row.id),
          texts.score(row.home),
          texts.score(row.class),
          seenText(row, texts),
        ]),
        t('words.showTable'),
      ),
      ...(flags === null ? [] : [text(flags, 'strong')]),
      text(t('report-parts:child.viewsNote'), 'small'),
    ];
  },
});

/** What is to be known of how either came about, beside the difference it may explain; null where nothing is. */
export function bothFlags(
  both: Pick<SideBySide<AttemptRecord>, 'home' | 'class'>,
  texts: ReportTexts,
): string | null {
  const { t, list: inWords } = texts;
  const named = (['home', 'class'] as const).flatMap((place) => {
    const { flags } = both[place].quality;
    if (flags.length === 0) return [];
    const text = inWords(flags.map((flag) => t(`report:provider.flag.${flag}`)));
    return [t('words.pair', { name: t(`report-parts:child.${place}`), text })];
  });
  return named.length === 0 ? null : t('report:provider.flags', { flags: named.join('; ') });
}

function areaNameOf({ areas }: ReportView) {
  return (id: string) => areas.find((area) => area.id === id)?.name ?? id;
}

type ChildArea = (typeof childFocusTracker)['domains'][number]['id'];
const isChildArea = (id: string): id is ChildArea => childFocusTracker.domains.some((area) => area.id === id);

/** One tip for each place and area: the areas to begin with, or the highest one where none is raised. */
export const placeTipsPart = definePart({
  id: 'place-tips',
  place: 'after_areas',
  ownerOnly: true,
  title: ({ t }) => t('report-parts:child.tipsTitle'),
  pieces: ({ report, areas }, { t }) => {
    const raised = report.growthPriorities;
    const chosen = (raised.length > 0 ? raised : areas.filter(({ scored }) => scored).slice(0, 1)).map(
      ({ id, name }) => ({ id, name }),
    );
    if (chosen.length === 0) return null;
    const tips = (place: 'home' | 'class') =>
      list(
        chosen.flatMap(({ id, name }) =>
          isChildArea(id)
            ? [{ lead: t('words.label', { name }), text: t(`report-parts:child.tips.${id}.${place}`) }]
            : [],
        ),
      );
    return [
      heading(t('report-parts:child.tipsHome')),
      ...tips('home'),
      heading(t('report-parts:child.tipsClass')),
      ...tips('class'),
      text(t('report-parts:child.tipsNote'), 'small'),
    ];
  },
});

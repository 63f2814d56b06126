import { areaLinks } from '@/lib/reports/special/area-links';
import { definePart } from './define-part';
import { list, text } from './pieces';

/** Links between raised areas, asked and never claimed. */
export const profileLinksPart = definePart({
  id: 'profile-links',
  place: 'after_areas',
  ownerOnly: true,
  title: ({ t }) => t('report-parts:links.title'),
  pieces: (view, { t }) => {
    const scores = Object.fromEntries(view.areas.map(({ id, score, scored }) => [id, scored ? score : null]));
    const found = areaLinks(scores);
    if (found.length === 0) return null;
    const name = (id: string) => view.areas.find((area) => area.id === id)?.name ?? id;
    return [
      text(t('report-parts:links.text')),
      ...list(
        found.map(({ id, from, to }) => ({
          lead: t('report-parts:links.pair', { from: name(from), to: name(to) }),
          text: t(`report-parts:links.question.${id}`),
        })),
      ),
      text(t('report-parts:links.note'), 'small'),
    ];
  },
});

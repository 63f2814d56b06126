import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ReadingCard } from '@/api/library/shapes';
import { Section } from '@/components/section';
import { Progress } from '@/components/ui/progress';
import { href, paths } from '@/config/paths';
import { useFormats } from '@/i18n/use-formats';
import { placeOfPart } from '@/lib/library/markup';

/** What somebody began: the way back to the heading they stopped at. */
export function Begun({ cards }: { cards: readonly ReadingCard[] }) {
  const { t } = useTranslation('library');
  const { percent } = useFormats();
  if (cards.length === 0) return null;
  return (
    <Section title={t('continue')}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map((card) => {
          const part = placeOfPart(card.position) > 0 ? `#${card.position}` : '';
          const read = t('percentRead', { percent: percent(card.percent / 100) });
          return (
            <li key={card.id} className="rounded-m border border-line bg-surface p-4">
              <Link
                to={`${href(paths.article, { slug: card.slug })}${part}`}
                lang={card.lang}
                className="block min-h-11 font-serif text-[1.1rem] leading-snug hover:underline"
              >
                {card.title}
              </Link>
              <Progress value={card.percent} label={card.title} valueText={read} className="mt-3" />
              <p aria-hidden="true" className="mt-2 text-sm text-ink-soft">
                {read}
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

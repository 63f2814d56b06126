import { useTranslation } from 'react-i18next';
import type { Tag } from '@/api/community/shapes';
import { Fieldset } from '@/components/ui/field';

const most = 5;

export interface TagChoiceProps {
  tags: readonly Tag[];
  chosen: readonly string[];
  error?: string | undefined;
  onChange: (chosen: string[]) => void;
}

/** One to five of the tags; a sixth cannot be ticked. */
export function TagChoice({ tags, chosen, error, onChange }: TagChoiceProps) {
  const { t, i18n } = useTranslation('community-write');
  const nameOf = ({ slug, names }: Tag) => names[i18n.language] ?? names.en ?? slug;
  const sorted = [...tags].sort((a, b) => nameOf(a).localeCompare(nameOf(b), i18n.language));
  return (
    <Fieldset legend={t('ask.tags')} hint={t('ask.tagsHint')} error={error} required>
      <div className="mt-1 flex min-h-56 flex-wrap content-start gap-2 sm:min-h-40">
        {sorted.map((tag) => {
          const isChosen = chosen.includes(tag.slug);
          return (
            <label
              key={tag.slug}
              className="inline-flex min-h-11 cursor-pointer items-center rounded-full border-control border-line-strong px-4 py-1.5 text-sm font-medium transition-colors hover:border-ink has-checked:border-accent has-checked:bg-accent-tint has-checked:text-accent has-disabled:cursor-not-allowed has-disabled:opacity-55 has-focus-visible:outline-(length:--bw-focus) has-focus-visible:outline-focus has-focus-visible:outline-solid hc:has-checked:bg-accent hc:has-checked:text-on-accent forced-colors:has-checked:bg-[Highlight]"
            >
              <input
                type="checkbox"
                className="sr-only"
                checked={isChosen}
                disabled={!isChosen && chosen.length >= most}
                onChange={() =>
                  onChange(isChosen ? chosen.filter((slug) => slug !== tag.slug) : [...chosen, tag.slug])
                }
              />
              {nameOf(tag)}
            </label>
          );
        })}
      </div>
    </Fieldset>
  );
}

import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import type { TextFields } from '@/lib/library/desk-text';
import { textIn, useDeskInHand } from './desk-in-hand';
import { ScrollBox } from './scroll-box';
import { WrittenText } from './written-text';

/** Texts that were put aside for another one; they stay on this device until somebody throws them away. */
export function Aside() {
  const { t } = useTranslation('admin-library');
  const desk = useDeskInHand();
  const { lang, change } = desk;
  const { draft, stored, isChanged } = textIn(desk, lang);
  const base = stored?.version ?? 0;
  const written = isChanged ? draft.text : null;
  const without = (one: TextFields) => draft.aside.filter((each) => each !== one);
  return draft.aside.map((one, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: nothing else tells two texts apart
    <Notice key={at}>
      <details>
        <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t('aside.title')}</summary>
        <ScrollBox name={t('aside.title')}>
          <WrittenText text={one} lang={lang} />
        </ScrollBox>
      </details>
      <div className="mt-1 flex flex-wrap gap-3">
        <Button
          variant="outline"
          size="sm"
          onClick={() =>
            change(lang, { text: one, base, aside: [...without(one), ...(written ? [written] : [])] })
          }
        >
          {t('aside.back')}
        </Button>
        <Button
          variant="ghost"
          size="sm"
          onClick={() =>
            change(lang, { text: written, base: written ? draft.base : base, aside: without(one) })
          }
        >
          {t('aside.forget')}
        </Button>
      </div>
    </Notice>
  ));
}

import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeskArticle } from '@/api/library/shapes';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { fieldsOf, type TextFields } from '@/lib/library/desk-text';
import { textIn, useDeskInHand } from './desk-in-hand';
import { ScrollBox } from './scroll-box';
import { WrittenText } from './written-text';

export interface ConflictProps {
  stored: DeskArticle['texts'][string];
  busy: boolean;
  /** @param over the version that is there now */
  onSaveMine: (over: number) => void;
}

/** Two wrote at once: both texts side by side, and neither is lost. */
export function Conflict({ stored, busy, onSaveMine }: ConflictProps) {
  const { t } = useTranslation('admin-library');
  const { t: errors } = useTranslation('community-errors');
  const desk = useDeskInHand();
  const { lang, change } = desk;
  const { text, draft } = textIn(desk, lang);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Some browsers answer a promise, which is no way to end an effect.
    void box.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={box} className="grid scroll-mt-4 gap-4" data-part="conflict">
      <Notice role="alert" tone="caution">
        <p className="font-semibold">{errors('version_conflict')}</p>
        <p>{t('conflict.hint')}</p>
      </Notice>
      <div className="grid gap-5 sm:grid-cols-2">
        <Side name={t('conflict.theirs')} text={fieldsOf(stored)} />
        <Side name={t('conflict.mine')} text={text} />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="sm" busy={busy} onClick={() => onSaveMine(stored.version)}>
          {t('conflict.keepMine')}
        </Button>
        <Button
          variant="outline"
          size="sm"
          onClick={() => change(lang, { text: null, base: stored.version, aside: [...draft.aside, text] })}
        >
          {t('conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}

function Side({ name, text }: { name: string; text: TextFields }) {
  const { lang } = useDeskInHand();
  return (
    <div>
      <h3 className="mb-2 text-base font-semibold">{name}</h3>
      <ScrollBox name={name}>
        <WrittenText text={text} lang={lang} />
      </ScrollBox>
    </div>
  );
}

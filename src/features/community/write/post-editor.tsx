import { Bold, Code, Eye, Italic, Link2, List, type LucideIcon, Quote } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PostBody } from '@/components/posts/post-body';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Textarea } from '@/components/ui/textarea';
import type { Language } from '@/config/languages';
import { afterDrawn } from '@/hooks/after-drawn';
import { useFormats } from '@/i18n/use-formats';
import { type MarkupAction, markupActions, withMarkup } from '@/lib/community/markup';
import { signsIn, type TextKind, textRules } from '@/lib/community/text';
import { SupportNote } from '../support-note';

const icons: Readonly<Record<MarkupAction, LucideIcon>> = {
  bold: Bold,
  italic: Italic,
  quote: Quote,
  list: List,
  code: Code,
  link: Link2,
};

export interface PostEditorProps {
  label: string;
  hint?: ReactNode;
  /** Why the text is not taken. */
  error?: string | undefined;
  value: string;
  onChange: (text: string) => void;
  kind: Extract<TextKind, 'topic' | 'answer' | 'comment'>;
  lang: Language;
  rows?: number;
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** It was opened to be written in: it begins with the focus. */
  startsHere?: boolean;
}

/** A field for what others will read: six buttons and a preview where Markdown is drawn, and a count of what is left. */
export function PostEditor(props: PostEditorProps) {
  const {
    label,
    hint,
    error,
    value,
    onChange,
    kind,
    lang,
    rows = 8,
    hideLabel = false,
    startsHere = false,
  } = props;
  const { t } = useTranslation('community-write');
  const { count } = useFormats();
  const field = useRef<HTMLTextAreaElement>(null);
  const counter = useId();
  const [previews, setPreviews] = useState(false);
  const { most } = textRules[kind];
  const isPlain = kind === 'comment';

  const mark = (action: MarkupAction) => {
    const area = field.current;
    if (!area) return;
    const after = withMarkup({ text: value, start: area.selectionStart, end: area.selectionEnd }, action);
    onChange(after.text);
    // Once the field holds the new text.
    afterDrawn(() => {
      area.focus();
      area.setSelectionRange(after.start, after.end);
    });
  };

  return (
    <div className="grid gap-2">
      <SupportNote text={value} lang={lang} />
      <Field label={label} hint={hint} error={error} hideLabel={hideLabel}>
        {isPlain ? null : (
          <div className="flex flex-wrap gap-1">
            {markupActions.map((action) => {
              const Icon = icons[action];
              return (
                <Button
                  key={action}
                  variant="ghost"
                  size="icon"
                  aria-label={t(`marks.${action}`)}
                  onClick={() => mark(action)}
                >
                  <Icon aria-hidden="true" />
                </Button>
              );
            })}
            <Button
              variant="ghost"
              size="sm"
              className="ms-auto"
              aria-pressed={previews}
              onClick={() => setPreviews(!previews)}
            >
              <Eye aria-hidden="true" />
              {t('preview')}
            </Button>
          </div>
        )}
        <Textarea
          ref={field}
          value={value}
          rows={rows}
          lang={lang}
          dir="auto"
          autoFocus={startsHere}
          aria-describedby={counter}
          onChange={(event) => onChange(event.target.value)}
        />
      </Field>
      <p id={counter} className="text-end text-sm text-ink-soft tabular-nums">
        {t('count', { shown: count(signsIn(value)), most: count(most) })}
      </p>
      {previews && (
        <section aria-label={t('preview')} className="rounded-m border border-line bg-sunken p-4">
          {value.trim() === '' ? (
            <p className="text-ink-soft">{t('previewEmpty')}</p>
          ) : (
            <PostBody text={value} lang={lang} />
          )}
        </section>
      )}
    </div>
  );
}

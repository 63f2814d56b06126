import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { holdWhileComposing } from '@/components/composing';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import type { Language } from '@/config/languages';
import { textRules } from '@/lib/community/text';
import type { CommunityParts } from '../community-parts';

export interface LineFormProps extends Pick<CommunityParts, 'SupportNote'> {
  /** Lines are taken now; else what was begun waits for the break. */
  isOpen: boolean;
  lang: Language;
  onSend: (body: string) => void;
}

/** One line to write; Enter sends it. */
export function LineForm({ isOpen, lang, onSend, SupportNote }: LineFormProps) {
  const { t } = useTranslation(['rooms', 'community-errors']);
  const [text, setText] = useState('');
  if (!isOpen) return <p className="text-ink-soft">{t('community-errors:chat_closed')}</p>;
  return (
    <form
      noValidate
      className="mt-4 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() === '') return;
        onSend(text);
        setText('');
      }}
    >
      <SupportNote text={text} lang={lang} />
      <div className="flex items-end gap-2">
        <TextField
          className="min-w-0 grow"
          label={t('chat.write')}
          maxLength={textRules.room_chat.most}
          dir="auto"
          autoComplete="off"
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={holdWhileComposing}
        />
        <Button type="submit" variant="outline">
          {t('chat.send')}
        </Button>
      </div>
    </form>
  );
}

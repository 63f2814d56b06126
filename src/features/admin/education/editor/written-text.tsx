import type { Language } from '@/config/languages';
import type { TextFields } from '@/lib/library/desk-text';

/** A text as it is written, to read and to copy from. */
export function WrittenText({ text, lang }: { text: TextFields; lang: Language }) {
  return (
    <div lang={lang} className="grid gap-2 text-sm wrap-anywhere">
      <p className="font-semibold">{text.title}</p>
      <p>{text.summary}</p>
      <p className="font-mono whitespace-pre-wrap">{text.body}</p>
      {text.sources.length > 0 && (
        <p className="whitespace-pre-line text-ink-soft">{text.sources.map(({ url }) => url).join('\n')}</p>
      )}
    </div>
  );
}

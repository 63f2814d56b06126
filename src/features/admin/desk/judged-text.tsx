import { cx } from 'class-variance-authority';
import { useTranslation } from 'react-i18next';
import { PostBody } from '@/components/posts/post-body';
import { Notice } from '@/components/ui/notice';
import type { Language } from '@/config/languages';
import { KeyButton } from './key-button';

const plainKinds: readonly string[] = ['comment', 'profile', 'room', 'room_chat'];

export interface JudgedTextProps {
  text: string;
  /** null where the language is not known */
  lang: Language | null;
  kind: string;
  title?: string | null;
  className?: string;
}

/** What a member wrote, as readers see it. */
export function JudgedText({ text, lang, kind, title, className }: JudgedTextProps) {
  // A question comes with its title, a blank line and its text.
  const [first = '', ...rest] = kind === 'topic' && title === undefined ? text.split('\n\n') : [];
  const name = title ?? first;
  return (
    <div className={cx('grid gap-3 rounded-m border border-line bg-surface p-4 sm:p-5', className)}>
      {name && (
        <h2 dir="auto" className="text-lg wrap-anywhere">
          {name}
        </h2>
      )}
      <PostBody
        text={kind === 'topic' && title === undefined ? rest.join('\n\n') : text}
        lang={lang ?? 'en'}
        plain={plainKinds.includes(kind)}
      />
    </div>
  );
}

interface TwoVersionsProps extends Omit<JudgedTextProps, 'text'> {
  before: string;
  now: string;
  /** From here on the new one is what is decided about. */
  onSeen: () => void;
}

/** Two versions of a text, where somebody changed it between. */
export function TwoVersions({ before, now, onSeen, ...text }: TwoVersionsProps) {
  const { t } = useTranslation('admin-desk');
  const { t: topic } = useTranslation('community-topic');
  const { t: errors } = useTranslation('community-errors');
  return (
    <div className="grid gap-4">
      <Notice role="alert" tone="caution">
        <p>{errors('version_conflict')}</p>
        <KeyButton className="mt-3" onClick={onSeen}>
          {t('case.takeNew')}
        </KeyButton>
      </Notice>
      <div>
        <p className="mb-2 font-semibold">{t('case.before')}</p>
        <JudgedText {...text} text={before} className="opacity-80" />
      </div>
      <div>
        <p className="mb-2 font-semibold">{topic('theirs')}</p>
        <JudgedText {...text} text={now} />
      </div>
    </div>
  );
}

import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Right or not, by sign and word, and what would have been right. */
export function Verdict({ isRight, children }: { isRight: boolean; children?: ReactNode }) {
  const { t } = useTranslation('player');
  const Sign = isRight ? Check : X;
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <Sign aria-hidden="true" className={isRight ? 'size-10 text-good' : 'size-10 text-ink-soft'} />
      <p className="font-serif text-xl">{t(isRight ? 'verdict.right' : 'verdict.wrong')}</p>
      {children ? <p className="text-lg text-ink-soft">{children}</p> : null}
    </div>
  );
}

/** The same in one line, beside what stays on the screen. */
export function VerdictLine({ isRight }: { isRight: boolean }) {
  const { t } = useTranslation('player');
  const Sign = isRight ? Check : X;
  return (
    <span role="status" className="flex items-center justify-center gap-2 font-semibold">
      <Sign aria-hidden="true" className={isRight ? 'size-6 text-good' : 'size-6 text-ink-soft'} />
      {t(isRight ? 'verdict.right' : 'verdict.wrong')}
    </span>
  );
}

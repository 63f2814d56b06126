import { useTranslation } from 'react-i18next';
import { PostTime } from '@/components/posts/post-time';
import { type ReportedLine, reportedLines } from '@/lib/community/reported-lines';

/** Lines of a thread that its reporter chose: all that anybody but the two ever reads of it. */
export function ReportedLines({ excerpt }: { excerpt: string }) {
  const { t } = useTranslation('admin-desk');
  const lines = reportedLines(excerpt);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t('lines.name')} className="grid gap-3">
      <ol className="grid gap-3 rounded-m border border-line bg-surface p-4 sm:p-5">
        {lines.map((line) => (
          <Line key={line.at} line={line} />
        ))}
      </ol>
      <p className="text-sm text-ink-soft">{t('lines.alone')}</p>
    </section>
  );
}

function Line({ line: { mine, at, text } }: { line: ReportedLine }) {
  const { t } = useTranslation('admin-desk');
  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
        <span className="font-semibold">{t(mine ? 'lines.mine' : 'lines.theirs')}</span>
        <PostTime at={at} />
      </p>
      <p dir="auto" className="max-w-[68ch] leading-relaxed wrap-anywhere whitespace-pre-wrap">
        {text}
      </p>
    </li>
  );
}

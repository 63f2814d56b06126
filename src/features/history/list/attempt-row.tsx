import { ButtonLink } from '@/components/button-link';
import type { HistoryTexts } from '@/components/changes/use-texts';
import { compareHref } from '@/config/compare-href';
import { href, paths } from '@/config/paths';
import type { ListedView } from '@/lib/assessments/attempt-view';
import { catalogue } from '@/lib/assessments/catalogue';

export interface AttemptRowProps {
  attempt: ListedView;
  /** What it can be looked at beside; null when it is the first of its kind. */
  earlier: ListedView | null;
  texts: HistoryTexts;
}

/** One attempt: what, when, how high, and the ways on. */
export function AttemptRow({ attempt, earlier, texts }: AttemptRowProps) {
  const { t } = texts;
  const { id, test_id, completedAt } = attempt;
  const named = { name: catalogue[test_id].catalogueName, date: texts.moment(completedAt) };
  // Two views of one day are told apart by whoever only hears the name of a link, too.
  const told = { ...named, name: [named.name, ...aboutOf(attempt, texts)].join(', ') };
  return (
    <li
      data-attempt={id}
      className="grid items-center gap-x-6 gap-y-3 border-b border-line py-5 sm:grid-cols-[1fr_auto]"
    >
      <div>
        <h2 className="text-lg">{named.name}</h2>
        <p className="text-ink-soft">
          <time dateTime={completedAt}>{named.date}</time>
          <About attempt={attempt} texts={texts} />
        </p>
        <Numbers attempt={attempt} texts={texts} />
        <QualityHint attempt={attempt} texts={texts} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <ButtonLink
          to={href(paths.reportByAttempt, { attemptId: id })}
          variant="outline"
          size="sm"
          aria-label={t('reportNamed', told)}
        >
          {t('report')}
        </ButtonLink>
        <ButtonLink
          to={href(paths.testDetail, { attemptId: id })}
          variant="link"
          size="sm"
          aria-label={t('detailsNamed', told)}
        >
          {t('words.details')}
        </ButtonLink>
        {earlier ? (
          <ButtonLink
            to={compareHref(earlier.id, id)}
            variant="link"
            size="sm"
            aria-label={t('compareNamed', told)}
          >
            {t('words.compare')}
          </ButtonLink>
        ) : null}
      </div>
    </li>
  );
}

/** Who answered about whom, where that is not the person about themselves. */
function About({ attempt, texts }: Omit<AttemptRowProps, 'earlier'>) {
  const about = aboutOf(attempt, texts);
  return about.length === 0 ? null : (
    <span className="wrap-anywhere">{about.map((each) => ` · ${each}`).join('')}</span>
  );
}

function aboutOf({ form, invited, record }: ListedView, { t }: HistoryTexts): string[] {
  if (form === 'self') return [];
  const child = record.details?.child_label;
  const about = child ? [child] : [];
  if (invited && (form === 'parent' || form === 'teacher')) return [t(`invited.${form}`), ...about];
  return [t(`form.${form}`), ...about];
}

/** '52.8 of 100' and the band in words. */
export function Numbers({ attempt, texts }: Omit<AttemptRowProps, 'earlier'>) {
  const { test_id, overall } = attempt;
  if (overall === null) return <p>{texts.unscored(test_id)}</p>;
  const band = texts.band(test_id, overall);
  return (
    <p className="tabular-nums">
      <b className="font-semibold">{texts.t('words.scoreOf', { score: texts.whole(overall) })}</b>
      {band ? <span>{` · ${band}`}</span> : null}
    </p>
  );
}

function QualityHint({ attempt, texts }: Omit<AttemptRowProps, 'earlier'>) {
  const { level } = attempt.quality;
  if (level === 'ok') return null;
  return (
    <p data-quality={level} className="text-sm text-ink-soft">
      {texts.t(level === 'low' ? 'readWithCare' : 'hasty')}
    </p>
  );
}

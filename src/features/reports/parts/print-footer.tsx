import type { PartProps } from './report-header';

/** Only on paper: stands at the foot of every printed page. */
export function PrintFooter({ view, texts }: PartProps) {
  const { t } = texts;
  const { definition, attempt } = view;
  return (
    <footer data-part="print-footer" className="hidden print:block">
      <p>
        {t('footer.test', {
          test: definition.catalogueName,
          date: texts.date(attempt.completed_at),
          version: attempt.instrument_version,
        })}
      </p>
      <p>
        {t('common:screeningOnly')} {t('screening:norms')} {t('footer.use')}
      </p>
    </footer>
  );
}

import { useTranslation } from 'react-i18next';
import type { AuditEntry } from '@/api/admin/audit';
import { dynamicText } from '@/i18n/dynamic-text';
import { factsOf, factType } from '@/lib/admin/audit-facts';
import { useFactValue } from './use-fact-value';

/** What an entry holds: changes with what was before, and why. */
export function EntryFacts({ entry: { action, detail } }: { entry: AuditEntry }) {
  const { t } = useTranslation('admin-team');
  const tell = useFactValue(detail);
  const facts = factsOf(action, detail);
  if (facts.length === 0) return null;
  return (
    <dl className="grid gap-0.5 text-sm">
      {facts.map((fact) => (
        <div key={fact.key} className="wrap-anywhere">
          <dt className="inline text-ink-soft">
            <FactName of={fact.key} />
          </dt>{' '}
          {/* What people wrote, and numbers of the database. */}
          <dd translate="no" dir="auto" className="inline">
            {'value' in fact
              ? tell(fact.key, fact.value)
              : t('audit.change', {
                  before: tell(fact.key, fact.before),
                  after: tell(fact.key, fact.after),
                })}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FactName({ of: key }: { of: string }) {
  const { t } = useTranslation(['admin-log', 'admin-team']);
  const type = factType(key);
  if (type) {
    return t('words.label', { ns: 'common', name: dynamicText(t, 'admin-log', `names.${type.name}`) });
  }
  // A key of a newer database; the sign after a name differs between languages.
  return (
    <>
      <code translate="no">{key}</code>
      {t('words.label', { ns: 'common', name: '' })}
    </>
  );
}

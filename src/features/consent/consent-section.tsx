import { useTranslation } from 'react-i18next';
import { useConsent } from '@/contexts/consent';
import { useFormats } from '@/i18n/use-formats';
import { consentEnd } from '@/lib/consent/consent';
import { ConsentSwitches } from './consent-switches';
import { useChoose } from './use-choose';

const undecided = { analytics: false, marketing: false };

/** The choice of this device, to be changed at any time; each switch takes effect at once. */
export function ConsentSection() {
  const { t } = useTranslation('consent');
  const formats = useFormats();
  const consent = useConsent();
  const chooseAndSay = useChoose();
  const made = consent === 'unknown' ? null : consent;
  return (
    <div className="max-w-2xl">
      <ConsentSwitches choice={made?.preferences ?? undecided} onChange={chooseAndSay} />
      <p className="mt-3 text-sm text-ink-soft">
        {made
          ? t('page.decided', {
              made: formats.date(new Date(made.timestamp)),
              end: formats.date(consentEnd(made)),
            })
          : t('page.undecided')}
      </p>
    </div>
  );
}

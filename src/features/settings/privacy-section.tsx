import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '@/config/paths';
import { AccountSwitch } from './account-switch';
import { DeviceData } from './device-data';
import { PresenceChoice } from './presence-choice';

const places = ['browser', 'server', 'provider'] as const;

/** What is kept where, what this device keeps, and who sees a signed-in person. */
export function PrivacySection({ userId }: { userId: string | null }) {
  const { t } = useTranslation('settings');
  return (
    <div className="grid gap-8">
      <div>
        <h3 className="mb-3 text-lg">{t('privacy.where')}</h3>
        <dl className="max-w-2xl divide-y divide-line border-y border-line">
          {places.map((place) => (
            <div key={place} className="grid gap-x-8 gap-y-1 py-3 sm:grid-cols-[12rem_1fr]">
              <dt className="font-semibold">{t(`privacy.${place}`)}</dt>
              <dd className="text-ink-soft">{t(`privacy.${place}Text`)}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 flex flex-wrap gap-x-6">
          <Link to={paths.privacy} className="link inline-flex min-h-11 items-center">
            {t('pages.privacy')}
          </Link>
          <Link to={paths.privacyPolicy} className="link inline-flex min-h-11 items-center">
            {t('pages.privacyPolicy')}
          </Link>
          <Link to={paths.cookiePolicy} className="link inline-flex min-h-11 items-center">
            {t('pages.cookiePolicy')}
          </Link>
        </p>
      </div>
      <div>
        <h3 className="mb-2 text-lg">{t('privacy.device')}</h3>
        <DeviceData />
      </div>
      {userId !== null ? (
        <div className="grid gap-6">
          <PresenceChoice userId={userId} />
          {/* Whether results are used beside their own reports. */}
          <AccountSwitch
            userId={userId}
            name="personal_insights"
            label={t('privacy.insights')}
            hint={t('privacy.insightsHint')}
          />
        </div>
      ) : null}
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { PageHeader } from '@/components/page-header';
import { useAuth } from '@/contexts/auth';
import { LookSample } from '@/features/appearance/look-sample';
import { PresetPicker } from '@/features/appearance/preset-picker';
import { SingleChoices } from '@/features/appearance/single-choices';

export function NeuroSettingsPage() {
  const { t } = useTranslation('settings');
  const { status } = useAuth();
  return (
    <div data-screen="neuro-settings" className="wrap pb-14">
      <PageHeader title={t('pages.neuroSettings')} lead={t('neuro.lead')} />
      <p className="mb-9 max-w-read text-ink-soft">
        {t(status === 'signed-in' ? 'neuro.keptAccount' : 'neuro.keptHere')}
      </p>
      {/* Narrow screens: mixes, sample, single choices. Wide ones: the sample stays beside the choices. */}
      <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PresetPicker />
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div className="lg:sticky lg:top-6">
            <LookSample />
          </div>
        </div>
        <SingleChoices />
      </div>
    </div>
  );
}

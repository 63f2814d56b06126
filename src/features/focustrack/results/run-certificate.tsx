import { useTranslation } from 'react-i18next';
import { TimingCertificate } from '@/components/timing-certificate';
import { useFormats } from '@/i18n/use-formats';
import { qualityCodes } from '@/lib/cognitive/focustrack/quality';
import { splitFindings } from '@/lib/reports/special/run-measures';
import type { ShownRun } from './shown-run';

/** How exactly this device measured the run, in words and numbers. */
export function RunCertificate({ run, scored }: Pick<ShownRun, 'run' | 'scored'>) {
  const { t } = useTranslation('focustrack');
  const formats = useFormats();
  const { timing, quality } = scored;
  const { verdict, equipment } = splitFindings(quality.codes, qualityCodes);
  const devices = timing.devices.map((device) => t(`devices.${device}`));
  const { handlerLagP95Ms: lag, onsetMethod } = timing;
  const reasons = equipment.map((code) => t(`quality.${code}`));
  const notes = [
    ...(run.header.wirelessAudio ? [t('certificate.wireless')] : []),
    ...(run.header.smallWindow ? [t('certificate.smallWindow')] : []),
  ];
  const rows = [
    { name: t('certificate.refresh'), value: formats.hertz(timing.refreshHz) },
    { name: t('certificate.dropped'), value: formats.count(timing.droppedFrames) },
    { name: t('certificate.late'), value: formats.count(timing.lateTrials) },
    { name: t('certificate.clock'), value: formats.fineMs(timing.clockResolutionMs) },
    ...(onsetMethod === null
      ? []
      : [{ name: t('certificate.onset'), value: t(`certificate.onsetMethod.${onsetMethod}`) }]),
    ...(lag === null ? [] : [{ name: t('certificate.lag'), value: formats.fineMs(lag) }]),
    {
      name: t('certificate.device'),
      value: devices.length === 0 ? t('certificate.noPress') : formats.narrowList(devices),
    },
    ...(timing.longTasks === null
      ? []
      : [{ name: t('certificate.longTasks'), value: formats.count(timing.longTasks) }]),
  ];
  return (
    <TimingCertificate
      title={t('certificate.title')}
      verdict={verdict}
      verdictText={t(`certificate.verdict.${verdict}`)}
      reasons={[...reasons, ...notes]}
      rows={rows}
    />
  );
}

import type { ReportT } from '@/i18n/report-words';
import { formatsIn } from '@/i18n/use-formats';
import { type QualityCode, qualityCodes } from '@/lib/cognitive/focustrack/quality';
import type { FocustrackRun } from '@/lib/cognitive/focustrack/stored-run';
import { splitFindings } from '@/lib/reports/special/run-measures';

export interface RunTexts {
  readonly t: ReportT;
  readonly language: string;
}

/** The certificate of a run in words: page and PDFs say the same. */
export function certificateTexts({ metrics, quality, device_class }: FocustrackRun, texts: RunTexts) {
  const { t } = texts;
  const { timing } = metrics;
  const { verdict, equipment } = splitFindings(quality.codes, qualityCodes);
  const { significant, tenths, figure } = formatsIn(texts.language);
  const rows = [
    { name: t('report-parts:run.certificate.refresh'), value: hertz(texts, tenths(timing.refreshHz)) },
    { name: t('report-parts:run.certificate.late'), value: figure(timing.lateTrials) },
    { name: t('report-parts:run.certificate.dropped'), value: figure(timing.droppedFrames) },
    {
      name: t('report-parts:run.certificate.clock'),
      value: milliseconds(texts, significant(timing.clockResolutionMs, 2)),
    },
    ...(timing.onsetMethod
      ? [
          {
            name: t('report-parts:run.certificate.onset'),
            value: t(`report-parts:run.certificate.onsetMethod.${timing.onsetMethod}`),
          },
        ]
      : []),
    ...(timing.handlerLagP95Ms === null
      ? []
      : [
          {
            name: t('report-parts:run.certificate.lag'),
            value: milliseconds(texts, tenths(timing.handlerLagP95Ms)),
          },
        ]),
    { name: t('report-parts:run.certificate.device'), value: deviceName(device_class, texts) },
  ];
  return {
    title: t('report-parts:run.certificate.title'),
    verdict,
    verdictText: t(`report-parts:run.certificate.verdict.${verdict}`),
    reasons: equipment.map((code) => findingText(code, texts)),
    rows,
  };
}

/** A finding on a run in a sentence. */
export function findingText(code: QualityCode, { t }: RunTexts): string {
  return t(`report-parts:run.finding.${code}`);
}

export function milliseconds({ t }: RunTexts, value: string): string {
  return t('report-parts:run.ms', { value });
}

function hertz({ t }: RunTexts, value: string): string {
  return t('report-parts:run.hz', { value });
}

function deviceName(device: string, { t }: RunTexts): string {
  const known = (['keyboard', 'mouse', 'touch'] as const).find((each) => each === device);
  return known ? t(`devices.${known}`) : device;
}

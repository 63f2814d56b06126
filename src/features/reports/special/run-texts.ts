import { formatsIn } from '@/i18n/use-formats';
import { type QualityCode, qualityCodes } from '@/lib/cognitive/focustrack/quality';
import { splitFindings } from '@/lib/reports/special/run-measures';
import type { ReportView } from '@/lib/reports/view';
import type { ReportTexts } from '../words/texts';

type Run = NonNullable<ReportView['run']>;

/** The certificate of a run in words: page and PDF say the same. */
export function certificateTexts({ metrics, quality, device_class }: Run, texts: ReportTexts) {
  const { t } = texts;
  const { timing } = metrics;
  const { verdict, equipment } = splitFindings(quality.codes, qualityCodes);
  const { significant, tenths } = formatsIn(texts.language);
  const rows = [
    { name: t('report-parts:run.certificate.refresh'), value: hertz(texts, tenths(timing.refreshHz)) },
    { name: t('report-parts:run.certificate.late'), value: texts.count(timing.lateTrials) },
    { name: t('report-parts:run.certificate.dropped'), value: texts.count(timing.droppedFrames) },
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

/** What the run itself gave rise to, in sentences. */
export function runFindings({ quality }: Run, texts: ReportTexts): string[] {
  return splitFindings(quality.codes, qualityCodes).run.map((code) => findingText(code, texts));
}

function findingText(code: QualityCode, { t }: ReportTexts): string {
  return t(`report-parts:run.finding.${code}`);
}

export function milliseconds({ t }: ReportTexts, value: string): string {
  return t('report-parts:run.ms', { value });
}

function hertz({ t }: ReportTexts, value: string): string {
  return t('report-parts:run.hz', { value });
}

function deviceName(device: string, { t }: ReportTexts): string {
  const known = (['keyboard', 'mouse', 'touch'] as const).find((each) => each === device);
  return known ? t(`devices.${known}`) : device;
}

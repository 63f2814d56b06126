import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { fallbackLanguage, isLanguage } from '@/config/languages';
import { type ReportTexts, reportNamespaces, reportTexts } from './texts';

export function useReportTexts(): ReportTexts {
  const { t, i18n } = useTranslation(reportNamespaces);
  const language = isLanguage(i18n.resolvedLanguage) ? i18n.resolvedLanguage : fallbackLanguage;
  return useMemo(() => reportTexts(t, language), [t, language]);
}

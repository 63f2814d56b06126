import { useTranslation } from 'react-i18next';
import type { PaidTier } from '@/config/plans';
import { isForMembers, type PromptContext } from '@/lib/upgrade/prompts';
import { type PromptViewer, promptWords } from '@/lib/upgrade/viewer';

export interface PromptWords {
  title: string;
  text: string;
  button: string;
}

/** The words of a context for this person. @param about the plan it is about; the next one up without it */
export function usePromptWords(
  context: PromptContext,
  viewer: PromptViewer,
  about: PaidTier | undefined,
): PromptWords {
  const { t } = useTranslation('upgrade');
  const kind = promptWords(viewer);
  if (kind === 'trial') {
    const plan = t(viewer.plan === 'premium' ? 'plan.premium' : 'plan.plus');
    return { title: t('trial.title', { plan }), text: t('trial.text'), button: t('trial.button') };
  }
  const next = about ?? kind;
  const plan = t(`plan.${next}`);
  return {
    title: t(`contexts.${context}.title`, { plan }),
    text:
      next === 'premium' && isForMembers(context)
        ? t(`contexts.${context}.premium`)
        : t(`contexts.${context}.plus`),
    button: t(`contexts.${context}.button`, { plan }),
  };
}

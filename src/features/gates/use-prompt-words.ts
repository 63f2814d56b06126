import { useTranslation } from 'react-i18next';
import { planLimits } from '@/config/limits';
import type { PaidTier } from '@/config/plans';
import { isForMembers, type PromptContext } from '@/lib/upgrade/prompts';
import { type PromptViewer, promptWords } from '@/lib/upgrade/viewer';

export interface PromptWords {
  title: string;
  text: string;
  button: string;
}

/** Contexts whose button says what others say as well. */
const sharedButtons = {
  homepage_hero: 'words.seePlans',
  navigation_upsell: 'words.seePlans',
  footer_gentle: 'words.seePlans',
  community_highlight: 'words.seePlans',
  homepage_features: 'words.comparePlans',
  settings_premium: 'words.comparePlans',
} as const satisfies { readonly [context in PromptContext]?: string };

const isShared = (context: PromptContext): context is keyof typeof sharedButtons => context in sharedButtons;

/** The words of a context for this person. @param about the plan it is about; the next one up without it */
export function usePromptWords(
  context: PromptContext,
  viewer: PromptViewer,
  about: PaidTier | undefined,
): PromptWords {
  const { t } = useTranslation('upgrade');
  const kind = promptWords(viewer);
  if (kind === 'trial') {
    const plan = t(viewer.plan === 'premium' ? 'plans.premium' : 'plans.plus');
    return { title: t('trial.title', { plan }), text: t('trial.text'), button: t('words.comparePlans') };
  }
  const next = about ?? kind;
  const plan = t(`plans.${next}`);
  return {
    title: t(`contexts.${context}.title`, { plan }),
    text:
      next === 'premium' && isForMembers(context)
        ? t(`contexts.${context}.premium`)
        : t(`contexts.${context}.plus`, {
            reminders: planLimits.reminders.paid,
            few: planLimits.reminders.freemium,
          }),
    button: t(isShared(context) ? sharedButtons[context] : `contexts.${context}.button`, { plan }),
  };
}

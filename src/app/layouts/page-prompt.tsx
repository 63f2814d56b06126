import { useLocation } from 'react-router-dom';
import { SitePrompt } from '@/app/navigation/site-prompt';
import { paths } from '@/config/paths';
import type { PromptContext } from '@/lib/upgrade/prompts';

/** What the end of a page may say; pages of results, of the law and of paying say nothing. */
const contexts: Readonly<Record<string, PromptContext>> = {
  [paths.featureAssessments]: 'homepage_features',
  [paths.features]: 'features_page',
  [paths.account]: 'footer_gentle',
  [paths.profile]: 'footer_gentle',
};

export function PagePrompt() {
  const { pathname } = useLocation();
  const context = contexts[pathname];
  return context === undefined ? null : (
    <div className="wrap">
      <SitePrompt key={pathname} context={context} className="mt-section" />
    </div>
  );
}

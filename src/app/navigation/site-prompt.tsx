import { DataProvider } from '@/app/providers/data-provider';
import { UpgradePrompt } from '@/features/gates/upgrade-prompt';
import type { PromptContext } from '@/lib/upgrade/prompts';

/** A prompt of the frame around the pages, for signed-in people. Stands outside the layout that reads data. */
export function SitePrompt({ context, className }: { context: PromptContext; className: string }) {
  return (
    <DataProvider>
      <UpgradePrompt placement="navigation_teaser" context={context} className={className} />
    </DataProvider>
  );
}

import { useState } from 'react';
import { PageHeader } from '@/components/page-header';
import { Tooltips } from '@/components/tooltips';
import { Button } from '@/components/ui/button';
import { ThemeToggle } from '@/features/appearance/theme-toggle';
import { ColourSpecimen, TypeSpecimen } from './foundation';
import { ActionSpecimens } from './kit-actions';
import { ContentSpecimens } from './kit-content';
import { ControlSpecimens } from './kit-controls';
import { DrawingSpecimens } from './kit-drawings';
import { OverlaySpecimens } from './kit-overlays';

const looks = [
  { theme: 'light', contrast: 'normal' },
  { theme: 'dark', contrast: 'normal' },
  { theme: 'light', contrast: 'high' },
  { theme: 'dark', contrast: 'high' },
] as const;

/** Every control in every state, for people who build with them. Not part of a production build. */
export function KitPage() {
  const [sideBySide, setSideBySide] = useState(false);
  return (
    <>
      <Tooltips />
      <div className="wrap">
        <PageHeader
          title="Control kit"
          lead="Every control in every state. Tab through it; change the theme; narrow the window."
          aside={<ThemeToggle className="w-60" />}
        />
        <Button
          variant="outline"
          size="sm"
          aria-pressed={sideBySide}
          onClick={() => setSideBySide(!sideBySide)}
        >
          Themes one below the other
        </Button>
      </div>
      {sideBySide ? (
        looks.map(({ theme, contrast }) => (
          <div
            key={`${theme}-${contrast}`}
            data-theme={theme}
            data-contrast={contrast}
            className="mt-8 bg-paper py-8 text-ink"
          >
            <Kit />
          </div>
        ))
      ) : (
        <div className="mt-8">
          <Kit />
        </div>
      )}
    </>
  );
}

function Kit() {
  return (
    <div className="wrap">
      <ColourSpecimen />
      <TypeSpecimen />
      <ActionSpecimens />
      <ControlSpecimens />
      <OverlaySpecimens />
      <ContentSpecimens />
      <DrawingSpecimens />
    </div>
  );
}

import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { Tier } from '@/lib/billing/tier';

const PlanChooserDialog = lazy(() =>
  import('./plan-chooser-dialog').then((module) => ({ default: module.PlanChooserDialog })),
);

/** Opens the plan chooser where something is closed. @param suggested the plan that opens it */
export function ChooserButton({ suggested }: { suggested: Tier }) {
  const { t } = useTranslation('plans');
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        ref={button}
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        data-action="choose-plan"
        onClick={() => setOpen(true)}
      >
        {t('chooser.open')}
      </Button>
      {open ? (
        <Suspense fallback={null}>
          <PlanChooserDialog suggested={suggested} opener={button} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

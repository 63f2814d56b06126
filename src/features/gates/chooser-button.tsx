import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '@/components/ui/button';
import type { Tier } from '@/lib/billing/tier';

const PlanChooserDialog = lazy(() =>
  import('./membership-chooser-dialog').then((module) => ({ default: module.MembershipChooserDialog })),
);

/** Opens the plan chooser where something is closed. @param suggested the plan that opens it */
export function ChooserButton(props: { suggested: Tier }) {
  return (
    // Its texts may come late: the page around it stays while they do.
    <Suspense fallback={null}>
      <Chooser {...props} />
    </Suspense>
  );
}

function Chooser({ suggested }: { suggested: Tier }) {
  const { t } = useTranslation('membership');
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

import { lazy, Suspense } from 'react';
import type { AlertDialogProps } from './ui/alert-dialog';

const AlertDialog = lazy(() =>
  import('./ui/alert-dialog').then((module) => ({ default: module.AlertDialog })),
);

/** The alert dialog, loaded with the first question it asks; for screens that most people leave without one. */
export function AlertDialogOnDemand(props: AlertDialogProps) {
  return props.open ? (
    <Suspense fallback={null}>
      <AlertDialog {...props} />
    </Suspense>
  ) : null;
}

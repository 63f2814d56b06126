import { latePart } from './late-part';
import type { AlertDialogProps } from './ui/alert-dialog';

const LateAlertDialog = latePart(() => import('./ui/alert-dialog').then((module) => module.AlertDialog));

/** The alert dialog, loaded with the first question it asks; for screens that most people leave without one. */
export function AlertDialogOnDemand(props: AlertDialogProps) {
  return props.open ? <LateAlertDialog {...props} onMissing={() => props.onOpenChange(false)} /> : null;
}

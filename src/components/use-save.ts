import { type UseMutationOptions, useMutation } from '@tanstack/react-query';
import { toast } from './ui/toast-store';
import { useErrorText } from './use-error-text';

/* Beside the forms and not among them: what is kept by one press needs no library for fields. */

export interface SaveTexts {
  /** Title of the message after it went well; without one nothing is said. */
  saved?: string;
  /** Title of the message when it failed; without one the form shows `problem` itself. */
  failed?: string;
  /** What is said about a failure; by default the text of its code in `errors`. */
  explain?: (error: unknown) => string | undefined;
}

/** Sends what a form holds, once at a time, and says how it went. */
export function useSave<Asked, Saved, Before = unknown>(
  mutation: UseMutationOptions<Saved, Error, Asked, Before>,
  { saved, failed, explain }: SaveTexts,
) {
  const errorText = useErrorText();
  const textOf = explain ?? errorText;
  const sending = useMutation({
    ...mutation,
    onSuccess: (...args) => {
      if (saved !== undefined) toast({ title: saved });
      return mutation.onSuccess?.(...args);
    },
    onError: (...args) => {
      const description = textOf(args[0]);
      if (failed !== undefined) {
        toast({ title: failed, ...(description && { description }), variant: 'destructive' });
      }
      return mutation.onError?.(...args);
    },
  });
  return {
    save: (asked: Asked) => {
      if (!sending.isPending) sending.mutate(asked);
    },
    busy: sending.isPending,
    /** Why the last try failed. */
    problem: sending.isError ? textOf(sending.error) : undefined,
  };
}

import type { HouseForm } from '@/components/form';
import type { ProfileChangeForm } from '@/lib/community/profile-form';
import { refusalIn } from '@/lib/community/refusals';

const texts: Readonly<Record<string, string>> = {
  handle_taken: 'community-errors:handle_taken',
  handle_invalid: 'community-errors:handle_invalid',
};

const textOf = (failure: unknown): string | undefined => texts[refusalIn(failure)?.code ?? ''];

/** The database refused the name, not the profile. */
export const isOfName = (failure: unknown): boolean => textOf(failure) !== undefined;

/** Says so at the field of the name, and goes there. */
export function tellOfName(form: HouseForm<ProfileChangeForm>, failure: unknown): void {
  const message = textOf(failure);
  if (message !== undefined) form.setError('handle', { message }, { shouldFocus: true });
}

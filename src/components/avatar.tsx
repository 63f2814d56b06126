import { cx } from 'class-variance-authority';
import { type AvatarId, initialsOf } from '@/lib/accounts/avatar';
import { avatarDrawings } from './avatar-drawings';

export interface AvatarProps {
  /** null for the initials. */
  picture: AvatarId | null;
  name: string | null;
  email: string;
  className?: string;
}

/** The person's picture or initials. Decorative: what it stands beside names the person. */
export function Avatar({ picture, name, email, className }: AvatarProps) {
  return (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={cx(
        'grid size-11 shrink-0 place-items-center overflow-hidden rounded-full bg-sunken text-ink select-none',
        className,
      )}
    >
      {picture === null ? (
        // Drawn, not written: as text of a button they would have to be part of its name (WCAG 2.5.3).
        <span
          data-initials={initialsOf(name, email)}
          className="text-[0.9em] leading-none font-semibold before:content-[attr(data-initials)]"
        />
      ) : (
        <svg viewBox="0 0 48 48" fill="none" stroke="currentColor" className="size-full!">
          {avatarDrawings[picture]}
        </svg>
      )}
    </span>
  );
}

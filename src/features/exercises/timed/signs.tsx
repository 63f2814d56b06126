interface SignProps {
  className?: string;
  'aria-hidden'?: 'true';
}

/*
 * Two signs that are never told apart by colour alone. Where the system chooses the colours, both take the one of text.
 */

export function BlueDisc({ className = '' }: SignProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={`text-dye-blue forced-colors:text-[CanvasText] ${className}`}
      aria-hidden="true"
    >
      <circle cx="20" cy="20" r="17" fill="currentColor" />
    </svg>
  );
}

export function OrangeDiamond({ className = '' }: SignProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={`text-dye-orange forced-colors:text-[CanvasText] ${className}`}
      aria-hidden="true"
    >
      <path d="M20 1l19 19-19 19L1 20z" fill="currentColor" />
    </svg>
  );
}

export function OrangeSquare({ className = '' }: SignProps) {
  return (
    <svg
      viewBox="0 0 40 40"
      className={`text-dye-orange forced-colors:text-[CanvasText] ${className}`}
      aria-hidden="true"
    >
      <path d="M5 5h30v30H5z" fill="currentColor" />
    </svg>
  );
}

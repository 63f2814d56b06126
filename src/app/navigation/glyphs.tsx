import type { ReactNode } from 'react';

/**
 * Icons of Lucide (ISC licence), copied: the library's icon factory weighs more than the whole header, which is
 * part of the first load of every page. Everything behind it imports lucide-react.
 */
export function Glyph({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      {children}
    </svg>
  );
}

export function LogInGlyph({ className }: { className?: string }) {
  return (
    <Glyph className={className}>
      <path d="m10 17 5-5-5-5M15 12H3M15 3h4a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-4" />
    </Glyph>
  );
}

export function MenuGlyph({ className }: { className?: string }) {
  return (
    <Glyph className={className}>
      <path d="M4 5h16M4 12h16M4 19h16" />
    </Glyph>
  );
}

export function PersonGlyph({ className }: { className?: string }) {
  return (
    <Glyph className={className}>
      <path d="M17.925 20.056a6 6 0 0 0-11.851.001" />
      <circle cx="12" cy="11" r="4" />
      <circle cx="12" cy="12" r="10" />
    </Glyph>
  );
}

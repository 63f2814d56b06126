import { cx } from 'class-variance-authority';

export type LensScene = 'sharp' | 'blurred' | 'apart' | 'wide';

/** Line drawings made of the mark's rings, for empty and error screens and beside headings. Decorative. */
export function LensDrawing({ scene, className }: { scene: LensScene; className?: string }) {
  return (
    <svg
      viewBox="0 0 160 120"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
      className={cx('h-auto w-40 text-ink-soft', className)}
    >
      {scenes[scene]}
    </svg>
  );
}

const scenes = {
  sharp: (
    <>
      <circle cx="80" cy="60" r="50" strokeDasharray="2 5" />
      <circle cx="80" cy="60" r="33" strokeWidth="1.5" />
      <circle cx="80" cy="60" r="13" className="fill-accent stroke-none" />
    </>
  ),
  blurred: (
    <>
      <circle cx="66" cy="60" r="46" strokeDasharray="2 5" />
      <circle cx="84" cy="60" r="34" strokeWidth="1.5" />
      <circle cx="92" cy="60" r="34" strokeDasharray="6 5" />
      <circle cx="100" cy="60" r="11" className="fill-mark stroke-none" />
      <circle cx="78" cy="60" r="11" className="stroke-accent" strokeWidth="1.5" />
    </>
  ),
  apart: (
    <>
      <circle cx="50" cy="60" r="40" strokeDasharray="2 5" />
      <circle cx="70" cy="60" r="27" strokeWidth="1.5" />
      <path d="M112 60h26" strokeDasharray="2 5" />
      <circle cx="146" cy="60" r="9" className="fill-accent stroke-none" />
    </>
  ),
  wide: (
    <>
      <circle cx="80" cy="60" r="54" strokeDasharray="2 7" />
      <circle cx="80" cy="60" r="37" strokeDasharray="2 5" />
      <circle cx="80" cy="60" r="20" className="stroke-accent" strokeWidth="1.5" />
    </>
  ),
};

import type { ReactNode } from 'react';
import type { AvatarId } from '@/lib/accounts/avatar';

/** Pictures of lenses and rings in a square of 48, strokes in the colour of the text, one part of each coloured. */
export const avatarDrawings: Readonly<Record<AvatarId, ReactNode>> = {
  focus: (
    <>
      <circle cx="24" cy="24" r="17" strokeDasharray="1.5 3.2" />
      <circle cx="24" cy="24" r="11" strokeWidth="1.8" />
      <circle cx="24" cy="24" r="4.8" className="fill-accent stroke-none" />
    </>
  ),
  ripple: (
    <>
      <circle cx="24" cy="30" r="3.2" className="fill-good stroke-none" />
      <path d="M16.2 30a7.8 7.8 0 0 1 15.6 0" strokeWidth="1.8" className="stroke-good" />
      <path d="M11.2 30a12.8 12.8 0 0 1 25.6 0" strokeWidth="1.5" />
      <path d="M6.2 30a17.8 17.8 0 0 1 35.6 0" strokeDasharray="1.5 3.2" />
    </>
  ),
  orbit: (
    <>
      <circle cx="24" cy="24" r="5.5" strokeWidth="1.8" />
      <ellipse cx="24" cy="24" rx="17.5" ry="8" transform="rotate(-28 24 24)" strokeWidth="1.2" />
      <circle cx="36.6" cy="13.3" r="3.4" className="fill-mid stroke-none" />
    </>
  ),
  eclipse: (
    <>
      <circle cx="20.5" cy="24" r="10" className="fill-high stroke-none" />
      <circle cx="28" cy="24" r="12" strokeWidth="1.6" />
      <circle cx="28" cy="24" r="16" strokeDasharray="1.5 3.2" />
    </>
  ),
  pair: (
    <>
      <path d="M24 15.5a11 11 0 0 1 0 17 11 11 0 0 1 0-17z" className="fill-accent stroke-none" />
      <circle cx="17" cy="24" r="11" strokeWidth="1.6" />
      <circle cx="31" cy="24" r="11" strokeWidth="1.6" />
    </>
  ),
  chain: (
    <>
      <circle cx="13" cy="29" r="7" strokeWidth="1.6" />
      <circle cx="24" cy="22" r="7" strokeWidth="2.2" className="stroke-good" />
      <circle cx="35" cy="15" r="7" strokeWidth="1.6" />
    </>
  ),
  petals: (
    <>
      {[0, 60, 120, 180, 240, 300].map((turn) => (
        <circle key={turn} cx="24" cy="15.5" r="7.5" transform={`rotate(${turn} 24 24)`} />
      ))}
      <circle cx="24" cy="24" r="3.6" className="fill-high stroke-none" />
    </>
  ),
  horizon: (
    <>
      <path d="M14 29a10 10 0 0 1 20 0z" className="fill-mid stroke-none" />
      <path d="M9 29a15 15 0 0 1 30 0" strokeDasharray="1.5 3.2" />
      <path d="M6 29h36M12 34h24M18 39h12" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  spiral: (
    <>
      <path
        d="M24 24a3 3 0 0 1 6 0 6 6 0 0 1-12 0 9 9 0 0 1 18 0 12 12 0 0 1-24 0 15 15 0 0 1 30 0"
        strokeWidth="1.6"
        strokeLinecap="round"
      />
      <circle cx="42" cy="24" r="2.8" className="fill-accent stroke-none" />
    </>
  ),
  compass: (
    <>
      <circle cx="24" cy="24" r="17" strokeWidth="1.5" />
      <path d="m31.5 16.5-4.6 10.4-5.8-5.8z" className="fill-high stroke-none" />
      <path d="m16.5 31.5 4.6-10.4 5.8 5.8z" strokeLinejoin="round" />
      <path d="M24 4v5M24 39v5M4 24h5M39 24h5" />
    </>
  ),
  stars: (
    <>
      <path d="m10 33 8-14 11 6 10-13" strokeDasharray="1.5 3.2" />
      <circle cx="10" cy="33" r="2.6" className="fill-ink stroke-none" />
      <circle cx="18" cy="19" r="3.4" strokeWidth="1.5" className="fill-sunken" />
      <circle cx="29" cy="25" r="2.6" className="fill-ink stroke-none" />
      <circle cx="39" cy="12" r="4" className="fill-mid stroke-none" />
    </>
  ),
  bridge: (
    <>
      <path d="M6 31a9 9 0 0 1 18 0 9 9 0 0 1 18 0" strokeWidth="1.6" />
      <path d="M10.5 31a4.5 4.5 0 0 1 9 0M28.5 31a4.5 4.5 0 0 1 9 0" strokeDasharray="1.5 2.6" />
      <path d="M5 31h38" strokeWidth="2.2" strokeLinecap="round" className="stroke-good" />
      <circle cx="24" cy="16" r="3" className="fill-good stroke-none" />
    </>
  ),
};

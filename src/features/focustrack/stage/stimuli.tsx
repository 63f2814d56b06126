import { memo } from 'react';
import { type FocustrackVariant, stimuliOf } from '@/lib/cognitive/focustrack/design';
import { symbolShapes } from './symbol-shapes';

/**
 * The letter itself is 9 % of the shorter side, 64 px at least, and never more than half of that side: in the smallest window
 * it shrinks with it. Capitals of Inter are 0.727 of the size of the type.
 */
const letterSize = 'text-[calc(min(max(64px,9vmin),50vmin)/0.727)]';
const shapeSize = 'size-[min(max(64px,9vmin),50vmin)]';

const place = 'invisible absolute inset-0 grid place-items-center';

/** Every stimulus of a variant, drawn once and hidden. Spoken letters are not drawn. */
export const Stimuli = memo(function Stimuli({ variant }: { variant: FocustrackVariant }) {
  if (variant === 'audio') return null;
  const { wait, targets } = stimuliOf(variant);
  return [wait, ...targets].map((name) => (
    <span key={name} data-stimulus={name} className={place}>
      {variant === 'letters' ? (
        <span className={`${letterSize} font-stimulus leading-none tracking-normal font-[560]`}>{name}</span>
      ) : (
        <svg viewBox="0 0 100 100" className={shapeSize}>
          <path d={symbolShapes[name]} fill="currentColor" fillRule="evenodd" />
        </svg>
      )}
    </span>
  ));
});

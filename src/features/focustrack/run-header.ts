import { showsHighContrast, wantsLessMotion } from '@/hooks/display-effects';
import type { FocustrackVariant } from '@/lib/cognitive/focustrack/design';
import type { browserFamilies, RunHeader } from '@/lib/cognitive/focustrack/record';
import type { Equipment } from './check/use-equipment';
import { windowRoom } from './check/window-room';
import type { SittingEnd } from './stage/sitting';

type BrowserFamily = (typeof browserFamilies)[number];

/** By engine: every browser on an iPhone is Safari. */
export function browserFamily(userAgent: string): BrowserFamily {
  if (/CriOS|FxiOS|EdgiOS/.test(userAgent)) return 'safari';
  if (/Firefox\//.test(userAgent)) return 'firefox';
  if (/Chrom(e|ium)\//.test(userAgent)) return 'chromium';
  return /Safari\//.test(userAgent) ? 'safari' : 'other';
}

export interface RunFacts {
  readonly variant: FocustrackVariant;
  readonly wirelessAudio: boolean | null;
  readonly seed: string;
  readonly equipment: Equipment;
}

/** What is known of the device and the moment of a run. */
export function runHeader({ variant, wirelessAudio, seed, equipment }: RunFacts, end: SittingEnd): RunHeader {
  return {
    variant,
    seed,
    ...equipment,
    crossOriginIsolated: window.crossOriginIsolated === true,
    deviceClass: end.device,
    viewport: {
      w: Math.round(window.innerWidth),
      h: Math.round(window.innerHeight),
      dpr: window.devicePixelRatio,
    },
    presets: { reducedMotion: wantsLessMotion(), highContrast: showsHighContrast() },
    browserFamily: browserFamily(navigator.userAgent),
    startedAt: end.startedAt,
    longTasks: end.longTasks,
    ...(wirelessAudio === null ? {} : { wirelessAudio }),
    // Spoken letters need no window.
    ...(variant !== 'audio' && windowRoom() === 'small' ? { smallWindow: true } : {}),
  };
}

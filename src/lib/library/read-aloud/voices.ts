import type { Language } from '../../../config/languages.ts';

/** Voices that a device offers, as far as reading aloud asks for them. */
export interface DeviceVoice {
  readonly id: string;
  readonly name: string;
  /** as BCP 47 says, sometimes with an underscore: 'en-US', 'zh_CN' */
  readonly lang: string;
  /** false: what is read is sent to a service that speaks */
  readonly isLocal: boolean;
  readonly isDefault: boolean;
}

export interface VoicesOfText {
  /** of the device itself, the one to begin with first */
  readonly own: readonly DeviceVoice[];
  /** that send the text away */
  readonly more: readonly DeviceVoice[];
}

/** Other names of the same language. */
const sameAs: Readonly<Record<string, string>> = { cmn: 'zh', yue: 'zh-yue' };

const primaryOf = (lang: string): string => {
  const [first = ''] = lang.toLowerCase().split(/[-_]/);
  return sameAs[first] ?? first;
};

/** Sounds and jokes that some devices list among their voices. */
const jokes =
  /^(?:albert|bad news|bahh|bells|boing|bubbles|cellos|good news|jester|organ|superstar|trinoids|whisper|wobble|zarvox|fred|junior|kathy|ralph|deranged|hysterical)\b/i;

/** Voices of the language of a text. @param preferred languages of the reader, as a browser says them, for the region */
export function voicesFor(
  voices: readonly DeviceVoice[],
  lang: Language,
  preferred: readonly string[],
): VoicesOfText {
  const regions = preferred.map((each) => each.toLowerCase().replace('_', '-'));
  const rank = (voice: DeviceVoice): number => {
    const region = regions.indexOf(voice.lang.toLowerCase().replace('_', '-'));
    return (region < 0 ? 10 : Math.min(region, 9)) * 2 + (voice.isDefault ? 0 : 1);
  };
  const seen = new Set<string>();
  const fitting = voices
    .filter((voice) => primaryOf(voice.lang) === lang && !jokes.test(voice.name))
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .sort((a, b) => rank(a) - rank(b));
  return {
    own: fitting.filter(({ isLocal }) => isLocal),
    more: fitting.filter(({ isLocal }) => !isLocal),
  };
}

/** The voice to read with: the one chosen before, else the first of the device; never by itself one that sends text away. */
export const chosenVoice = ({ own, more }: VoicesOfText, chosen: string | null): DeviceVoice | null =>
  [...own, ...more].find(({ id }) => id === chosen) ?? own[0] ?? null;

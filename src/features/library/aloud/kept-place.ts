import * as z from 'zod/mini';
import { kept } from '@/api/device/kept';
import type { Language } from '@/config/languages';

/* What listening remembers on this device: speed, the voice of each language, and where each text stopped. */

const most = 40;
const shape = z.object({
  speed: z.number().check(z.gte(0.5), z.lte(3)),
  voices: z.record(z.string(), z.string()),
  /** Newest first. */
  places: z.array(z.object({ text: z.string(), at: z.int().check(z.gte(0)) })),
});
const store = kept('fcl.aloud', shape, { speed: 1, voices: {}, places: [] }, 'device');

export const keptSpeed = (): number => store.get().speed;
export const keptVoice = (lang: Language): string | null => store.get().voices[lang] ?? null;
/** @param text names a text in one version and language: in another one sentences stand elsewhere */
export const keptPlace = (text: string): number =>
  store.get().places.find((each) => each.text === text)?.at ?? 0;

export const keepSpeed = (speed: number): void => void store.set({ ...store.get(), speed });
export const keepVoice = (lang: Language, id: string): void =>
  void store.set({ ...store.get(), voices: { ...store.get().voices, [lang]: id } });
export function keepPlace(text: string, at: number): void {
  const others = store.get().places.filter((each) => each.text !== text);
  const places = at === 0 ? others : [{ text, at }, ...others].slice(0, most);
  store.set({ ...store.get(), places });
}

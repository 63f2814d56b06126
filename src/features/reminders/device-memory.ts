import * as z from 'zod/mini';
import { kept } from '@/api/device/kept';
import { dayMs } from '@/lib/time';

const shape = z.object({
  /** This browser among the devices of its person, and the address it had when it was added. */
  device: z.nullable(z.object({ id: z.string(), endpoint: z.string() })),
  /** When somebody did not want to be asked now. */
  notNowMs: z.nullable(z.number()),
  /** Zones that were asked about. */
  zones: z.array(z.string()),
});

export type DeviceMemory = z.infer<typeof shape>;

const memory = kept<DeviceMemory>(
  'fcl.reminders',
  { safeParse: (value) => z.safeParse(shape, value) },
  { device: null, notNowMs: null, zones: [] },
  'device',
);

export const deviceMemory = (): DeviceMemory => memory.get();

export function remember(change: Partial<DeviceMemory>): void {
  memory.set({ ...memory.get(), ...change });
}

const notNowDays = 30;

/** Whether messages may be offered: who did not want to be asked is left alone for a month. */
export const mayOffer = (nowMs: number): boolean => {
  const { notNowMs } = memory.get();
  return notNowMs === null || nowMs - notNowMs >= notNowDays * dayMs;
};

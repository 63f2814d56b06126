import { deviceDatabase } from '@/config/device';

/** Whether this device may keep something, told without opening (or making) the database. */
export async function mayHoldData(): Promise<boolean> {
  // Older browsers do not list their databases: look there every time.
  if (!('indexedDB' in window) || indexedDB.databases === undefined) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === deviceDatabase);
}

import { minuteMs } from '@/lib/time';

/** Hands a file to the browser to save under a name. */
export function offerFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
  // The browser has taken the file by then; kept for a moment for those that read it late.
  setTimeout(() => URL.revokeObjectURL(address), minuteMs);
}

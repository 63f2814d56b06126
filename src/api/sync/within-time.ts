import { AppError } from '@/lib/app-error';

/** A connection that answers nothing for so long counts as none. @throws AppError 'network' */
export function withinTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(new AppError('network', { detail: 'timeout' }));
    const timer = setTimeout(giveUp, timeoutMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

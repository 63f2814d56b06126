import { useFormats } from '@/i18n/use-formats';

const most = 1000;

/** A total as lists of the team say it: exact up to 1000, then '1000+'. */
export function useCapped(): (total: number) => string {
  const { count } = useFormats();
  return (total) => (total > most ? `${count(most)}+` : count(total));
}

import { useSubscription } from '@/contexts/subscription';
import { accountItems, calendarItems, type NavItem } from './items';

/** What a signed-in person has of their own: the calendar where their plan has one. */
export function useAccountItems(): readonly NavItem[] {
  const { tier } = useSubscription();
  return tier === 'freemium' ? accountItems : [...accountItems, ...calendarItems];
}

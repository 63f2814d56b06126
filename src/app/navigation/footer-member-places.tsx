import { DataProvider } from '@/app/providers/data-provider';
import { useSubscription } from '@/contexts/subscription';
import { FooterLink } from './footer-link';
import { footerMemberItems } from './items';

/** Places that the foot of the page names to people with a plan or a trial, and as long as nothing is known. */
export function FooterMemberPlaces() {
  return (
    // The foot stands outside the pages that read data, so it brings their cache itself.
    <DataProvider>
      <Places />
    </DataProvider>
  );
}

function Places() {
  const { status, tier } = useSubscription();
  if (status === 'none' || (status === 'ready' && tier === 'freemium')) return null;
  return footerMemberItems.map((item) => <FooterLink key={item.path} item={item} />);
}

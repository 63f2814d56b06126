import { CommunityHome } from '@/features/community/home-screen';

/** The community at the address that it shares with the library; its tab appears with the library. */
export function CommunityEducationPage() {
  return <CommunityHome />;
}

import { CommunityHome } from '@/features/community/home-screen';

export function CommunityPage() {
  return <CommunityHome />;
}

import { CommunityEducation } from '@/features/community/education-screen';

export function CommunityEducationPage() {
  return <CommunityEducation />;
}

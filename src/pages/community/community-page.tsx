import { lazy } from 'react';
import { CommunityParts } from '@/features/community/education-screen';
import { CommunityHome } from '@/features/community/home-screen';
import { RoomsSection } from '@/features/rooms/rooms-section';

// Asked for with the first room that somebody opens.
const WriteGate = lazy(() =>
  import('@/features/community/write-gate').then((module) => ({ default: module.WriteGate })),
);

export function CommunityPage() {
  return (
    <>
      <CommunityParts current="community" />
      <CommunityHome rooms={<RoomsSection Gate={WriteGate} />} />
    </>
  );
}

import { useParams } from 'react-router-dom';
import { CommunityFrame } from '@/features/community/community-frame';
import { LateReport } from '@/features/community/late-report';
import { LateWriteGate } from '@/features/community/late-write-gate';
import { SupportNote } from '@/features/community/support-note';
import { RoomScreen } from '@/features/rooms/room-screen';

export function RoomPage() {
  const { roomId = '' } = useParams();
  return (
    <CommunityFrame>
      <RoomScreen
        key={roomId}
        roomId={roomId}
        Gate={LateWriteGate}
        SupportNote={SupportNote}
        Report={LateReport}
      />
    </CommunityFrame>
  );
}

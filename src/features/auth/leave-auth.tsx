import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { hasSubscriberRecord } from '@/api/account/subscriber';
import { LoadingState } from '@/components/loading-state';
import { leaveTarget } from './auth-address';

/** When the record cannot be read, the person is treated like a regular: nobody is sent through first steps again. */
async function readRecord(userId: string): Promise<boolean> {
  try {
    return await hasSubscriberRecord(userId);
  } catch (error) {
    console.warn('The subscriber record could not be read:', error);
    return true;
  }
}

/** Takes a signed-in person from the auth screen to where they were going; the screen leaves no history entry. */
export function LeaveAuth({ search, userId }: { search: URLSearchParams; userId: string }) {
  const navigate = useNavigate();

  useEffect(() => {
    let isHere = true;
    void readRecord(userId).then((hasRecord) => {
      if (isHere) void navigate(leaveTarget(search, hasRecord), { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [navigate, search, userId]);

  return <LoadingState className="min-h-[60dvh]" />;
}

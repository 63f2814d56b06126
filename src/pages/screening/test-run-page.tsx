import { Navigate, useParams } from 'react-router';
import { NotFound } from '@/components/not-found';
import { runAddress } from '@/features/screening/run-address';
import { findOfferedTest } from '@/lib/assessments/hub';

/** A run by the address that names test and attempt; it goes on at the address of its test. */
export function TestRunPage() {
  const { testKey = '', attemptId = '' } = useParams();
  const entry = findOfferedTest(testKey);
  return entry ? <Navigate to={runAddress(entry.route, attemptId)} replace /> : <NotFound />;
}

import { Navigate, useParams } from 'react-router-dom';
import { NotFound } from '@/components/not-found';
import { findOfferedTest } from '@/lib/assessments/hub';
import { runAddress } from '@/lib/assessments/run-address';

/** A run by the address that names test and attempt; it goes on at the address of its test. */
export function TestRunPage() {
  const { testKey = '', attemptId = '' } = useParams();
  const entry = findOfferedTest(testKey);
  return entry ? <Navigate to={runAddress(entry.route, attemptId)} replace /> : <NotFound />;
}

import { Navigate, useLocation } from 'react-router-dom';
import { paths } from '@/config/paths';

/** Where campaigns lead: on to the plans, with everything the address carries, and without a step in the history. */
export function SalesRedirectPage() {
  const { search, hash } = useLocation();
  return <Navigate to={{ pathname: paths.pricing, search, hash: hash || '#plans' }} replace />;
}

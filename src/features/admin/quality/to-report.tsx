import { Navigate } from 'react-router-dom';
import { paths } from '@/config/paths';

/** The report has an address of its own, to which the tab leads. */
export function ToReport() {
  return <Navigate to={paths.qaReport} replace />;
}

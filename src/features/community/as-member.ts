import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/config/paths';
import { useAuth } from '@/contexts/auth';

/** Whoever is not signed in does so first, and comes back to where they were; everybody else does it. */
export function useAsMember(): (act: () => void) => void {
  const { user } = useAuth();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (act) => {
    if (user) act();
    else void navigate(`${paths.auth}?mode=login&redirect=${encodeURIComponent(pathname + search)}`);
  };
}

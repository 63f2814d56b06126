import { useLocation } from 'react-router-dom';
import { FeatureScreen } from '@/features/site/feature-screen';
import { featureAt } from '@/lib/site/feature-pages';

/** Every page about one part of the product. */
export function FeaturePage() {
  const id = featureAt(useLocation().pathname);
  return id ? <FeatureScreen key={id} id={id} /> : null;
}

import { useEffect, useState } from 'react';

/** A place above the page, whatever its layout is: outside of it, so that the first load knows nothing of it. */
export function usePlaceAbovePage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}

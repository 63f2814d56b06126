import { PageOutlet } from './page-outlet';
import { SiteFrame } from './site-frame';

/** Pages anyone may open. They set their own width, because some have bands across the whole screen. */
export function PublicLayout() {
  return (
    <SiteFrame>
      <PageOutlet />
    </SiteFrame>
  );
}

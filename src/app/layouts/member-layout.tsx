import { PageOutlet } from './page-outlet';
import { SiteFrame } from './site-frame';

/** Pages of signed-in people: one column of the site's width. */
export function MemberLayout() {
  return (
    <SiteFrame>
      <div className="wrap">
        <PageOutlet />
      </div>
    </SiteFrame>
  );
}

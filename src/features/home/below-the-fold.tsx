import { Areas } from './areas';
import { Closing } from './closing';
import { DataCare } from './data-care';
import { Limits } from './limits';
import { ReportPreview } from './report-preview';
import { Steps } from './steps';

/** Everything after the first screen; a chunk of its own, fetched when the browser is idle. */
export function BelowTheFold() {
  return (
    <>
      <Steps />
      <ReportPreview />
      <Areas />
      <DataCare />
      <Limits />
      <Closing />
    </>
  );
}

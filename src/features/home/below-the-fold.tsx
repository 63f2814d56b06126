import { Closing } from './closing';
import { DataCare } from './data-care';
import { FeatureGrid } from './feature-grid';
import { Limits } from './limits';
import { Questions } from './questions';
import { ReportPreview } from './report-preview';
import { Steps } from './steps';
import { SuiteCards } from './suite-cards';
import { Who } from './who';

/** Everything after the first screen; a chunk of its own, fetched when the browser is idle. */
export function BelowTheFold() {
  return (
    <>
      <Who />
      <Steps />
      <ReportPreview />
      <SuiteCards />
      <FeatureGrid />
      <DataCare />
      <Limits />
      <Questions />
      <Closing />
    </>
  );
}

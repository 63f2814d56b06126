import { EmptyState } from '@/components/empty-state';
import { ErrorState } from '@/components/error-state';
import { LoadingState } from '@/components/loading-state';
import { ScoreBar } from '@/components/score-bar';
import { Accordion, AccordionItem } from '@/components/ui/accordion';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Notice } from '@/components/ui/notice';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '@/components/ui/tabs';
import { AppError } from '@/lib/app-error';
import { Specimen } from './specimen';

export function ContentSpecimens() {
  return (
    <>
      <Specimen title="Progress, skeleton">
        <Progress label="Progress" value={7} max={18} valueText="Question 7 of 18" />
        <Progress label="Loading" value={null} />
        <div className="grid max-w-md gap-2.5">
          <Skeleton className="h-6 w-2/3" />
          <Skeleton />
          <Skeleton className="w-4/5" />
        </div>
      </Specimen>
      <Specimen title="Score bars">
        <div>
          <ScoreBar name="Organization & Memory" score={75} label="Elevated indications" tone="high" />
          <ScoreBar
            name="Attention & Concentration"
            score={62.5}
            label="Moderate indications"
            tone="mid"
            note="based on 2 of 4 answers"
          />
          <ScoreBar
            name="Impulsivity & Control"
            score={31.3}
            label="Low indications of difficulty"
            tone="good"
          />
          <ScoreBar name="Daily Functioning" score={null} label="" tone="good" />
        </div>
      </Specimen>
      <Specimen title="Cards, notices">
        <div className="grid gap-gap sm:grid-cols-2">
          <Card>
            <h3>Plain</h3>
            <p className="mt-2 text-ink-soft">Something that can be picked up.</p>
          </Card>
          <Card tone="tint">
            <p className="eyebrow">Recommended</p>
            <h3 className="mt-1">Tinted</h3>
          </Card>
          <Card tone="lifted">
            <h3>Lifted</h3>
          </Card>
        </div>
        <Notice>
          <b>This is a screening result, not a diagnosis.</b> Only a qualified health professional can
          diagnose a condition.
        </Notice>
        <Notice tone="good">Your address is confirmed.</Notice>
        <Notice tone="caution">You have been here for five minutes. Take the time you need.</Notice>
        <Notice tone="danger">Could not be saved.</Notice>
      </Specimen>
      <Specimen title="Tabs, accordion">
        <Tabs defaultValue="bars">
          <TabsList aria-label="Views">
            <TabsTrigger value="bars">Bars</TabsTrigger>
            <TabsTrigger value="table">Table</TabsTrigger>
            <TabsTrigger value="none" disabled>
              Disabled
            </TabsTrigger>
          </TabsList>
          <TabsContent value="bars">The bars.</TabsContent>
          <TabsContent value="table">
            <Table caption="Five areas">
              <TableHead>
                <tr>
                  <TableHeader>Area</TableHeader>
                  <TableHeader>Score</TableHeader>
                  <TableHeader>Label</TableHeader>
                </tr>
              </TableHead>
              <TableBody>
                <TableRow>
                  <TableHeader scope="row">Organization & Memory</TableHeader>
                  <TableCell>75.0</TableCell>
                  <TableCell>Elevated indications</TableCell>
                </TableRow>
                <TableRow>
                  <TableHeader scope="row">Daily Functioning</TableHeader>
                  <TableCell>41.7</TableCell>
                  <TableCell>Moderate indications</TableCell>
                </TableRow>
              </TableBody>
            </Table>
          </TabsContent>
        </Tabs>
        <Accordion type="single" collapsible>
          <AccordionItem value="a" title="How was it scored?">
            Each answer counts 0 to 4. The sum is divided by what was possible.
          </AccordionItem>
          <AccordionItem value="b" title="Can I take it again?">
            Yes, at any time.
          </AccordionItem>
        </Accordion>
      </Specimen>
      <Specimen title="States">
        <LoadingState />
        <EmptyState
          title="No reports yet"
          action={<Button variant="outline">Start the Focus Snapshot</Button>}
        >
          A report stands here after your first self-check.
        </EmptyState>
        <ErrorState error={new AppError('network')} onRetry={() => {}} />
      </Specimen>
    </>
  );
}

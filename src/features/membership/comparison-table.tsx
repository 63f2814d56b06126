import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Section } from '@/components/section';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { useMembershipTexts } from '@/features/gates/use-membership-texts';
import { planFeatures, planIncludes } from '@/lib/billing/membership-view';
import { type Tier, tiers } from '@/lib/billing/tier';

const groups = ['tests', 'exercises', 'results', 'planning', 'reading', 'help'] as const;

const groupKeys = {
  tests: 'words.selfChecks',
  exercises: 'words.exercises',
  results: 'words.yourResults',
  planning: 'compare.planning',
  reading: 'compare.reading',
  help: 'compare.help',
} as const;

/** Every part of the product by plan. @param current the person's plan; null for visitors */
export function ComparisonTable({ current }: { current: Tier | null }) {
  const { t } = useTranslation('membership');
  const { name, feature: featureName } = useMembershipTexts();
  // Said a hundred times: asked for once.
  const included = { yes: true, label: t('compare.yes') };
  const missing = { yes: false, label: t('compare.no') };
  return (
    <Section title={t('words.comparePlans')} className="mt-section">
      <Table caption={t('compare.caption')} hideCaption>
        <TableHead>
          <TableRow>
            <TableHeader className="max-sm:pe-2 max-sm:text-xs sm:min-w-40">{t('compare.what')}</TableHeader>
            {tiers.map((tier) => (
              <TableHeader key={tier} className="w-[18%] px-0.5! text-center! max-sm:text-xs sm:w-[14%]">
                {name(tier)}
                {tier === current ? (
                  <span className="block text-xs font-normal text-accent">{t('words.yourPlan')}</span>
                ) : null}
              </TableHeader>
            ))}
          </TableRow>
        </TableHead>
        {groups.map((group) => (
          <TableBody key={group}>
            <tr>
              <th
                scope="rowgroup"
                colSpan={tiers.length + 1}
                className="border-b border-line pt-7 pb-2 text-start font-serif text-[1.1rem] font-[560]"
              >
                {t(groupKeys[group])}
              </th>
            </tr>
            {planFeatures
              .filter((feature) => feature.group === group)
              .map((feature) => (
                <TableRow key={feature.id} data-feature={feature.id}>
                  <TableHeader
                    scope="row"
                    className="font-normal! hyphens-auto max-sm:pe-2 max-sm:text-sm max-sm:wrap-anywhere"
                  >
                    {featureName(feature)}
                  </TableHeader>
                  {tiers.map((tier) => (
                    <TableCell key={tier} data-tier={tier} className="px-0.5! text-center!">
                      <Included {...(planIncludes(tier, feature) ? included : missing)} />
                    </TableCell>
                  ))}
                </TableRow>
              ))}
          </TableBody>
        ))}
      </Table>
      <p className="mt-4 max-w-read text-sm text-ink-soft">{t('compare.single')}</p>
    </Section>
  );
}

function Included({ yes, label }: { yes: boolean; label: string }) {
  const Glyph = yes ? Check : Minus;
  return (
    <>
      <Glyph aria-hidden="true" className={`inline size-5 ${yes ? 'text-accent' : 'text-ink-soft'}`} />
      <span className="sr-only">{label}</span>
    </>
  );
}

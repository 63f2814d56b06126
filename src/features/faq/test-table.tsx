import { useTranslation } from 'react-i18next';
import { Table, TableBody, TableCell, TableHead, TableHeader, TableRow } from '@/components/ui/table';
import { catalogue } from '@/lib/assessments/catalogue';

/** Every self-check with its time and the plan that opens it, as the catalogue has them. */
export function TestTable() {
  const { t } = useTranslation('faq');
  return (
    <Table caption={t('tests.caption')} hideCaption>
      <TableHead>
        <TableRow>
          <TableHeader>{t('words.test')}</TableHeader>
          <TableHeader>{t('tests.time')}</TableHeader>
          <TableHeader>{t('words.plan')}</TableHeader>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.values(catalogue).map(({ testId, catalogueName, minutes: { min, max }, access }) => (
          <TableRow key={testId}>
            <TableHeader scope="row">{catalogueName}</TableHeader>
            <TableCell>
              {min === max ? t('words.minutes', { count: max }) : t('words.minutesRange', { min, max })}
            </TableCell>
            <TableCell>{access === 'visitor' ? t('tests.noAccount') : t(`plans.${access}`)}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

import { Field } from '@/components/ui/field';
import { NativeSelect } from '@/components/ui/native-select';
import { useFormats } from '@/i18n/use-formats';
import { type PageSize, pageSizes } from '@/lib/admin/list-address';

export interface PageSizesProps {
  label: string;
  size: PageSize;
  onChoose: (size: PageSize) => void;
}

/** How many rows a page of a list has. */
export function PageSizes({ label, size, onChoose }: PageSizesProps) {
  const { count } = useFormats();
  return (
    <Field label={label} className="w-36 text-sm">
      <NativeSelect
        value={size}
        onChange={({ target }) => onChoose(pageSizes.find((each) => String(each) === target.value) ?? size)}
      >
        {pageSizes.map((each) => (
          <option key={each} value={each}>
            {count(each)}
          </option>
        ))}
      </NativeSelect>
    </Field>
  );
}

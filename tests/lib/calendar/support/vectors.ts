import vectors from '../../../vectors/planning-vectors.json' with { type: 'json' };

/** The cases of one group of the reference, read with the shape its rule gives them. */
export function casesOf<Input, Expected>(
  group: keyof typeof vectors.groups,
): readonly { readonly id: string; readonly input: Input; readonly expected: Expected }[] {
  return vectors.groups[group].cases as unknown as readonly {
    readonly id: string;
    readonly input: Input;
    readonly expected: Expected;
  }[];
}

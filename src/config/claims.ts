/** Where a figure comes from. */
interface ClaimSource {
  readonly title: string;
  readonly url: string;
  /** Day somebody last looked the source up, ISO text. */
  readonly checkedOn: string;
}

interface Claim {
  readonly id: 'early_detection' | 'clear_picture' | 'prepare_talk' | 'own_change';
  /** A figure or promise that somebody could check; the other lines only say what a result is for. */
  readonly needsSource: boolean;
  /** null: shown with a visible note that it is our own claim. */
  readonly source: ClaimSource | null;
}

/** What the product says about the use of assessments, in the order shown. A figure gets its source here, or keeps its note. */
export const assessmentClaims: readonly Claim[] = [
  { id: 'early_detection', needsSource: true, source: null },
  { id: 'clear_picture', needsSource: false, source: null },
  { id: 'prepare_talk', needsSource: false, source: null },
  { id: 'own_change', needsSource: false, source: null },
];

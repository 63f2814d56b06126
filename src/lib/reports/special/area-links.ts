/** A link between two areas of the profile. It is asked about and never claimed: answers cannot tell what causes what. */
export type AreaLink = {
  readonly id: (typeof links)[number]['id'];
  readonly from: string;
  readonly to: string;
};

/** In the order ties are shown. Each pair stands once, whatever its direction. */
const links = [
  { id: 'rest_energy', from: 'sleep_rest', to: 'energy_motivation' },
  { id: 'rest_mood', from: 'sleep_rest', to: 'emotional_balance' },
  { id: 'screens_rest', from: 'digital_balance', to: 'sleep_rest' },
  { id: 'stress_rest', from: 'stress_recovery', to: 'sleep_rest' },
  { id: 'stress_mood', from: 'stress_recovery', to: 'emotional_balance' },
  { id: 'stress_energy', from: 'stress_recovery', to: 'energy_motivation' },
  { id: 'disorder_stress', from: 'self_organization', to: 'stress_recovery' },
  { id: 'screens_order', from: 'digital_balance', to: 'self_organization' },
  { id: 'energy_order', from: 'energy_motivation', to: 'self_organization' },
  { id: 'doubt_start', from: 'self_confidence', to: 'energy_motivation' },
  { id: 'doubt_people', from: 'self_confidence', to: 'social_ease' },
  { id: 'people_stress', from: 'social_ease', to: 'stress_recovery' },
] as const satisfies readonly { id: string; from: string; to: string }[];

/** From here an area is more than Low in the report (set B). */
const LEAST_SCORE = 50;
const MOST_LINKS = 3;

/**
 * Links worth asking about: both areas scored at least 50. Those with the higher sum come first, three at most.
 * @param scores area id to percent; null or missing is not scored
 */
export function areaLinks(scores: Readonly<Record<string, number | null>>): AreaLink[] {
  const sum = ({ from, to }: AreaLink) => (scores[from] ?? 0) + (scores[to] ?? 0);
  return links
    .filter(({ from, to }) => (scores[from] ?? 0) >= LEAST_SCORE && (scores[to] ?? 0) >= LEAST_SCORE)
    .sort((a, b) => sum(b) - sum(a))
    .slice(0, MOST_LINKS);
}

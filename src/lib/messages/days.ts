/** Lines of one day, in their order. */
interface Day<Line> {
  readonly day: string;
  readonly lines: readonly Line[];
}

/**
 * Lines by days, both the oldest first.
 * @param lines in their order
 * @param dayOf the day of a line where the reader is
 */
export function byDay<Line>(lines: readonly Line[], dayOf: (line: Line) => string): Day<Line>[] {
  const days: { day: string; lines: Line[] }[] = [];
  for (const line of lines) {
    const day = dayOf(line);
    const last = days.at(-1);
    if (last?.day === day) last.lines.push(line);
    else days.push({ day, lines: [line] });
  }
  return days;
}

/** A line between two things that have a place, straight, whatever the program that placed them would have drawn. */
export interface StraightLine {
  readonly fromX: number;
  readonly fromY: number;
  readonly toX: number;
  readonly toY: number;
  /** What it joins: lines that meet at one of these do not cross there. */
  readonly from: string;
  readonly to: string;
}

export function totalLength(lines: readonly StraightLine[]): number {
  return lines.reduce((sum, { fromX, fromY, toX, toY }) => sum + Math.hypot(toX - fromX, toY - fromY), 0);
}

/** Every pair that overlaps in height and in width is looked at. */
export function countCrossings(lines: readonly StraightLine[]): number {
  const byTop = lines
    .map((line) => ({ ...line, top: Math.min(line.fromY, line.toY), bottom: Math.max(line.fromY, line.toY) }))
    .sort((a, b) => a.top - b.top);
  let beside: typeof byTop = [];
  let crossings = 0;
  for (const line of byTop) {
    beside = beside.filter(({ bottom }) => bottom >= line.top);
    for (const other of beside) if (cross(line, other)) crossings += 1;
    beside.push(line);
  }
  return crossings;
}

function cross(one: StraightLine, other: StraightLine): boolean {
  if (
    Math.max(one.fromX, one.toX) < Math.min(other.fromX, other.toX) ||
    Math.max(other.fromX, other.toX) < Math.min(one.fromX, one.toX)
  )
    return false;
  if (one.from === other.from || one.from === other.to || one.to === other.from || one.to === other.to) return false;
  return areApart(one, other) && areApart(other, one);
}

/** Whether the ends of one line lie on different sides of the other. */
function areApart(line: StraightLine, { fromX, fromY, toX, toY }: StraightLine): boolean {
  const side = (x: number, y: number): number =>
    Math.sign((line.toX - line.fromX) * (y - line.fromY) - (line.toY - line.fromY) * (x - line.fromX));
  return side(fromX, fromY) * side(toX, toY) < 0;
}

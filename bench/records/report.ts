export interface Row {
  readonly what: string;
  readonly measured: string;
  readonly limit: string;
  readonly met: boolean;
  readonly besides: string;
}

export function atMost(what: string, value: number, limit: number, unit: string): Row {
  return { what, measured: `${figure(value)} ${unit}`, limit: `≤ ${limit} ${unit}`, met: value <= limit, besides: '' };
}

export function atLeast(what: string, value: number, limit: number): Row {
  return { what, measured: figure(value), limit: `≥ ${limit}`, met: value >= limit, besides: '' };
}

/** Without a bar when none is given. */
export function speedRow(what: string, times: readonly number[], cpuMs: number, mostMs?: number): Row {
  const ordered = times.toSorted((a, b) => a - b);
  const at = (share: number) => ordered[Math.min(ordered.length - 1, Math.floor(ordered.length * share))] ?? 0;
  return {
    what: `${what} (${times.length})`,
    measured: `p99 ${figure(at(0.99))} ms`,
    limit: mostMs === undefined ? '' : `≤ ${mostMs} ms`,
    met: mostMs === undefined || at(0.99) <= mostMs,
    besides: `p50 ${figure(at(0.5))} ms, most ${figure(at(1))} ms, CPU ${cpuMs.toFixed(1)} ms a page`,
  };
}

export function printTable(rows: readonly Row[]): void {
  console.table(rows.map(({ met, ...row }) => ({ ...row, bar: row.limit === '' ? '' : met ? 'met' : 'MISSED' })));
}

function figure(value: number): string {
  return value.toFixed(value < 100 && !Number.isInteger(value) ? 1 : 0);
}

const WHOLE = new Intl.NumberFormat('hr', { maximumFractionDigits: 0 });
const TENTHS = new Intl.NumberFormat('hr', { maximumFractionDigits: 1 });

export const FILES = { one: 'datoteka', few: 'datoteke', other: 'datoteka' };

/** As people say how large a file is: 12 KB, 512 MB, 4,2 GB. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1e6) return `${WHOLE.format(Math.ceil(bytes / 1e3))}\u00a0KB`;
  if (bytes < 1e9) return `${WHOLE.format(bytes / 1e6)}\u00a0MB`;
  return `${TENTHS.format(bytes / 1e9)}\u00a0GB`;
}

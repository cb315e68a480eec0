const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhoneu'],
  [/\biPad\b/, 'iPadu'],
  [/\bAndroid\b/, 'Androidu'],
  [/\bWindows\b/, 'Windowsima'],
  [/\bMacintosh\b/, 'Macu'],
  [/\bCrOS\b/, 'Chromebooku'],
  [/\bLinux\b/, 'Linuxu'],
];

/** A browser as people know it: Firefox na Windowsima. */
export function deviceName(agent: string): string {
  const find = (names: typeof BROWSERS) => names.find(([pattern]) => pattern.test(agent))?.[1];
  const browser = find(BROWSERS) ?? 'Nepoznat preglednik';
  const system = find(SYSTEMS);
  return system ? `${browser} na ${system}` : browser;
}

/**
 * The widths of windows, in CSS pixels, at which anything changes: the specification's. Style sheets cannot read them, so
 * they write the numbers, and scripts/breakpoints.ts refuses any other.
 */
export const BREAKPOINTS = {
  sm: 600,
  md: 960,
  /** A phone or a tablet below. */
  lg: 1280,
  /** The navigation stands in the bar. */
  navigation: 1370,
  xl: 1920,
  xxl: 2560,
} as const;

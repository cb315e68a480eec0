/** What browsers measure of a page, with the bounds of what is good and what is poor: those that the web agreed on, web.dev/vitals. */
export const VITALS = {
  LCP: { code: 'L', good: 2500, poor: 4000 },
  INP: { code: 'I', good: 200, poor: 500 },
  /** Of no unit; counted in thousandths, so that one scale serves all. */
  CLS: { code: 'C', good: 100, poor: 250 },
  FCP: { code: 'F', good: 1800, poor: 3000 },
  TTFB: { code: 'T', good: 800, poor: 1800 },
} as const;

export type Vital = keyof typeof VITALS;
export const VITAL_NAMES = Object.keys(VITALS) as Vital[];

/** How long the server took, beside what browsers measured. */
export type Measure = Vital | 'server';

const SERVER_CODE = 'S';

export function codeOf(measure: Measure): string {
  return measure === 'server' ? SERVER_CODE : VITALS[measure].code;
}

const MEASURES = new Map<string, Measure>([
  [SERVER_CODE, 'server'],
  ...VITAL_NAMES.map((vital) => [VITALS[vital].code, vital] as const),
]);

export function measureOf(code: string): Measure | undefined {
  return MEASURES.get(code);
}

const TENTHS = new Intl.NumberFormat('hr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const HUNDREDTHS = new Intl.NumberFormat('hr', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const PERCENT = new Intl.NumberFormat('hr', { style: 'percent' });

/** As people say it: 1 ms, 340 ms, 2,4 s. */
export function durationText(ms: number): string {
  if (ms < 995) return `${Math.max(1, ms < 10 ? Math.round(ms) : Math.round(ms / 5) * 5)}\u00a0ms`;
  return `${ms < 9950 ? TENTHS.format(ms / 1000) : Math.round(ms / 1000)}\u00a0s`;
}

/** How much of the window moved, from nought up: 0,05. */
export function shiftText(thousandths: number): string {
  return HUNDREDTHS.format(thousandths / 1000);
}

export function shareText(share: number): string {
  return PERCENT.format(share);
}

/** What browsers measure, for whoever has never heard of it. */
export const VITAL_WORDS = {
  LCP: {
    label: 'Najveća slika ili odlomak',
    meaning: 'Koliko se čeka dok se ne pokaže najveća slika ili odlomak na zaslonu.',
    good: 'Dobro je do 2,5\u00a0s, a loše dulje od 4\u00a0s.',
  },
  INP: {
    label: 'Odziv na pritisak',
    meaning: 'Koliko prođe od pritiska na gumb ili poveznicu do onoga što se nakon njega vidi.',
    good: 'Dobro je do 200\u00a0ms, a loše dulje od 500\u00a0ms.',
  },
  CLS: {
    label: 'Poskakivanje sadržaja',
    meaning: 'Koliko ono što se čita mijenja mjesto dok se stranica učitava. Nula znači da sve stoji.',
    good: 'Dobro je do 0,10, a loše više od 0,25.',
  },
  FCP: {
    label: 'Prvo što se vidi',
    meaning: 'Koliko se čeka dok se na praznom zaslonu ne pokaže prvo slovo ili crta.',
    good: 'Dobro je do 1,8\u00a0s, a loše dulje od 3\u00a0s.',
  },
  TTFB: {
    label: 'Prvi glas poslužitelja',
    meaning: 'Koliko prođe dok od poslužitelja ne počne stizati odgovor, zajedno s putom do njega.',
    good: 'Dobro je do 0,8\u00a0s, a loše dulje od 1,8\u00a0s.',
  },
} as const;

export const VERDICT_WORDS = { good: 'dobro', middle: 'može bolje', poor: 'loše' } as const;
export const VISITS = { one: 'posjet', few: 'posjeta', other: 'posjeta' };
export const REQUESTS = { one: 'put', few: 'puta', other: 'puta' };

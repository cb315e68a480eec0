const rules = new Intl.PluralRules('hr');
const figures = new Intl.NumberFormat('hr');

/** one: 1, 21 zapis; few: 2–4 zapisa; other: 0, 5–20 zapisa. */
export interface Forms {
  readonly one: string;
  readonly few: string;
  readonly other: string;
}

export const WORDS = {
  person: { one: 'osoba', few: 'osobe', other: 'osoba' },
  family: { one: 'obitelj', few: 'obitelji', other: 'obitelji' },
  find: { one: 'rezultat', few: 'rezultata', other: 'rezultata' },
  remark: { one: 'primjedba', few: 'primjedbe', other: 'primjedaba' },
  record: { one: 'zapis', few: 'zapisa', other: 'zapisa' },
  minute: { one: 'minuta', few: 'minute', other: 'minuta' },
  place: { one: 'mjesto', few: 'mjesta', other: 'mjesta' },
  year: { one: 'godina', few: 'godine', other: 'godina' },
  candle: { one: 'svijeća', few: 'svijeće', other: 'svijeća' },
  photograph: { one: 'fotografija', few: 'fotografije', other: 'fotografija' },
  text: { one: 'tekst', few: 'teksta', other: 'tekstova' },
  heldText: { one: 'zadržani tekst', few: 'zadržana teksta', other: 'zadržanih tekstova' },
} as const satisfies Record<string, Forms>;

/** A number with its word, never parted by the end of a line: 1 osoba, 3 osobe, 165 osoba. */
export function counted(count: number, forms: Forms): string {
  return `${figures.format(count)}\u00a0${wordFor(count, forms)}`;
}

/** The word alone, for a number that stands apart from it. */
export function wordFor(count: number, forms: Forms): string {
  const category = rules.select(count);
  return category === 'one' ? forms.one : category === 'few' ? forms.few : forms.other;
}

export type Severity = 'note' | 'warning' | 'error';

/**
 * Something in the file that its owner should know of. Nothing is thrown away because of it unless the sentence says
 * so.
 */
export interface Finding {
  /** 0 where it concerns the file as a whole. */
  readonly line: number;
  readonly tag: string;
  readonly code: FindingCode;
  readonly sentence: string;
  readonly severity: Severity;
}

const KINDS = {
  'charset-mismatch': [
    'warning',
    (detail) => `Datoteka tvrdi da je zapisana kao ${detail}; pročitana je prema onome što u njoj doista piše.`,
  ],
  'charset-guessed': ['warning', (detail) => `Datoteka ne kaže kako su zapisana slova; pročitana je kao ${detail}.`],
  'broken-characters': [
    'warning',
    (detail) => `Broj oštećenih slova: ${detail}; sačuvano je ono što se dalo pročitati.`,
  ],
  'version-unknown': ['note', (detail) => `Inačica GEDCOM-a „${detail}“ nije poznata; datoteka je čitana kao 5.5.1.`],
  'header-missing': ['warning', () => 'Datoteka ne počinje zaglavljem (HEAD).'],
  'trailer-missing': ['warning', () => 'Nedostaje završni redak (TRLR); datoteka je možda odrezana.'],
  'line-malformed': ['warning', () => 'Redak nema razinu i oznaku; sačuvan je kao tekst uz prethodni zapis.'],
  'level-jump': ['warning', () => 'Redak preskače razinu; pridružen je zapisu iznad sebe.'],
  'continuation-misplaced': [
    'warning',
    () => 'Nastavak teksta (CONC ili CONT) ne stoji uz tekst koji nastavlja; sačuvan je zasebno.',
  ],
  'tag-unknown': ['note', (detail) => `Oznaka „${detail}“ nije dio standarda; sačuvana je onakva kakva jest.`],
  'id-missing': ['warning', (detail) => `Zapis nema svoju oznaku; dodijeljena mu je „${detail}“.`],
  'id-repeated': ['warning', (detail) => `Oznaka zapisa već postoji u datoteci; ovaj se zapis sada zove „${detail}“.`],
  'pointer-broken': ['warning', (detail) => `Upućuje se na „${detail}“, ali takva zapisa u datoteci nema.`],
  'pointer-of-wrong-kind': ['warning', (detail) => `„${detail}“ nije ona vrsta zapisa na koju se ovdje može uputiti.`],
  'link-one-sided': ['note', (detail) => `Vezu s „${detail}“ spominje samo jedna strana; uzeta je kao valjana.`],
  'link-repeated': ['note', (detail) => `Veza s „${detail}“ navedena je više puta; uzeta je prva.`],
  'too-many-partners': [
    'warning',
    (detail) => `Obitelj ima više od dvoje partnera; osoba „${detail}“ u stablu nije povezana s njom.`,
  ],
  'ancestor-loop': [
    'error',
    (detail) =>
      `Prema ovoj vezi osoba „${detail}“ bila bi vlastiti predak; veza je u stablu izostavljena, u datoteci ostaje.`,
  ],
  'date-not-understood': ['warning', (detail) => `Datum „${detail}“ nije razumljiv; sačuvan je kao tekst.`],
} as const satisfies Record<string, readonly [Severity, (detail: string) => string]>;

export type FindingCode = keyof typeof KINDS;

/** Past this many findings of one code only their number is reported, so that garbage does not give a million. */
const MAX_PER_CODE = 200;
const LONGEST_DETAIL = 80;

export class Findings {
  readonly reported: Finding[] = [];
  readonly #counts = new Map<FindingCode, { total: number; line: number; tag: string }>();

  add(code: FindingCode, line: number, tag: string, detail = ''): void {
    const count = this.#counts.get(code);
    if (count && count.total >= MAX_PER_CODE) {
      if (count.total === MAX_PER_CODE) Object.assign(count, { line, tag });
      count.total += 1;
      return;
    }
    if (count) count.total += 1;
    else this.#counts.set(code, { total: 1, line, tag });
    const [severity, sentence] = KINDS[code];
    this.reported.push({ line, tag, code, severity, sentence: sentence(shortened(detail)) });
  }

  list(): Finding[] {
    const rest = [...this.#counts].filter(([, { total }]) => total > MAX_PER_CODE);
    const summaries = rest.map(([code, { total, line, tag }]): Finding => {
      const sentence = `Takvih primjedaba ima još ${total - MAX_PER_CODE}, počevši od ovog retka; nisu pojedinačno navedene.`;
      return { line, tag, code, severity: KINDS[code][0], sentence };
    });
    return [...this.reported, ...summaries].sort((a, b) => a.line - b.line);
  }
}

function shortened(detail: string): string {
  return detail.length > LONGEST_DETAIL ? `${detail.slice(0, LONGEST_DETAIL)}…` : detail;
}

export type UnreadableCode = 'empty' | 'not-gedcom' | 'too-large' | 'damaged-archive' | 'archive-without-gedcom';

/** The only error that reading throws: the bytes are not GEDCOM at all. Everything less is a finding. */
export class GedcomUnreadableError extends Error {
  readonly code: UnreadableCode;

  constructor(code: UnreadableCode, options?: ErrorOptions) {
    super(`GEDCOM cannot be read: ${code}`, options);
    this.name = 'GedcomUnreadableError';
    this.code = code;
  }
}

import { lifeText } from './dates.ts';

/** Why somebody in a tree is seen or not, as the genealogy says it. */
export interface VisibilityReason {
  readonly because:
    | 'died'
    | `${'born' | 'seen' | 'kin'}-${'long-ago' | 'recently'}`
    | 'said-to-live'
    | 'contradicted'
    | 'undated'
    | 'restricted'
    | 'agreed';
  /** The last year in which they can have been born. */
  readonly bornBy: number | undefined;
  /** In EDTF, empty where it is not known. */
  readonly died: string;
}

export type Gender = 'man' | 'woman' | 'person';

/** Of a man, of a woman, and of somebody whose sex is not known. */
type Wording = readonly [man: string, woman: string, person: string];

const NO_PROOF = 'dokaza o smrti nema';
const LONG_AGO = 'prije više od 110 godina';

/** A sentence that says why somebody is seen, or is not: „Umrla je 1987.“ */
export function visibilityReason(reason: VisibilityReason, gender: Gender, thisYear: number): string {
  const [man, woman, person] = wordingOf(reason, thisYear);
  return gender === 'man' ? man : gender === 'woman' ? woman : person;
}

function wordingOf({ because, bornBy, died }: VisibilityReason, thisYear: number): Wording {
  switch (because) {
    case 'died':
      return deathWording(lifeText(undefined, died || undefined).replace('† ', ''));
    case 'born-long-ago':
      return each('Rođen% je', `najkasnije ${bornBy}., ${LONG_AGO}.`);
    case 'seen-long-ago':
      return each('Po događajima iz života rođen% je', `najkasnije ${bornBy}., ${LONG_AGO}.`);
    case 'kin-long-ago':
      return each('Po datumima srodnika rođen% je', `najkasnije ${bornBy}., ${LONG_AGO}.`);
    case 'born-recently':
      return [
        `Rođen je ili je mogao biti rođen prije manje od 110 godina, a ${NO_PROOF}.`,
        `Rođena je ili je mogla biti rođena prije manje od 110 godina, a ${NO_PROOF}.`,
        `Rođena je ili je mogla biti rođena prije manje od 110 godina, a ${NO_PROOF}.`,
      ];
    case 'seen-recently':
      return possibly('Po događajima iz života', bornBy, thisYear);
    case 'kin-recently':
      return possibly('Po datumima srodnika', bornBy, thisYear);
    case 'said-to-live':
      return each('U rodoslovlju je označen% kao živ%.', '');
    case 'contradicted':
      return [
        'Datumi se međusobno pobijaju, pa ga držimo živim.',
        'Datumi se međusobno pobijaju, pa je držimo živom.',
        'Datumi se međusobno pobijaju, pa je držimo živom osobom.',
      ];
    case 'restricted':
      return same('Zapis je označen kao povjerljiv, pa se ne vidi ni ime.');
    case 'agreed':
      return [
        'Živ je, ali je pristao da se vidi sve.',
        'Živa je, ali je pristala da se vidi sve.',
        'Živa osoba koja je pristala da se vidi sve.',
      ];
    case 'undated':
      return [
        'Nema datuma po kojemu bi se znalo kada je rođen, pa ga držimo živim.',
        'Nema datuma po kojemu bi se znalo kada je rođena, pa je držimo živom.',
        'Nema datuma po kojemu bi se znalo kada je rođena, pa je držimo živom osobom.',
      ];
  }
}

function deathWording(when: string): Wording {
  if (when === '') {
    return [
      'Zabilježeno je da je umro, bez datuma.',
      'Zabilježeno je da je umrla, bez datuma.',
      'Zabilježeno je da je osoba umrla, bez datuma.',
    ];
  }
  const end = when.endsWith('.') ? when : `${when}.`;
  return [`Umro je ${end}`, `Umrla je ${end}`, `Osoba je umrla ${end}`];
}

function possibly(source: string, year: number | undefined, thisYear: number): Wording {
  if (year === undefined || year >= thisYear) {
    return [
      `${source} mogao bi biti živ, a ${NO_PROOF}.`,
      `${source} mogla bi biti živa, a ${NO_PROOF}.`,
      `${source} mogla bi biti živa osoba, a ${NO_PROOF}.`,
    ];
  }
  return [
    `${source} mogao je biti rođen i ${year}., a ${NO_PROOF}.`,
    `${source} mogla je biti rođena i ${year}., a ${NO_PROOF}.`,
    `${source} mogla je biti rođena i ${year}., a ${NO_PROOF}.`,
  ];
}

/** `%` is the ending that agrees; a person is grammatically a woman. */
function each(start: string, rest: string): Wording {
  const worded = (end: string) => `${start.replaceAll('%', end)} ${rest}`.trim();
  return [worded(''), worded('a'), worded('a')];
}

function same(text: string): Wording {
  return [text, text, text];
}

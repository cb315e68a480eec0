import { yearInSentence } from './dates.ts';

/** Why somebody in a tree is seen or not, as the genealogy says it. */
export interface VisibilityReason {
  readonly because:
    | 'died'
    | `${'born' | 'seen' | 'kin'}-${'long-ago' | 'recently'}`
    | 'said-to-live'
    | 'contradicted'
    | 'undated'
    | 'restricted'
    | 'elsewhere'
    | 'agreed';
  /** The last year in which they can have been born. */
  readonly bornBy: number | undefined;
  /** In EDTF, empty where it is not known. */
  readonly died: string;
  /** The dates that contradict each other, with whose they are; empty where none do. */
  readonly clash: string;
}

export type Gender = 'man' | 'woman' | 'person';

/** Of a man, of a woman, and of somebody whose sex is not known. */
type Wording = readonly [man: string, woman: string, person: string];

const NO_PROOF = 'dokaza o smrti nema';
const BY_EVENTS = 'Sudeći po događajima iz života';
const BY_KIN = 'Sudeći po datumima srodnika';

/** A sentence that says why somebody is seen, or is not: „Umrla je 1987.“ */
export function visibilityReason(reason: VisibilityReason, gender: Gender, thisYear: number): string {
  const [man, woman, person] = wordingOf(reason, thisYear);
  return gender === 'man' ? man : gender === 'woman' ? woman : person;
}

function wordingOf({ because, bornBy, died, clash }: VisibilityReason, thisYear: number): Wording {
  switch (because) {
    case 'died':
      return deathWording(yearInSentence(died));
    case 'born-long-ago': {
      const when = longAgo(bornBy);
      return [`Rođen je ${when}`, `Rođena je ${when}`, `Osoba je rođena ${when}`];
    }
    case 'seen-long-ago':
      return bornLongAgo(BY_EVENTS, bornBy);
    case 'kin-long-ago':
      return bornLongAgo(BY_KIN, bornBy);
    case 'born-recently':
      return [
        `Rođen je ili je mogao biti rođen prije manje od 110 godina, a ${NO_PROOF}.`,
        `Rođena je ili je mogla biti rođena prije manje od 110 godina, a ${NO_PROOF}.`,
        `Osoba je rođena ili je mogla biti rođena prije manje od 110 godina, a ${NO_PROOF}.`,
      ];
    case 'seen-recently':
      return possibly(BY_EVENTS, bornBy, thisYear);
    case 'kin-recently':
      return possibly(BY_KIN, bornBy, thisYear);
    case 'said-to-live':
      return [
        'U rodoslovlju je označen kao živ.',
        'U rodoslovlju je označena kao živa.',
        'Osoba je u rodoslovlju označena kao živa.',
      ];
    case 'contradicted': {
      const dates = `Datumi se ne slažu${clash && ` (${clash})`}`;
      return [
        `${dates}, pa ga smatramo živim.`,
        `${dates}, pa je smatramo živom.`,
        `${dates}, pa osobu smatramo živom.`,
      ];
    }
    case 'restricted':
      return same('Zapis je označen kao povjerljiv, pa se ne vidi ni ime.');
    case 'elsewhere':
      return same('U drugom je stablu zapis o istoj osobi označen kao povjerljiv, pa se ni ovdje ne vidi ime.');
    case 'agreed':
      return [
        'Živ je, ali je pristao da se vidi sve.',
        'Živa je, ali je pristala da se vidi sve.',
        'Osoba je živa, ali je pristala da se vidi sve.',
      ];
    case 'undated':
      return [
        'Nema datuma po kojemu bi se znalo kada je rođen, pa ga smatramo živim.',
        'Nema datuma po kojemu bi se znalo kada je rođena, pa je smatramo živom.',
        'Nema datuma po kojemu bi se znalo kada je osoba rođena, pa je smatramo živom.',
      ];
  }
}

function deathWording(when: string): Wording {
  if (when === '') return same('Smrt je zabilježena, ali bez datuma.');
  const end = when.endsWith('.') ? when : `${when}.`;
  return [`Umro je ${end}`, `Umrla je ${end}`, `Osoba je umrla ${end}`];
}

function longAgo(bornBy: number | undefined): string {
  return `najkasnije ${bornBy}., dakle prije više od 110 godina.`;
}

function bornLongAgo(source: string, bornBy: number | undefined): Wording {
  const when = longAgo(bornBy);
  return [`${source}, rođen je ${when}`, `${source}, rođena je ${when}`, `${source}, osoba je rođena ${when}`];
}

function possibly(source: string, year: number | undefined, thisYear: number): Wording {
  if (year === undefined || year >= thisYear) {
    return [
      `${source}, mogao bi biti živ, a ${NO_PROOF}.`,
      `${source}, mogla bi biti živa, a ${NO_PROOF}.`,
      `${source}, osoba bi mogla biti živa, a ${NO_PROOF}.`,
    ];
  }
  return [
    `${source}, mogao je biti rođen i ${year}., a ${NO_PROOF}.`,
    `${source}, mogla je biti rođena i ${year}., a ${NO_PROOF}.`,
    `${source}, osoba je mogla biti rođena i ${year}., a ${NO_PROOF}.`,
  ];
}

function same(text: string): Wording {
  return [text, text, text];
}

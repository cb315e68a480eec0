import type { TreeFileFaultCode } from '../../domain/tree-file-fault.ts';
import { UNWRITABLE_WORDING } from './error-sentences.ts';

const FAULTS: Readonly<Record<TreeFileFaultCode, { readonly status: number; readonly sentence: string }>> = {
  'nothing-sent': { status: 400, sentence: 'Odaberite datoteku GEDCOM. Ništa nije spremljeno.' },
  empty: { status: 422, sentence: 'Datoteka je prazna. Izvezite stablo iz svojega programa ponovno.' },
  'not-gedcom': {
    status: 422,
    sentence: 'To nije datoteka GEDCOM. U svojem programu odaberite izvoz u GEDCOM i pošaljite tu datoteku.',
  },
  'too-large': {
    status: 422,
    sentence: 'Datoteka je veća nego što je možemo pročitati: najviše 64 MB i 200\u00a0000 zapisa.',
  },
  'damaged-archive': {
    status: 422,
    sentence: 'Datoteka je sažeta (ZIP), a ne može se raspakirati. Pošaljite datoteku GEDCOM koja nije sažeta.',
  },
  'archive-without-gedcom': {
    status: 422,
    sentence:
      'U sažetoj datoteci nema nijedne datoteke GEDCOM. U svojem programu odaberite izvoz u GEDCOM i pošaljite tu datoteku.',
  },
  busy: { status: 503, sentence: 'Upravo se čita drugo stablo. Pokušajte ponovno za minutu.' },
  interrupted: { status: 503, sentence: 'Čitanje je prekinuto. Pokušajte ponovno.' },
  unwritable: { status: 507, sentence: UNWRITABLE_WORDING.lead },
  'cut-off': { status: 400, sentence: 'Nije sve stiglo, pa ništa nije spremljeno. Pokušajte ponovno.' },
};

export function treeFileFaultSentence(code: TreeFileFaultCode): { readonly status: number; readonly sentence: string } {
  return FAULTS[code];
}

export const DIFFERENCE_LABEL: Readonly<Record<'name' | 'sex' | 'birth' | 'death' | 'family' | 'other', string>> = {
  name: 'ime',
  sex: 'spol',
  birth: 'rođenje',
  death: 'smrt',
  family: 'roditelji ili supružnik',
  other: 'događaji ili bilješke',
};

export const SEVERITY_LABEL: Readonly<Record<'error' | 'warning' | 'note', string>> = {
  error: 'Pogreška',
  warning: 'Upozorenje',
  note: 'Napomena',
};

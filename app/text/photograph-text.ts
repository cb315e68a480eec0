import type { PhotographFaultCode } from '../../domain/photograph-fault.ts';
import { type Licence, PHOTOGRAPH_LIMITS } from '../../domain/photograph-limits.ts';
import { UNWRITABLE_WORDING } from './error-sentences.ts';

export const LICENCE_LABEL: Readonly<Record<Licence, string>> = {
  own: 'naša fotografija',
  permission: 'uz dopuštenje autora ili vlasnika',
  'cc-by': 'CC BY (uz navođenje autora)',
  'cc-by-sa': 'CC BY-SA (uz navođenje autora i dijeljenje pod istim uvjetima)',
  cc0: 'CC0 (bez ograničenja)',
  'public-domain': 'javno dobro (autorsko je pravo isteklo)',
};

const MEGABYTE = 1024 * 1024;

const FAULTS: Readonly<Record<PhotographFaultCode, { readonly status: number; readonly sentence: string }>> = {
  'nothing-sent': { status: 400, sentence: 'Odaberite barem jednu fotografiju.' },
  'not-a-picture': {
    status: 422,
    sentence: 'Ta se datoteka ne može otvoriti kao fotografija. Primamo JPEG, PNG, WebP i AVIF.',
  },
  heic: {
    status: 422,
    sentence:
      'Fotografija je u obliku HEIC, koji se na stranici ne može prikazati. Pošaljite je kao JPEG; tako može snimati i telefon ako to odaberete u njegovim postavkama.',
  },
  'picture-too-large': {
    status: 422,
    sentence: 'Fotografija je prevelika. Smanjite je.',
  },
  'too-large': {
    status: 413,
    sentence: `Jedna fotografija može imati najviše ${PHOTOGRAPH_LIMITS.bytes / MEGABYTE} MB. Smanjite je.`,
  },
  'form-too-large': {
    status: 413,
    sentence: `Odjednom se može poslati najviše ${PHOTOGRAPH_LIMITS.bytesOfForm / MEGABYTE} MB. Pošaljite fotografije u više navrata.`,
  },
  'no-room': {
    status: 429,
    sentence: 'Započeto je previše slanja odjednom. Pričekajte da neka završe, pa nastavite.',
  },
  'out-of-step': { status: 409, sentence: 'Slanje je zapelo. Nastavljamo ondje gdje je stalo.' },
  damaged: { status: 422, sentence: 'Datoteka se pri slanju oštetila. Pošaljite je ponovno.' },
  'already-here': { status: 409, sentence: 'Ova je fotografija već ovdje.' },
  'same-file': { status: 409, sentence: 'To je ista datoteka koja ovdje već stoji.' },
  'in-use': {
    status: 409,
    sentence:
      'Fotografija se ne može izbrisati dok je prikazuje neko stablo, zapis ili nacrt. Najprije je ondje uklonite.',
  },
  'not-found': { status: 404, sentence: 'Te fotografije više nema.' },
  'changed-meanwhile': {
    status: 409,
    sentence: 'U međuvremenu je netko drugi nešto promijenio. Pogledajte i pokušajte ponovno.',
  },
  busy: { status: 503, sentence: 'Upravo se obrađuje mnogo fotografija. Pokušajte ponovno za koju minutu.' },
  interrupted: { status: 503, sentence: 'Obrada je prekinuta. Pokušajte ponovno.' },
  'cut-off': { status: 400, sentence: 'Nije sve stiglo, pa ništa nije spremljeno. Pokušajte ponovno.' },
  unwritable: { status: 507, sentence: UNWRITABLE_WORDING.lead },
};

export function photographFaultSentence(code: PhotographFaultCode): {
  readonly status: number;
  readonly sentence: string;
} {
  return FAULTS[code];
}

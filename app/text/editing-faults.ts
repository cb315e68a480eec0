import type { EditingFaultCode } from '../../domain/editing-fault.ts';
import type { DraftFault } from '../../domain/publishable.ts';
import { dateText } from './dates.ts';

const SENTENCES: Readonly<Record<EditingFaultCode, { readonly status: number; readonly sentence: string }>> = {
  'not-found': {
    status: 404,
    sentence: 'Toga više nema ili se ovim računom ne može otvoriti. Vratite se korak natrag i osvježite stranicu.',
  },
  forbidden: { status: 403, sentence: 'To može samo urednik.' },
  'wrong-state': {
    status: 409,
    sentence: 'To se više ne može učiniti: nešto se u međuvremenu promijenilo. Osvježite stranicu da vidite što.',
  },
  'wrong-kind': { status: 422, sentence: 'Započetom nacrtu ne može se promijeniti vrsta. Započnite novi.' },
  'too-large': {
    status: 413,
    sentence: 'Tekst je predug: zapis ima najviše 200\u00a0000 znakova i 10\u00a0000 redaka. Podijelite ga u dva.',
  },
  'too-many': { status: 409, sentence: 'Imate previše započetih prijedloga. Pošaljite ili odbacite neki od njih.' },
  'too-many-begun': {
    status: 409,
    sentence:
      'Započeli ste sto nacrta koji još nisu objavljeni. Predložite ili odbacite neki od njih, pa počnite novi.',
  },
  'changed-meanwhile': {
    status: 409,
    sentence: 'Netko je u međuvremenu nešto dopisao u ovaj nacrt. Pročitajte kakav je sada, pa ponovite.',
  },
  busy: { status: 409, sentence: 'Netko upravo sprema isto. Pokušajte ponovno za koji trenutak.' },
  'record-gone': { status: 409, sentence: 'Zapis je u međuvremenu izbrisan. Vratite ga iz koša pa objavite.' },
  'begun-anew': {
    status: 409,
    sentence: 'U međuvremenu je započet novi nacrt. Objavite ili odbacite njega, pa vratite ovaj.',
  },
  'file-unseen': {
    status: 422,
    sentence: 'Nacrt imenuje sliku koje nema ili koju ne možete vidjeti. Uklonite je, a sliku pošaljite Uredništvu.',
  },
  'day-passed': { status: 422, sentence: 'Odaberite dan i sat koji još nisu prošli.' },
  'reason-missing': {
    status: 422,
    sentence: 'Napišite zašto, najviše 2000 znakova: to će pročitati onaj tko je poslao prijedlog.',
  },
};

export function wordEditingFault(code: EditingFaultCode): { readonly status: number; readonly sentence: string } {
  return SENTENCES[code];
}

/** The names of the fields, as the form has them. */
export const FIELD_LABEL: Readonly<Record<string, string>> = {
  title: 'Naslov',
  summary: 'Sažetak',
  body: 'Tekst',
  date: 'Vrijeme',
  born: 'Rođenje',
  died: 'Smrt',
  birthPlace: 'Mjesto rođenja',
  deathPlace: 'Mjesto smrti',
  place: 'Mjesto',
  cover: 'Naslovna slika',
  photographs: 'Fotografije',
  sources: 'Izvori',
  tags: 'Oznake',
  links: 'Poveznice',
  roles: 'Uloge',
  people: 'O kome se priča',
  teller: 'Pripovijeda',
  scribe: 'Tko je zapisao',
  voice: 'Snimka glasa',
  type: 'Vrsta lokaliteta',
  order: 'Redni broj',
  published: 'Dan objave',
  author: 'Autor',
  sample: 'Ogledni zapis',
};

const MISSING: Readonly<Record<string, string>> = {
  title: 'Napišite naslov.',
  summary: 'Napišite sažetak: rečenicu ili dvije za popise i dijeljenje.',
  type: 'Odaberite vrstu lokaliteta.',
  teller: 'Napišite tko pripovijeda.',
  date: 'Napišite vrijeme razdoblja, na primjer 1878.–1918.',
  'place.name': 'Napišite ime mjesta.',
  'place.lat': 'Napišite i zemljopisnu širinu, ili izbrišite dužinu.',
  'place.lon': 'Napišite i zemljopisnu dužinu, ili izbrišite širinu.',
};

/** What keeps a draft from being published, in a sentence beside the field. */
export function wordDraftFault({ field, code }: Pick<DraftFault, 'field' | 'code'>): string {
  const [part = ''] = field.split('.');
  const last = field.split('.').at(-1) ?? '';
  switch (code) {
    case 'missing':
      if (field === 'body.alt')
        return 'Jedna od slika u tekstu nema opis. Napišite što se na njoj vidi, za one koji je ne vide.';
      if (last === 'alt') return 'Opišite što je na slici, za one koji je ne vide.';
      if (last === 'file') return 'Odaberite sliku ili je uklonite.';
      if (part === 'sources') return 'Napišite što je izvor, ili izbrišite redak.';
      return MISSING[field] ?? `Popunite polje „${FIELD_LABEL[part] ?? part}“.`;
    case 'too-long':
      return 'Ovo je predugo. Skratite tekst.';
    case 'date-unknown':
      return 'Ne razumijemo to vrijeme. Napišite ga, na primjer: 1890., oko 1890., ljeto 1917., prije 1914., 19. stoljeće.';
    case 'date-unclear':
      return 'To može značiti više toga. Odaberite na što mislite.';
    case 'not-a-number':
      return 'Ovdje ide broj.';
    case 'not-a-day':
      return 'Odaberite dan objave. Sat se piše samo uz dan.';
    case 'not-a-reference':
      return 'Jedna od poveznica nije napisana kako treba. Uklonite je i ponovno odaberite zapis ili osobu.';
    case 'no-such-record':
      return part === 'body'
        ? 'U tekstu je poveznica na zapis kojega nema. Uklonite je ili odaberite drugi zapis.'
        : 'Jedna od poveznica vodi na zapis kojega nema. Uklonite je.';
    case 'no-such-file':
      return part === 'body'
        ? 'Jedne od slika u tekstu nema među fotografijama. Uklonite je ili stavite drugu.'
        : 'Te datoteke nema među fotografijama. Odaberite drugu.';
    case 'invalid':
      return `Polje „${FIELD_LABEL[part] ?? part}“ nije dobro popunjeno.`;
  }
}

/** What may be meant by an unclear date, to choose from. */
export function wordOffers({ offers = [] }: Pick<DraftFault, 'offers'>): readonly string[] {
  return offers.map(dateText);
}

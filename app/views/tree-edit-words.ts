import type { EditDescription, TreeVersion } from '../../chronicle/trees/tree-version.ts';
import type { EditFaultCode } from '../../genealogy/index.ts';
import { lifeEventLabel } from '../text/life-events.ts';

const GENITIVE: Readonly<Record<string, string>> = {
  BIRT: 'rođenja',
  BAPM: 'krštenja',
  CHR: 'krštenja',
  DEAT: 'smrti',
  BURI: 'ukopa',
  MARR: 'vjenčanja',
  DIV: 'razvoda',
  EMIG: 'iseljenja',
  IMMI: 'doseljenja',
};

const ADDED: Readonly<Record<string, string>> = {
  child: 'dodano dijete',
  parent: 'dodan roditelj',
  partner: 'dodan supružnik',
  sibling: 'dodan brat ili dodana sestra',
};

const LINKED: Readonly<Record<string, string>> = {
  child: 'dodana veza s roditeljem',
  parent: 'dodana veza s djetetom',
  partner: 'dodana veza sa supružnikom',
  sibling: 'dodana veza s bratom ili sestrom',
};

/** «Ante Ćavar: promijenjen datum rođenja». */
export function editLine(edit: EditDescription): string {
  return edit.name === '' ? capitalised(doneIn(edit)) : `${edit.name}: ${doneIn(edit)}`;
}

function doneIn({ kind, tag = '', fields }: EditDescription): string {
  const isRemoved = fields.includes('remove');
  switch (kind) {
    case 'name':
      return isRemoved ? 'izbrisano ime' : 'promijenjeno ime';
    case 'sex':
      return 'promijenjen spol';
    case 'event':
      return eventChange(tag, fields, isRemoved);
    case 'note':
      return 'promijenjena bilješka';
    case 'source':
      return isRemoved ? 'izbrisan izvor' : 'upisan izvor';
    case 'picture':
      return isRemoved ? 'uklonjena fotografija' : 'promijenjena fotografija';
    case 'consent':
      return 'promijenjeno što se smije vidjeti';
    case 'add':
      return ADDED[tag] ?? 'dodana osoba';
    case 'link':
      return LINKED[tag] ?? 'dodana veza';
    case 'detach':
      return 'odvojeno od obitelji';
    case 'pedigree':
      return 'promijenjena pripadnost obitelji';
    case 'delete':
      return 'izbrisana osoba';
    case 'merge':
      return 'spojen dvojnik';
    case 'places':
      return fields.includes('position') ? 'upisan položaj mjesta' : 'ujednačeno ime mjesta';
    case 'convert':
      return 'datoteka pretvorena u UTF-8';
    default:
      return 'izmjena';
  }
}

function eventChange(tag: string, fields: readonly string[], isRemoved: boolean): string {
  const label = lifeEventLabel(tag).toLocaleLowerCase('hr');
  if (isRemoved) return `izbrisano: ${label}`;
  const genitive = GENITIVE[tag];
  const [only, ...more] = fields.filter((field) => field !== 'tag');
  if (genitive !== undefined && more.length === 0) {
    if (only === 'date') return `promijenjen datum ${genitive}`;
    if (only === 'place') return `promijenjeno mjesto ${genitive}`;
  }
  return `promijenjeno: ${label}`;
}

function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('hr') + text.slice(1);
}

/** What whoever edits is told; nothing of what they typed is lost. */
const FAULTS: Readonly<Record<EditFaultCode, string>> = {
  archive:
    'Stablo je spremljeno kao zapakirani arhiv pa se ovdje ne može mijenjati. Pošaljite ga kao običnu datoteku GEDCOM.',
  unreadable: 'Datoteka stabla ne može se pročitati. Vratite raniju inačicu na stranici „Stabla“.',
  'no-such-person': 'Te osobe više nema u stablu.',
  'no-such-family': 'Te obitelji više nema u stablu.',
  'no-such-source': 'Toga izvora više nema u stablu.',
  changed: 'Netko je to u međuvremenu promijenio. Pogledajte što sada piše, pa odlučite.',
  mangled:
    'Zapis te osobe u datoteci ima preskočene razine, pa se ovdje ne može sigurno mijenjati. Ispravite ga u programu iz kojega je.',
  'date-unread': 'Datum ne razumijemo. Napišite ga na primjer ovako: 12. 3. 1881., oko 1890. ili između 1850. i 1860.',
  'date-unclear': 'Taj datum može značiti više toga. Odaberite što ste mislili.',
  'letter-missing': 'Datoteka stabla ne može zapisati neko od tih slova. Pretvorite je u UTF-8 pa pokušajte ponovno.',
  'which-family': 'Ta osoba ima više obitelji. Odaberite o kojoj je riječ.',
  'family-full': 'Ta obitelj već ima oba roditelja.',
  'same-family': 'Te dvije osobe stoje u istoj obitelji, pa ne mogu biti ista osoba.',
  'linked-already': 'Te su osobe već tako povezane.',
  'own-ancestor': 'Tako bi netko postao vlastiti predak.',
  'nothing-said': 'Upišite barem jedan podatak.',
  'too-long': 'Tekst je predug. Skratite ga.',
  'slash-in-name': 'U imenu ne može stajati kosa crta. Drugo ime upišite zasebno.',
  'bad-tag': 'Takav se podatak ovdje ne može upisati.',
  'bad-file': 'Odaberite fotografiju s ovih stranica.',
  tangled:
    'Poslije je uz to vezano nešto drugo, pa se samo to više ne može poništiti. Vratite cijelu raniju inačicu na stranici „Stabla“.',
};

export function editFaultSentence(code: EditFaultCode): string {
  return FAULTS[code];
}

/** Why an undo no longer fits: what came later in the same place, and what can be done instead. */
export function tangledSentence({ number, by, edit, origin }: TreeVersion, restorable: number): string {
  const told = { merged: 'spajanje s datotekom', restored: 'vraćena ranija inačica' }[origin as string];
  const what = edit ? editLine(edit) : (told ?? 'nova datoteka');
  const version = `${number}. ${edit ? 'izmjena' : 'inačica'} (${[what, by].filter(Boolean).join('; ')})`;
  const first = edit || origin === 'merged' ? 'Poništite najprije nju ili na' : 'Na';
  return `Isto je poslije promijenila ${version}, pa se samo to više ne može poništiti. ${first} stranici „Stabla“ vratite cijelu ${restorable}. inačicu.`;
}

/** Clashes with what others did, and not with what was typed. */
export function isConflict(code: EditFaultCode): boolean {
  return code === 'changed' || code === 'tangled';
}

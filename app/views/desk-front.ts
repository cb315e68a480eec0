import {
  mdiAccountStarOutline,
  mdiAccountVoice,
  mdiCandle,
  mdiFamilyTree,
  mdiFileDocumentOutline,
  mdiMapMarkerOutline,
  mdiNewspaperVariantOutline,
  mdiTimelineClockOutline,
} from '@mdi/js';
import type { NewRecord, WaitingItem } from '../features/desk/views.ts';
import { PHOTOGRAPH_VIEWS, VIEW_PARAM } from '../query-words.ts';
import { pathTo } from '../routes.ts';
import { counted, type Forms } from '../text/plurals.ts';
import { countIn, type DeskEntry, RECORD_SORTS, type RecordSort, SORT_LABEL, statePath } from './desk-list.ts';

const SORT_ICON: Readonly<Record<RecordSort, string>> = {
  clanak: mdiNewspaperVariantOutline,
  'clanak-bosnjaci': mdiFamilyTree,
  'clanak-cavari': mdiFamilyTree,
  lokalitet: mdiMapMarkerOutline,
  osoba: mdiAccountStarOutline,
  'in-memoriam': mdiCandle,
  razdoblje: mdiTimelineClockOutline,
  uspomena: mdiAccountVoice,
  stranica: mdiFileDocumentOutline,
};

/** Everything that can be begun. */
export function newRecords(): NewRecord[] {
  return RECORD_SORTS.map((sort) => ({
    label: SORT_LABEL[sort],
    href: pathTo('newDraft', { kind: sort }),
    icon: SORT_ICON[sort],
  }));
}

const CONTRIBUTIONS: Forms = { one: 'prilog', few: 'priloga', other: 'priloga' };

/** Of what waits and is not shown yet. */
export function othersWaiting(count: number): string | undefined {
  return count > 0 ? `Kad o ovima odlučite, pokazat će se i ostali: još ${counted(count, CONTRIBUTIONS)}.` : undefined;
}

/** What waits on this very page, and how much of it. */
interface Queues {
  readonly contributions: number;
  readonly messages: number;
  readonly reports: number;
  /** Of those who ask to be let in, where editors decide on that. */
  readonly admissions: number;
  /** Edits of the trees that members have proposed. */
  readonly treeEdits: number;
  /** Photographs that nobody has described for whoever does not see them. */
  readonly undescribed: number;
}

export function queuesWaiting({
  contributions,
  messages,
  reports,
  admissions,
  treeEdits,
  undescribed,
}: Queues): WaitingItem[] {
  return [
    { label: 'Prilozi', count: contributions, href: '#prilozi', hint: 'Pročitajte i odobrite.' },
    { label: 'Poruke', count: messages, href: '#poruke', hint: 'Odgovorite onomu tko piše.' },
    { label: 'Prijave', count: reports, href: '#prijave', hint: 'Provjerite što nije u redu.' },
    {
      label: 'Prijedlozi za stabla',
      count: treeEdits,
      href: pathTo('treeProposals'),
      hint: 'Usporedite i prihvatite.',
    },
    { label: 'Zahtjevi za članstvo', count: admissions, href: pathTo('members'), hint: 'Primite ili odbijte.' },
    {
      label: 'Fotografije bez opisa',
      count: undescribed,
      href: `${pathTo('photographs')}?${VIEW_PARAM}=${PHOTOGRAPH_VIEWS.undescribed}`,
      hint: 'Opišite ih za one koji ne vide.',
    },
  ];
}

/** What waits in the list of records. */
export function recordsWaiting(entries: readonly DeskEntry[]): WaitingItem[] {
  const item = (label: string, state: Parameters<typeof statePath>[0], hint: string) => ({
    label,
    count: countIn(entries, state),
    href: statePath(state),
    hint,
  });
  return [
    item('Prijedlozi', 'proposed', 'Usporedite i prihvatite.'),
    item('Nacrti', 'working', 'Dovršite i objavite.'),
    item('Zakazano', 'scheduled', 'Objavit će se na svoj dan.'),
    item(
      'Promijenjeno u međuvremenu',
      'conflict',
      'Zapis je drukčiji nego kad je nacrt započet. Otvorite ga i usporedite.',
    ),
    item('Neispravne poveznice', 'broken', 'Vode do onoga čega nema.'),
    item('Ogledni zapisi', 'sample', 'Zamijenite ih pravim sadržajem.'),
  ];
}

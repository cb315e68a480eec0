import { NOTICES } from '../query-words.ts';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  [NOTICES.saved, 'Nacrt je spremljen; čitatelji ga ne vide.'],
  [
    NOTICES.proposed,
    'Hvala vam. Prijedlog je u Uredništvu; dok ga ne pogledaju, možete ga mijenjati i povući. Dokle je stigao, piše među vašim prijedlozima.',
  ],
  [NOTICES.withdrawn, 'Prijedlog je povučen. Nacrt je ostao vama.'],
  [NOTICES.scheduled, 'Zakazano. Čitatelji dotad ne vide ništa od toga.'],
  [NOTICES.unscheduled, 'Objava je otkazana. Nacrt je ostao.'],
  [NOTICES.unpublished, 'Zapis više nije objavljen. Vide ga samo oni koji uređuju.'],
  [NOTICES.discarded, 'Nacrt je odbačen. Trideset dana možete ga vratiti.'],
  [NOTICES.deleted, 'Zapis je izbrisan. Trideset dana možete ga vratiti.'],
  [NOTICES.undeleted, 'Vraćeno je kako je bilo.'],
  [NOTICES.refused, 'Prijedlog je s objašnjenjem vraćen onomu tko ga je poslao.'],
  [NOTICES.left, 'Zapis je ostao kakav je bio. Ponuda će se ponoviti tek kad se početni tekst opet promijeni.'],
  [NOTICES.takenOver, 'Prijedlog je u zajedničkom nacrtu. Dotjerajte ga i objavite.'],
  [NOTICES.treeConfirmed, 'Novo stablo sada stoji na stranici. Dosadašnje je među inačicama i može se vratiti.'],
  [NOTICES.merged, 'Stablo je spojeno s datotekom. Spajanje se može poništiti među inačicama.'],
  [NOTICES.restored, 'Ta je inačica vraćena i sada je najnovija.'],
]);

/** What was done just before, as the address says. */
export function doneSentence(notice: string | null): string | undefined {
  return SENTENCES.get(notice ?? '');
}

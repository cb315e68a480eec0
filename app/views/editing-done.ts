import { NOTICES } from '../query-words.ts';

const SENTENCES: ReadonlyMap<string, string> = new Map([
  [NOTICES.saved, 'Spremljeno. Vide ga samo oni koji uređuju.'],
  [
    NOTICES.proposed,
    'Hvala Vam. Prijedlog je u Uredništvu; dok ga ne pogledaju, možete ga mijenjati i povući. Dokle je stigao, piše među Vašim prijedlozima.',
  ],
  [NOTICES.withdrawn, 'Prijedlog je povučen. Nacrt je ostao Vama.'],
  [NOTICES.scheduled, 'Zakazano. Objavit će se u ponoć, kad taj dan počne.'],
  [NOTICES.unscheduled, 'Objava je otkazana. Nacrt je ostao.'],
  [NOTICES.unpublished, 'Zapis više nije objavljen. Vide ga samo oni koji uređuju.'],
  [NOTICES.discarded, 'Nacrt je odbačen. Trideset dana možete ga vratiti.'],
  [NOTICES.deleted, 'Zapis je izbrisan. Trideset dana možete ga vratiti.'],
  [NOTICES.undeleted, 'Vraćeno je kako je bilo.'],
  [NOTICES.refused, 'Vraćeno onome tko je predložio, s razlogom.'],
  [NOTICES.takenOver, 'Prijedlog je u zajedničkom nacrtu. Dotjerajte ga i objavite.'],
  [NOTICES.restored, 'Vraćena je ta verzija, kao nova.'],
]);

/** What was done just before, as the address says. */
export function doneSentence(notice: string | null): string | undefined {
  return SENTENCES.get(notice ?? '');
}

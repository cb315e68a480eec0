import type { Opened } from '../../chronicle/editing/save-draft.ts';
import type { EditingAction } from '../../domain/editing-permissions.ts';
import { plannedText } from '../text/dates.ts';

/** What somebody has before them who opens a draft, and what will become of it. */
export function draftBand({ open, stored }: Opened, permissions: readonly EditingAction[]): string {
  const { state, owner, ownerName, publishOn } = open?.draft ?? { state: 'none' };
  const record = stored && `zapisa „${stored.record.title}“`;
  if (state === 'scheduled') return `Objavit će se ${plannedText(publishOn).replace(/\.?$/, '.')}`;
  if (state === 'proposed' && owner === '') return OFFERED;
  if (state === 'proposed' && permissions.includes('withdraw')) {
    return `Vaš prijedlog ${record ? `izmjene ${record}` : 'novoga zapisa'} čeka urednika. Dok o njemu ne odluči, možete ga dotjerati ili povući.`;
  }
  if (state === 'proposed') {
    const next = permissions.includes('refuse') ? USABLE : 'Čeka urednika.';
    return `${ownerName} predlaže ${record ? `izmjenu ${record}` : 'novi zapis'}. ${next}`;
  }
  if (permissions.includes('propose')) {
    return record
      ? `Predlažete izmjenu ${record}. Pišite ravno u tekst, pa pritisnite „Predložite“. Urednik će je pregledati; čitatelji je dotad ne vide.`
      : 'Pišete novi zapis. Kad pritisnete „Predložite“, pregledat će ga urednik; čitatelji ga dotad ne vide.';
  }
  if (!record) return 'Pišete novi zapis. Čitatelji ga vide tek kad ga objavite.';
  return stored.record.status === 'published'
    ? `Uređujete nacrt objavljenoga ${record}. Dok ga ne objavite, čitatelji vide zapis kakav jest.`
    : `Uređujete nacrt ${record}, koji čitatelji ne vide dok ga ne objavite.`;
}

const OFFERED =
  'S nadogradnjom je stigao noviji početni tekst. Ovaj je zapis kod vas mijenjan, zato odlučujete vi: prihvatite promjene ili ostavite zapis kakav jest.';
const USABLE = 'Usporedite, pa prihvatite ili vratite s objašnjenjem.';

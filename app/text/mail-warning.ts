import { counted } from './plurals.ts';

const WAITING = { one: 'poruka čeka', few: 'poruke čekaju', other: 'poruka čeka' };
const REFUSED = { one: 'poruku', few: 'poruke', other: 'poruka' };

/** For the desk: that the mail server takes nothing, and what it has refused. Subjects name nobody. */
export function mailWarnings(mail: { isStuck: boolean; waiting: number; refused: readonly string[] }) {
  const { isStuck, waiting, refused } = mail;
  const subjects = [...new Set(refused)].map((subject) => `„${subject.split(' – ')[0]}“`).join(', ');
  const stuck = `E-pošta ne radi: ${counted(waiting, WAITING)} na slanje. Otići će čim proradi. Javite to onima koji održavaju stranicu: razlog piše u dnevniku poslužitelja.`;
  const lost = `Poslužitelj e-pošte u posljednja tri dana nije primio ${counted(refused.length, REFUSED)}: ${subjects}. Novih pokušaja neće biti. Najčešće je adresa pogrešno upisana; ako ih je mnogo, javite to onima koji održavaju stranicu.`;
  return [...(isStuck ? [stuck] : []), ...(subjects ? [lost] : [])];
}

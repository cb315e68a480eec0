import { plainWord } from '../letters.ts';

/** Words that are in every text and say nothing of what it is about; those of questions, too. */
const FUNCTION_WORDS = `
a ali bez bi bih bismo biste bila bile bili bilo bio će ćemo ćete ćeš ću da do dok dokle ga i ih ili im iz iza ja je jer jest jesu još ju k ka kao ko kod
kroz li me među mi mu na nad nam nas nego nek neka ne ni nije nisu no o od on ona one oni ono ova ove ovi ovo oko pa po pod pred pri prema radi s sa sam
samo se si smo ste su svoj svoja svoje svoga svoji te ta taj ti to tu u uz već za zbog
što šta sto tko čega čemu koga komu kome kim čim čiji čija čije čijeg čiju koja koje koji kojih kojim kojoj koju kojega kojeg kojem kakav kakva kakvo kakvi kakve
gdje gdi di kad kada kako kamo kuda otkud otkuda odakle otkad dokad zašto koliko
nikad nikada nekad nekada tad tada sad sada onda opet uvijek ovdje ondje tamo ovako onako tako vrlo
`
  .split(/\s+/)
  .filter(Boolean);

const words: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...FUNCTION_WORDS.map(plainWord)]);

/** Also without its marks. */
export function isFunctionWord(word: string): boolean {
  return words.has(word);
}

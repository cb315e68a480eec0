import { Sex } from '../../graph.ts';
import { vocative } from '../declension/kin-noun.ts';
import { lettersOf, type Token } from './notation.ts';

/** A note on how somebody is addressed, with the words in the vocative. */
export function vocativeNote(how: string, ...words: string[]): string {
  return `${how}: ${words.map(vocative).join(', ')}`;
}

const ADDRESSED_AS = 'oslovljava se';

/**
 * Older and local words, by path (P, C, G, E as in the terms) and, after a slash, by the sex of the first person where the
 * old system asked for it. Each line of a note is one use, then the words.
 */
const TABLE: readonly (readonly [path: string, ...notes: string[]])[] = [
  ['F', 'dijalektno: ćaća, ćako, tata'],
  ['M', 'i mati', 'dijalektno: mater, mama'],
  ['PF', 'dijalektno: did, dida', vocativeNote(ADDRESSED_AS, 'djed', 'did')],
  ['PM', 'i baba', vocativeNote(ADDRESSED_AS, 'baka', 'baba')],
  ['PPF', 'dijalektno: pradid'],
  ['PPM', 'i prababa'],
  ['PPPF', 'dijalektno: šukundid', 'srpski i dijelom bosanski: čukundjed'],
  ['PPPM', 'i šukunbaba'],
  ['PPPPF', 'u srpskim popisima: navrndjed, navrdjed'],
  ['PPPPPF', 'zanimljivost iz srpskih popularnih popisa: kurđel'],
  ['PPPPPPF', 'zanimljivost iz srpskih popularnih popisa: askurđel'],
  ['PPPPPPPF', 'zanimljivost iz srpskih popularnih popisa: kurđup, kurđun'],
  ['PPPPPPPPF', 'zanimljivost iz srpskih popularnih popisa: kurlebalo'],
  ['PPPPPPPPPF', 'zanimljivost iz srpskih popularnih popisa: sukurdol, sukurdov'],

  ['D', 'i kćer'],
  ['CC', 'zbirno: unučad'],
  ['CCCS', 'i šukununuk', 'Tanocki bilježi i: konunuk', 'srpski: čukununuk'],
  ['CCCD', 'i šukununuka', 'srpski: čukununuka'],
  ['CCCCC', 'popularno, ponajviše srpski: bijele pčele'],

  ['FB', 'dijalektno: striko, dundo', 'među muslimanima: amidža', vocativeNote(ADDRESSED_AS, 'stric', 'striko')],
  ['MB', 'dijalektno: ujo, ujko', 'i daidža (u Duvnu i dajidža)', vocativeNote(ADDRESSED_AS, 'ujak', 'ujo')],
  ['FBW', vocativeNote(ADDRESSED_AS, 'strina')],
  ['MBW', 'u Duvnu i dajinica', vocativeNote(ADDRESSED_AS, 'ujna')],
  ['PZ', 'i tetka', vocativeNote(ADDRESSED_AS, 'teta', 'tetka')],
  ['PZH', 'starije: tetac', vocativeNote(ADDRESSED_AS, 'tetak')],
  ['PGS', 'i prvi bratić'],
  ['PGD', 'i prva sestrična'],
  ['FBS', 'starije: stričević, bratučed', 'u Hercegovini: brat od strica, rodijak'],
  ['FBD', 'starije: stričevična, bratučeda', 'u Hercegovini: sestra od strica, rodica', 'u Duvnu: stričevka'],
  ['MBS', 'starije: ujaković', 'u Hercegovini: brat od ujaka, rodijak', 'u Duvnu: ujčević'],
  ['MBD', 'starije: ujakovična', 'u Hercegovini: sestra od ujaka, rodica', 'u Duvnu: ujčevka'],
  ['PZS', 'starije: tetkić', 'u Hercegovini: brat od tetke, rodijak', 'u Duvnu: tečić'],
  ['PZD', 'starije: tetkična', 'u Hercegovini: sestra od tetke, rodica', 'u Duvnu: tetkana'],
  ['PPGCS', 'u Hercegovini: rodijak'],
  ['PPGCD', 'u Hercegovini: rodica'],

  ['BS/M', 'starije: sinovac'],
  ['BD/M', 'starije: sinovica'],
  ['BS/F', 'starije i dijalektno: bratić'],
  ['BD/F', 'starije i dijalektno: bratična', 'u Duvnu: bratana'],
  ['ZS/F', 'starije: sestrić'],
  ['ZD/F', 'starije: sestrična'],
  ['BCS/M', 'starije: prasinovac'],
  ['BCD/M', 'starije: prasinovica'],
  ['BCS/F', 'starije: prabratić'],
  ['BCD/F', 'starije: prabratična'],
  ['ZCS/F', 'starije: prasestrić'],
  ['ZCD/F', 'starije: prasestrična'],

  ['H', 'i suprug'],
  ['W', 'i supruga'],
  ['HF', vocativeNote('u Duvnu ga snaha oslovljava', 'babo', 'ćako')],
  ['HM', vocativeNote('u Duvnu je snaha oslovljava', 'majka')],
  ['WF', 'i tast', vocativeNote('zet ga oslovljava', 'did')],
  ['WM', 'i tašta', vocativeNote('zet je oslovljava', 'baba')],
  ['ZH', 'i svak'],
  ['SW', 'i nevjesta', 'dijalektno: nevista, neva, mlada'],
  ['BW', 'i nevjesta', 'dijalektno: nevista, neva, mlada'],
  ['HB', 'ikavski: diver', vocativeNote('u Duvnu ga oslovljavaju', 'brat', 'braco', 'dragi')],
  ['HBW', vocativeNote('u Duvnu je oslovljavaju', 'nevista')],
  ['HZ', 'dijalektno: zava', vocativeNote(ADDRESSED_AS, 'seka')],
  ['WB', 'dijalektno: šura'],
  ['WBW', 'srpski: šurnjaja'],
  ['WZ', 'i svastika', 'u Duvnu: balduza'],
  ['WZH', 'i pašenog', 'dijalektno: badžo, badža, badžanac', 'u nekim izvorima i svak'],
  ['WZS', 'rijetko, ponajviše srpski: svastić'],
  ['WZD', 'rijetko, ponajviše srpski: svastična'],
  ['HBS', 'rijetko: djeveričić'],
  ['HZS', 'rijetko: zaovičić'],
  ['ED', 'i pokćerka'],
];

const CLASSES: Record<string, string> = { P: '[FM]', C: '[SD]', G: '[BZ]', E: '[HW]' };

const rulesByLength = Map.groupBy(
  TABLE.map(([path, ...notes]) => {
    const [letters = '', ego] = path.split('/');
    const pattern = new RegExp(`^${letters.replace(/[PCGE]/g, (letter) => CLASSES[letter] ?? letter)}$`);
    return { length: letters.length, pattern, ego, notes };
  }),
  (rule) => rule.length,
);

const EGO = { [Sex.male]: 'M', [Sex.female]: 'F', [Sex.unknown]: '' };

/** Other words for b; none where a sex on the path is unknown, or where it is not all by birth. */
export function notesFor(tokens: readonly Token[], ego: Sex): string[] {
  const letters = lettersOf(tokens);
  return (rulesByLength.get(letters.length) ?? [])
    .filter((rule) => (rule.ego === undefined || rule.ego === EGO[ego]) && rule.pattern.test(letters))
    .flatMap((rule) => rule.notes);
}

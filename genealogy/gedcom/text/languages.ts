/** How often in a hundred a vowel, a consonant or the word's edge stands before the letter, and the same after it. */
type Neighbours = readonly [
  vowelBefore: number,
  consonantBefore: number,
  edgeBefore: number,
  vowelAfter: number,
  consonantAfter: number,
  edgeAfter: number,
];

export interface Language {
  /** As HEAD.LANG names it, in English or its own words. */
  readonly named: RegExp;
  /** The share of each letter among those that ASCII lacks, in names and in running text. */
  readonly letters: ReadonlyMap<string, number>;
  /** Of letters that stand beside others than vowels and consonants do in general. */
  readonly neighbours: ReadonlyMap<string, Neighbours>;
  /** Plain letters that its own words hardly have. */
  readonly lacks: string;
  /** Names, places and words without such letters that few other languages have. */
  readonly words: ReadonlySet<string>;
  readonly isRegional: boolean;
}

const SOUTH_SLAVIC =
  'ivan ivo ante josip jozo marija mara kata stjepan stipe petar nikola jure juraj mate mato luka pero franjo drago zoran mirko marko ' +
  'jela iva luca zagreb split mostar rijeka beograd sarajevo hrvatska bosna srbija hercegovina groblje selo rodjen umro kod nije bio bila koji';

/** Our own estimates; a letter not listed is a foreign one. */
export const LANGUAGES: readonly Language[] = [
  language(
    /croat|hrvat|serb|srp|bosn|bosan|montenegr|crnog|^(hr|bs|sr|sh)\b/i,
    'ć30 č25 š22 ž15 đ8',
    {
      isRegional: true,
      lacks: 'qwxy',
      neighbours: {
        ć: [92, 4, 4, 35, 10, 55],
        đ: [45, 35, 20, 95, 3, 2],
        č: [68, 17, 15, 66, 20, 14],
        š: [62, 20, 18, 50, 36, 14],
      },
    },
    SOUTH_SLAVIC,
  ),
  language(
    /sloven(e|i|š)|^sl\b/i,
    'č40 š35 ž25',
    { isRegional: true, lacks: 'qwxy', neighbours: { č: [70, 15, 15, 66, 20, 14] } },
    'janez franc jozef marija ljubljana maribor celje kranj rojen umrl vas ter tudi alojz neza matija anton slovenija pokopan',
  ),
  language(
    /czech|česk|cesk|^cs\b/i,
    'í20 á18 ě11 é9 ř9 č9 ž8 š7 ý7 ů5 ú2 ň1 ť0.5 ď0.5 ó0.3',
    { lacks: 'qwx', neighbours: { ř: [62, 26, 12, 75, 15, 10] } },
    'jan josef anna marie frantisek vaclav karel praha brno ves narozen zemrela zemrel nebo byl syn dcera novak svoboda dvorak',
  ),
  language(
    /slovak|slovensk|^sk\b/i,
    'á18 č11 í11 ú10 ý10 é9 š9 ž9 ľ4 ť4 ô2 ň2 ď2 ä1 ó1 ĺ0.3 ŕ0.2',
    { lacks: 'qwx' },
    'jan jozef anna maria juraj stefan bratislava kosice trnava nitra narodil zomrel slovensko alebo bol bola',
  ),
  language(
    /polish|polsk|^pl\b/i,
    'ł22 ę14 ą13 ż10 ś10 ó9 ń7 ć5 ź1.5',
    { lacks: 'qvx', neighbours: { ł: [55, 30, 15, 72, 14, 14], ć: [65, 33, 2, 4, 4, 92], ń: [93, 6, 1, 3, 77, 20] } },
    'jan jozef maria anna stanislaw wojciech kowalski nowak warszawa krakow urodzony zmarl polska jest oraz katarzyna piotr',
  ),
  language(
    /hungar|magyar|^hu\b/i,
    'á28 é25 ö9 ó8 ő8 í5 ü5 ú3 ű2',
    { lacks: 'qwx' },
    'istvan ferenc jozsef mihaly maria erzsebet budapest nagy kovacs szabo es nem volt szuletett meghalt katalin sandor magyar',
  ),
  language(
    /roman|rom[aâ]n|^ro\b/i,
    'ă38 î15 ş17 ţ17 â10',
    { lacks: 'kqwy' },
    'ion gheorghe vasile maria elena bucuresti iasi popescu este nascut din',
  ),
  /** Programs declare English as their default. */
  language(
    /^$(?!)/,
    'é90 ç5 ï5',
    {},
    'the and of was born died married with from his her church county john william mary james george thomas elizabeth england london street',
  ),
  language(
    /german|deutsch|austria|^de\b/i,
    'ü38 ä24 ö20 ß14 é1 è0.2',
    {},
    'johann anna maria wilhelm heinrich friedrich katharina elisabeth und der die geboren gestorben bei berlin wien bauer hans karl kirche',
  ),
  language(
    /french|fran[cç]ais|^fr\b/i,
    'é58 è12 à9 ê5 ç4 ô3 â2 î2 û1 ù0.7 ï1.2 ë1.6 œ1.5 æ0.02',
    {
      lacks: 'kw',
      neighbours: {
        è: [24, 75, 1, 0.5, 99, 0.5],
        ê: [12, 85, 3, 1, 98, 1],
        é: [22, 70, 8, 25, 50, 25],
        à: [1, 19, 80, 1, 9, 90],
        ï: [96, 3, 1, 15, 80, 5],
        œ: [4, 84, 12, 80, 19, 1],
      },
    },
    'jean pierre marie jacques louis francois paris lyon fils fille veuve est les des dans une avec rue eglise mort janvier jeanne antoine michel',
  ),
  language(
    /spanish|espa[nñ]ol|castil|^es\b/i,
    'ó24 í23 á20 é15 ñ11 ú6 ü0.5',
    { lacks: 'kw', neighbours: { ñ: [96, 2, 2, 97, 2, 1] } },
    'jose juan maria manuel antonio francisco pedro carmen garcia lopez perez gonzalez rodriguez hijo hija del los las madrid sevilla mexico nacio',
  ),
  language(
    /portug|brasil|brazil|^pt\b/i,
    'ã22 ç15 é14 á13 í9 ó8 ê7 õ4 ú4 â3 à2 ô2',
    { lacks: 'kwy', neighbours: { ã: [4, 94, 2, 80, 5, 15], õ: [2, 96, 2, 95, 5, 0.5], ê: [2, 93, 5, 2, 93, 5] } },
    'joao jose maria manuel antonio francisco silva santos pereira ferreira lisboa porto brasil filho filha das dos uma com',
  ),
  language(
    /italian|^it\b/i,
    'à30 è28 ò14 ù10 ì8 é6',
    {
      lacks: 'jkwxy',
      neighbours: {
        à: [8, 90, 2, 1, 4, 95],
        ò: [8, 90, 2, 1, 4, 95],
        ù: [8, 90, 2, 1, 4, 95],
        ì: [8, 90, 2, 1, 4, 95],
        è: [4, 21, 75, 2, 8, 90],
      },
    },
    'giovanni giuseppe maria antonio francesco pietro rosa della del di nato morto figlio figlia roma milano venezia che sono nel',
  ),
  language(
    /catal|^ca\b/i,
    'à26 è14 é16 í14 ò9 ó11 ú4 ç4 ï2 ü1',
    { lacks: 'kw' },
    'joan josep maria jordi montserrat barcelona girona amb fill filla els les dels nascut catalunya',
  ),
  language(
    /iceland|[ií]slen|^is\b/i,
    'ð24 í15 á15 ó10 ö9 þ8 æ7 ú7 é6 ý3',
    {
      lacks: 'cqwz',
      neighbours: { ð: [62, 37.5, 0.5, 46, 28, 26], þ: [12, 8, 80, 78, 20, 2], æ: [1, 81, 18, 8, 86, 6] },
    },
    'jon anna sigurdur gudrun reykjavik island iceland akureyri jonsson jonsdottir sigurdsson einarsson olafsson helgi bjarni einar magnus var dottir',
  ),
  language(
    /danish|dansk|norweg|norsk|^(da|no|nb|nn)\b/i,
    'ø36 å28 æ25 é4 ö2 ä1 ü1',
    { lacks: 'qwxz', neighbours: { æ: [2, 86, 12, 5, 90, 5], ø: [2, 85, 13, 12, 81, 7] } },
    'hans jens niels peder anders ole maren kirsten anne hansen jensen nielsen olsen larsen oslo bergen kobenhavn og datter gift sogn danmark norge',
  ),
  language(
    /swed|svensk|finn|suom|^(sv|fi)\b/i,
    'ä46 ö31 å20 é2 ü0.5',
    {},
    'erik anders nils karin anna johansson andersson nilsson stockholm och dotter son helsinki sverige finland matti juho',
  ),
  language(
    /dutch|nederl|vlaam|flem|^nl\b/i,
    'ë52 é22 ï14 ö6 ü4 è2',
    {},
    'jan pieter willem cornelis maria van der den amsterdam rotterdam antwerpen zoon dochter het een',
  ),
  language(
    /estoni|eesti|^et\b/i,
    'ä44 õ30 ü22 ö9 š0.5',
    { lacks: 'cqwxyz' },
    'jaan mart juhan tallinn tartu eesti ja ning mari liisa',
  ),
  language(/alban|shqip|^sq\b/i, 'ë82 ç18', {}, 'tirana shkoder gjergj kola dhe per nga kosova prishtina'),
  language(
    /turk|t[uü]rk|^tr\b/i,
    'ı30 ü16 ş14 ğ9 ç10 ö8 i̇3 â1',
    { lacks: 'qwx', neighbours: { ğ: [94, 5, 1, 60, 35, 5] } },
    'mehmet mustafa ali ahmet fatma istanbul ankara izmir oglu ve bir yilmaz kaya demir',
  ),
  language(
    /lithuan|lietuv|^lt\b/i,
    'ė22 š16 ž12 ų14 į9 ū8 ą8 č6 ę4',
    { lacks: 'qwx' },
    'jonas petras juozas ona vilnius kaunas lietuva ir yra',
  ),
  language(
    /latvi|^lv\b/i,
    'ā33 ī20 ē15 š12 ņ6 ž5 ū5 ļ3 ķ3 č2 ģ2',
    { lacks: 'qwxy' },
    'janis karlis anna riga latvija un bija liepaja',
  ),
  language(
    /serb|srp|macedon|maked|^(sr|mk)\b/i,
    'а12 о9 и9 е9 н6 р5 с5 т4 ј4 у4 д4 к4 в4 л4 м4 п3 з2 г2 б2 ч1 ц1 ш1 ж1 ћ2 њ1 љ1 х1 ђ1 ф0.5 џ0.3',
    {},
    '',
  ),
  language(
    /russ|ukrain|bulgar|belo?rus|^(ru|uk|bg|be)\b/i,
    'о11 е8 а8 и7 н7 т6 с5 р5 в5 л4 к4 м3 д3 п3 у3 я2 ы2 ь2 г2 з2 б2 ч1.5 й1.2 х1 ж1 ш0.7 ю0.6 ц0.5 щ0.4 э0.3 ф0.4 ъ0.3 ё0.1 і1 ї0.6 є0.4',
    {},
    '',
  ),
];

interface Traits {
  readonly lacks?: string;
  readonly neighbours?: Readonly<Record<string, Neighbours>>;
  readonly isRegional?: boolean;
}

function language(named: RegExp, letters: string, traits: Traits, words: string): Language {
  const shares = letters.split(' ').map((share): [string, number] => {
    const [, letter = '', count = '0'] = /^(\D+)([\d.]+)$/.exec(share) ?? [];
    return [letter, Number(count)];
  });
  const whole = shares.reduce((sum, [, count]) => sum + count, 0);
  return {
    named,
    letters: new Map(shares.map(([letter, count]) => [letter, count / whole])),
    neighbours: new Map(Object.entries(traits.neighbours ?? {})),
    lacks: traits.lacks ?? '',
    words: new Set(words.split(' ')),
    isRegional: traits.isRegional ?? false,
  };
}

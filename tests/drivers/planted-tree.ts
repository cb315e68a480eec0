import { readFileSync } from 'node:fs';
import { changeLinesOfLiving } from '../living-lines.ts';
import { replaceInContent } from './canaries.ts';

/** Everything of these people that must not be read begins with this word. */
export const WITHHELD = 'kanarinac';
/** A text that an editor may let go. */
export const NAMING_NOTE = 'Kuću je ostavila unuku Skroviti Kanarin, kanarinacuzadrzanoj.';
/** It names a grandchild by her first name alone. */
export const FIRST_NAME_NOTE = 'S Tihanom je brala kadulju, kanarinacuzunuku.';
/** It is told of the grandmother and of the grandchild. */
export const SHARED_NOTE = 'Obje su spavale u kuli, kanarinaczajednički.';
/** It names a grandfather, whose grandson has the same name. */
export const NAMESAKE_NOTE = 'Jakov je sadio bajame.';
/** Of whom it is told. */
export const GRANDMOTHER = 'I930';
export const GRANDFATHER = 'I931';

/**
 * People by whom a reader of GEDCOM is tempted to tell too much: nobody knows whether they live, their death is none,
 * or their record asks not to be shown. Lines are parted by ` | `.
 */
const PEOPLE = [
  '0 @I900@ INDI | 1 NAME Skroviti /Kanarin/ | 1 OCCU kanarinacbezdatuma | 1 FAMS @F900@',
  '0 @I901@ INDI | 1 NAME Prazna /Kanarin/ | 1 BIRT | 2 DATE 1981 | 2 PLAC kanarinacpraznasmrt | 1 DEAT | 2 DATE',
  '0 @I902@ INDI | 1 NAME Buduća /Kanarin/ | 1 BIRT | 2 DATE 1982 | 2 PLAC kanarinacbudućasmrt | 1 DEAT | 2 DATE 2090',
  '0 @I903@ INDI | 1 NAME Označeni /Kanarin/ | 1 BIRT | 2 DATE 1850 | 2 PLAC kanarinacoznaceni | 1 _LIVING Y',
  '0 @I904@ INDI | 1 NAME Prestari /Kanarin/ | 1 BIRT | 2 DATE 1850 | 1 RESI | 2 DATE 2010 | 2 PLAC kanarinacprestari',
  '0 @I905@ INDI | 1 NAME kanarinacpovjerljivi /Kanarin/ | 1 RESN confidential | 1 BIRT | 2 DATE 1801 | 1 DEAT | 2 DATE 1871',
  '0 @I906@ INDI | 1 NAME kanarinacpristali /Kanarin/ | 1 RESN privacy | 1 _CONSENT Y | 1 BIRT | 2 DATE 1990',
  '0 @I907@ INDI | 1 NAME Mrtvi /Kanarin/ | 1 DEAT Y | 1 OCCU kanarinacodmilja | 2 RESN confidential | 1 FAMS @F900@',
  '0 @I908@ INDI | 1 NAME Mrtva /Kanarin/ | 1 DEAT Y | 1 FAMS @F900@',
  '0 @I909@ INDI | 1 NAME Nedatirana /Kanarin/ | 1 SEX F | 1 OCCU kanarinacnedatirana',
  '0 @kanarinac_Ana_1980@ INDI | 1 NAME Nazvana /Kanarin/ | 1 BIRT | 2 DATE 1980',
  `0 @${GRANDMOTHER}@ INDI | 1 NAME Baka /Kanarin/ | 1 BIRT | 2 DATE 1880 | 1 DEAT | 2 DATE 1950 | 1 NOTE ${NAMING_NOTE} | 1 toString dar, Skroviti Kanarin | 1 FAMS @F904@ | 1 NOTE ${FIRST_NAME_NOTE} | 1 NOTE @N902@ | 1 OBJE @O902@`,
  '1 NOTE @N900@ | 0 @N900@ NOTE kanarinacpovjerljivabilješka | 1 RESN confidential',
  '0 @F900@ FAM | 1 HUSB @I907@ | 1 WIFE @I908@ | 1 WIFE @I900@ | 1 MARR | 2 DATE 1999 | 2 PLAC kanarinactrećibrak',
  '0 @N901@ NOTE kanarinacničija | 0 @O901@ OBJE | 1 FILE kanarinac.jpg | 0 @S901@ SOUR | 1 TITL kanarinacizvor',
  '0 @T901@ _TODO kanarinacposao',
  '0 @I910@ INDI | 1 NAME Udovac /Kanarin/ | 1 BIRT | 2 DATE 1950 | 1 DEAT | 2 DATE 2011 | 1 EVEN | 2 TYPE ženidba | 2 PLAC kanarinacženidba',
  '0 @I911@ INDI | 1 NAME Siroče /Kanarin/ | 1 DEAT | 2 DATE 2012 | 1 FAMC @F901@ | 0 @F901@ FAM | 1 CHIL @I911@ | 1 MARR',
  '2 PLAC kanarinacbezroditelja | 0 @F902@ FAM | 1 HUSB @I910@ | 1 WIFE kanarinacime | 1 RESI | 2 ADDR kanarinackuća',
  '0 @F903@ FAM | 1 MARR | 2 PLAC kanarinacničijibrak | 1 NOTE kanarinacničijaobitelj',
  `0 @${GRANDFATHER}@ INDI | 1 NAME Jakov /Kanarin/ | 1 SEX M | 1 BIRT | 2 DATE 1878 | 1 DEAT | 2 DATE 1948 | 1 FAMS @F904@ | 1 NOTE ${NAMESAKE_NOTE}`,
  '1 RESI | 2 DATE 1930 | 2 ADDR kanarinacadresa | 2 PHON kanarinactelefon | 2 EMAIL kanarinacposta | 2 WWW kanarinacmreza | 2 FAX kanarinacfaks',
  '0 @I932@ INDI | 1 NAME Tihana /Kanarin/ | 1 SEX F | 1 BIRT | 2 DATE 1960 | 1 FAMC @F905@ | 1 NOTE @N902@ | 1 OBJE @O902@',
  '0 @I933@ INDI | 1 NAME Jakov /Kanarin/ | 1 SEX M | 1 BIRT | 2 DATE 1962 | 1 FAMC @F905@',
  '0 @I934@ INDI | 1 NAME Luka /Kanarin/ | 1 SEX M | 1 BIRT | 2 DATE 1910 | 1 DEAT | 2 DATE 1970 | 1 FAMC @F904@ | 1 FAMS @F905@',
  `0 @F904@ FAM | 1 HUSB @${GRANDFATHER}@ | 1 WIFE @${GRANDMOTHER}@ | 1 CHIL @I934@`,
  '0 @F905@ FAM | 1 HUSB @I934@ | 1 CHIL @I932@ | 1 CHIL @I933@ | 1 ADOP | 2 NOTE kanarinacposvojenje',
  `0 @N902@ NOTE ${SHARED_NOTE} | 0 @O902@ OBJE | 1 FILE kanarinaczajednička.jpg | 1 TITL kanarinacslika`,
  '0 @I935@ INDI | 1 NAME pok. Stipan /Kanarin/ | 1 OCCU kovač u Docu',
  '0 @I936@ INDI | 1 NAME Šimun /Kanarin/ | 1 BIRT | 2 DATE početkom 19. st. | 1 DEAT umro | 1 OCCU ribar na Lištici',
  '0 @R901@ REPO | 1 NAME Arhiv | 1 ADDR kanarinacarhiv | 1 PHON kanarinacarhivski | 0 @U901@ SUBM | 1 NAME Darovatelj | 1 EMAIL kanarinacdarovatelj',
];

/** Ids of those of them who are shown by an id of their own. */
export const PLANTED_IDS = [
  'I900',
  'I901',
  'I902',
  'I903',
  'I904',
  'I905',
  'I906',
  'I907',
  'I908',
  'I909',
  'I910',
  'I911',
  GRANDMOTHER,
  GRANDFATHER,
  'I932',
  'I933',
];

/**
 * Into the content of a copied build, before its site starts. Where the living were born and married the dead were, too:
 * each of these places gets a name of its own, so that it is known wherever it is told.
 */
export function plantTree(folder: string): void {
  let places = 0;
  for (const tree of ['bosnjak', 'cavar']) {
    const today = new Date().toISOString().slice(0, 10);
    const whole = readFileSync(`content/trees/${tree}.ged`, 'utf8');
    const named = changeLinesOfLiving(whole, today, (tag, value) => {
      places += 1;
      return tag === 'PLAC' ? `kanarinacmjesto${places}` : value;
    });
    replaceInContent(folder, `trees/${tree}.ged`, /^.*$/s, named);
  }
  const planted = `${PEOPLE.join(' | ').replaceAll(' | ', '\n')}\n0 TRLR\n`;
  replaceInContent(folder, 'trees/bosnjak.ged', /^0 TRLR\n?/m, planted);
  replaceInContent(
    folder,
    'trees/bosnjak.ged',
    /^1 NOTE (?=Ogledno)/m,
    '1 COPR kanarinacprava\n1 constructor kanarinacgraditelj\n2 VERS 1\n1 NOTE kanarinacuzaglavlju ',
  );
}

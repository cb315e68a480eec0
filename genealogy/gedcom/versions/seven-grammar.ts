/** What 7.0 allows beneath a structure with a tag. */
interface Place {
  readonly type: string;
  readonly isRequired: boolean;
  readonly isOne: boolean;
}

export interface StructureType {
  /** What its value has to be: see `payloadInSeven`. */
  readonly payload: string;
  readonly places: ReadonlyMap<string, Place>;
}

const NOTES = 'NOTE* SNOTE*';
const CONTACT = 'ADDR? PHON=TEXT* EMAIL=TEXT* FAX=TEXT* WWW=TEXT*';
const DETAIL = `DATE? PLAC? ${CONTACT} AGNC=TEXT? RELI=TEXT? CAUS=TEXT? RESN? SDATE=DATE? ASSO* ${NOTES} SOUR* OBJE* UID=TEXT*`;
const OF_PERSON = `${DETAIL} AGE?`;
const OF_FAMILY = `${DETAIL} HUSB=PARTNER-AGE? WIFE=PARTNER-AGE?`;
const RECORD = `REFN=TYPED* UID=TEXT* EXID* CHAN? CREA?`;
const PIECES = 'NPFX=TEXT* GIVN=TEXT* NICK=TEXT* SPFX=TEXT* SURN=TEXT* NSFX=TEXT*';
const ORDINANCE = `DATE? TEMP=TEXT? PLAC? STAT=ORDINANCE-STAT? ${NOTES} SOUR*`;

const PERSON_EVENTS =
  'BAPM BARM BASM BLES BURI CENS CHRA CONF CREM DEAT EMIG FCOM GRAD IMMI NATU ORDN PROB RETI WILL'.split(' ');
const PERSON_ATTRIBUTES = 'CAST DSCR EDUC NATI OCCU PROP RELI RESI SSN TITL'.split(' ');
const FAMILY_EVENTS = 'ANUL CENS DIV DIVF ENGA MARB MARC MARL MARR MARS'.split(' ');

/**
 * The grammar of 7.0 as it is used here: a type, its payload, and the tags beneath it. `TAG=TYPE` where the type is not
 * called as the tag is; `!` exactly one, `?` at most one, `+` at least one, `*` any number.
 */
const GRAMMAR: readonly (readonly [type: string, payload: string, places: string])[] = [
  [
    'HEAD',
    'none',
    'GEDC! SCHMA? SOUR=HEAD-SOUR? DEST=TEXT? DATE=EXACT-DATE? SUBM? COPR=TEXT? LANG? PLAC=HEAD-PLAC? NOTE? SNOTE?',
  ],
  ['GEDC', 'none', 'VERS=TEXT!'],
  ['SCHMA', 'none', 'TAG*'],
  ['TAG', 'tag-definition', ''],
  ['HEAD-SOUR', 'text', 'VERS=TEXT? NAME=TEXT? CORP? DATA=HEAD-SOUR-DATA?'],
  ['CORP', 'text', CONTACT],
  ['HEAD-SOUR-DATA', 'text', 'DATE=EXACT-DATE? COPR=TEXT?'],
  ['HEAD-PLAC', 'none', 'FORM=TEXT!'],
  ['TRLR', 'none', ''],
  [
    'FAM',
    'none',
    `RESN? NCHI=FAMILY-NUMBER* RESI=FAMILY-ATTRIBUTE* FACT=FAMILY-FACT* EVEN=FAMILY-FACT* ${placed(FAMILY_EVENTS, 'FAMILY-EVENT')}
     NO* HUSB=PERSON? WIFE=PERSON? CHIL=PERSON* ASSO* SUBM* SLGS=ORDINANCE* ${NOTES} SOUR* OBJE* ${RECORD}`,
  ],
  [
    'INDI',
    'none',
    `RESN? NAME=PERSONAL-NAME* SEX? ${placed(PERSON_ATTRIBUTES, 'PERSON-ATTRIBUTE')} NCHI=PERSON-NUMBER* NMR=PERSON-NUMBER*
     IDNO=PERSON-FACT* FACT=PERSON-FACT* EVEN=PERSON-FACT* ${placed(PERSON_EVENTS, 'PERSON-EVENT')} ADOP* BIRT* CHR=BIRT* NO*
     ${placed(['BAPL', 'CONL', 'ENDL', 'INIL'], 'ORDINANCE')} SLGC* FAMC=INDI-FAMC* FAMS* SUBM* ASSO* ALIA=PERSON* ANCI=SUBM*
     DESI=SUBM* ${NOTES} SOUR* OBJE* ${RECORD}`,
  ],
  ['OBJE-RECORD', 'none', `RESN? FILE+ ${NOTES} SOUR* ${RECORD}`],
  ['REPO-RECORD', 'none', `NAME=TEXT! ${CONTACT} ${NOTES} ${RECORD}`],
  ['SNOTE-RECORD', 'text', `MIME? LANG? TRAN=NOTE-TRAN* SOUR* ${RECORD}`],
  [
    'SOUR-RECORD',
    'none',
    `DATA=SOUR-RECORD-DATA? AUTH=TEXT? TITL=TEXT? ABBR=TEXT? PUBL=TEXT? TEXT=LONG-TEXT? REPO* OBJE* ${NOTES} ${RECORD}`,
  ],
  ['SUBM-RECORD', 'none', `NAME=TEXT! ${CONTACT} OBJE* LANG* ${NOTES} ${RECORD}`],

  ['TEXT', 'text', ''],
  ['TYPED', 'text', 'TYPE=TEXT?'],
  ['LONG-TEXT', 'text', 'MIME? LANG?'],
  ['MIME', 'media-type', ''],
  ['LANG', 'language', ''],
  ['PHRASE', 'text', ''],
  ['ADDR', 'text', 'ADR1=TEXT? ADR2=TEXT? ADR3=TEXT? CITY=TEXT? STAE=TEXT? POST=TEXT? CTRY=TEXT?'],
  ['AGE', 'age', 'PHRASE?'],
  ['DATE', 'date', 'TIME? PHRASE?'],
  ['PERIOD-DATE', 'period', 'PHRASE?'],
  ['EXACT-DATE', 'exact-date', 'TIME?'],
  ['TIME', 'time', ''],
  ['CHAN', 'none', `DATE=EXACT-DATE! ${NOTES}`],
  ['CREA', 'none', 'DATE=EXACT-DATE!'],
  ['EXID', 'text', 'TYPE=URI?'],
  ['URI', 'uri', ''],
  ['RESN', 'list RESN', ''],
  ['NOTE', 'text', 'MIME? LANG? TRAN=NOTE-TRAN* SOUR*'],
  ['NOTE-TRAN', 'text', 'MIME? LANG?'],
  ['SNOTE', 'pointer SNOTE', ''],
  ['SUBM', 'pointer SUBM', ''],
  ['PERSON', 'pointer INDI', 'PHRASE?'],
  ['ASSO', 'pointer INDI', `PHRASE? ROLE! ${NOTES} SOUR*`],
  ['ROLE', 'enum ROLE', 'PHRASE?'],
  ['OBJE', 'pointer OBJE', 'CROP? TITL=TEXT?'],
  ['CROP', 'none', 'TOP=INTEGER? LEFT=INTEGER? HEIGHT=INTEGER? WIDTH=INTEGER?'],
  ['INTEGER', 'integer', ''],
  ['FILE', 'path', 'FORM! TITL=TEXT? TRAN=FILE-TRAN*'],
  ['FILE-TRAN', 'path', 'FORM!'],
  ['FORM', 'media-type', 'MEDI?'],
  ['MEDI', 'enum MEDI', 'PHRASE?'],
  ['PLAC', 'text', `FORM=TEXT? LANG? TRAN=PLAC-TRAN* MAP? EXID* ${NOTES}`],
  ['PLAC-TRAN', 'text', 'LANG!'],
  ['MAP', 'none', 'LATI! LONG!'],
  ['LATI', 'latitude', ''],
  ['LONG', 'longitude', ''],
  ['SOUR', 'pointer SOUR', `PAGE=TEXT? DATA=SOUR-DATA? EVEN=SOUR-EVEN? QUAY? OBJE* ${NOTES}`],
  ['SOUR-DATA', 'none', 'DATE? TEXT=LONG-TEXT*'],
  ['SOUR-EVEN', 'enum EVENATTR', 'PHRASE? ROLE?'],
  ['QUAY', 'enum QUAY', ''],
  ['SOUR-RECORD-DATA', 'none', `EVEN=DATA-EVEN* AGNC=TEXT? ${NOTES}`],
  ['DATA-EVEN', 'list EVENATTR', 'DATE=PERIOD-DATE? PLAC?'],
  ['REPO', 'pointer REPO', `${NOTES} CALN*`],
  ['CALN', 'text', 'MEDI?'],

  ['PERSONAL-NAME', 'name', `TYPE=NAME-TYPE? ${PIECES} TRAN=NAME-TRAN* ${NOTES} SOUR*`],
  ['NAME-TYPE', 'enum NAME-TYPE', 'PHRASE?'],
  ['NAME-TRAN', 'name', `LANG! ${PIECES}`],
  ['SEX', 'enum SEX', ''],
  ['PERSON-ATTRIBUTE', 'text', `TYPE=TEXT? ${OF_PERSON}`],
  ['PERSON-NUMBER', 'integer', `TYPE=TEXT? ${OF_PERSON}`],
  ['PERSON-FACT', 'text', `TYPE=TEXT! ${OF_PERSON}`],
  ['PERSON-EVENT', 'event', `TYPE=TEXT? ${OF_PERSON}`],
  ['BIRT', 'event', `TYPE=TEXT? FAMC=FAMILY? ${OF_PERSON}`],
  ['ADOP', 'event', `TYPE=TEXT? FAMC=ADOP-FAMC? ${OF_PERSON}`],
  ['ADOP-FAMC', 'pointer FAM', 'ADOP=FAMC-ADOP?'],
  ['FAMC-ADOP', 'enum ADOP', 'PHRASE?'],
  ['FAMILY', 'pointer FAM', ''],
  ['INDI-FAMC', 'pointer FAM', `PEDI? STAT=FAMC-STAT? ${NOTES}`],
  ['PEDI', 'enum PEDI', 'PHRASE?'],
  ['FAMC-STAT', 'enum FAMC-STAT', 'PHRASE?'],
  ['FAMS', 'pointer FAM', NOTES],
  ['NO', 'enum EVEN', `DATE=PERIOD-DATE? ${NOTES} SOUR*`],
  ['ORDINANCE', 'none', ORDINANCE],
  ['SLGC', 'none', `${ORDINANCE} FAMC=FAMILY!`],
  ['ORDINANCE-STAT', 'enum ORDINANCE-STAT', 'DATE=EXACT-DATE!'],
  ['FAMILY-ATTRIBUTE', 'text', `TYPE=TEXT? ${OF_FAMILY}`],
  ['FAMILY-NUMBER', 'integer', `TYPE=TEXT? ${OF_FAMILY}`],
  ['FAMILY-FACT', 'text', `TYPE=TEXT! ${OF_FAMILY}`],
  ['FAMILY-EVENT', 'event', `TYPE=TEXT? ${OF_FAMILY}`],
  ['PARTNER-AGE', 'none', 'AGE!'],
];

const TYPES: ReadonlyMap<string, StructureType> = new Map(
  GRAMMAR.map(([type, payload, places]) => [type, { payload, places: placesOf(places) }]),
);

/** By the tag of a record. */
export const RECORD_TYPES: ReadonlyMap<string, string> = new Map([
  ...['FAM', 'INDI', 'HEAD', 'TRLR'].map((tag): [string, string] => [tag, tag]),
  ...['OBJE', 'REPO', 'SNOTE', 'SOUR', 'SUBM'].map((tag): [string, string] => [tag, `${tag}-RECORD`]),
]);

/** Every tag that 7.0 has anywhere. */
export const TAGS_OF_SEVEN: ReadonlySet<string> = new Set([
  ...RECORD_TYPES.keys(),
  ...[...TYPES.values()].flatMap(({ places }) => [...places.keys()]),
]);

export function structureType(name: string): StructureType {
  return TYPES.get(name) as StructureType;
}

function placed(tags: readonly string[], type: string): string {
  return tags.map((tag) => `${tag}=${type}*`).join(' ');
}

function placesOf(text: string): ReadonlyMap<string, Place> {
  return new Map(
    text
      .split(/\s+/)
      .filter((place) => place !== '')
      .map((place) => {
        const [tag = '', type = tag] = place.slice(0, -1).split('=');
        const number = place.slice(-1);
        return [tag, { type, isRequired: '!+'.includes(number), isOne: '!?'.includes(number) }];
      }),
  );
}

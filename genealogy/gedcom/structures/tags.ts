type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text;

function words<const Text extends string>(text: Text): Words<Text>[] {
  return text.split(' ') as Words<Text>[];
}

/** A tag that one version has and the other does not gets an underscore in the other, and is the same tag. */
const UNDERSCORED = words(
  '_UID _EXID _CREA _SDATE _NO _TRAN _CROP _PHRASE _MIME _INIL _SCHMA _ASSO _LANG _ROLE _SUBN _BLOB _FONE _ROMN',
);

/** Tags of GEDCOM 5.5, 5.5.1 and 7.0, and the few custom ones that we understand. */
export const KNOWN_TAGS = [
  ...words('HEAD TRLR INDI FAM NOTE SNOTE SOUR REPO OBJE SUBM SUBN'),
  ...words('CONC CONT GEDC VERS FORM CHAR LANG DEST FILE COPR CORP SCHMA TAG COMM'),
  ...words('NAME NPFX GIVN NICK SPFX SURN NSFX FONE ROMN TRAN SEX ALIA TITL'),
  ...words('FAMC FAMS HUSB WIFE CHIL PEDI STAT ASSO RELA ROLE PHRASE ANCI DESI'),
  ...words(
    'BIRT CHR DEAT BURI CREM ADOP BAPM BARM BASM BLES CHRA CONF FCOM ORDN NATU EMIG IMMI CENS PROB WILL GRAD RETI EVEN FACT NO',
  ),
  ...words('CAST DSCR EDUC IDNO NATI NCHI NMR OCCU PROP RELI RESI SSN ANUL DIV DIVF ENGA MARB MARC MARR MARL MARS'),
  ...words('BAPL CONL WAC INIL ENDL SLGC SLGS TEMP ORDI ANCE DESC FAMF'),
  ...words('DATE SDATE TIME PLAC MAP LATI LONG AGE TYPE CAUS AGNC RESN CHAN CREA'),
  ...words('ADDR ADR1 ADR2 ADR3 CITY STAE POST CTRY PHON EMAIL FAX WWW'),
  ...words('PAGE DATA TEXT QUAY AUTH PUBL ABBR CALN MEDI MIME BLOB CROP TOP LEFT HEIGHT WIDTH'),
  ...words('REFN RIN RFN AFN UID EXID'),
  ...words('_FREL _MREL _AKA _MARNM _TEXT _CONSENT'),
  ...UNDERSCORED,
];

type KnownTag = (typeof KNOWN_TAGS)[number];

/** The numbers that the known tags have in every pool: a pool is filled with them first, in this order. */
export const TAG = Object.fromEntries(KNOWN_TAGS.map((tag, index) => [tag, index + 1])) as Record<KnownTag, number>;

export function tagsNamed<const Text extends string>(
  text: Words<Text> extends KnownTag ? Text : never,
): ReadonlySet<number> {
  return new Set(text.split(' ').map((tag) => TAG[tag as KnownTag]));
}

/** By tag: itself, or the tag that it is another spelling of. */
export const PLAIN_TAGS: Uint32Array = Uint32Array.from({ length: KNOWN_TAGS.length + 1 }, (_, number) => number);
for (const tag of UNDERSCORED) PLAIN_TAGS[TAG[tag]] = TAG[tag.slice(1) as KnownTag];
PLAIN_TAGS[TAG.WAC] = TAG.INIL;

/** A tag as written, in the one spelling that this library has for it; an unknown one as it stands. */
export function plainTag(written: string): string {
  // Files of anybody have `constructor`, too.
  const known = [written, written.toUpperCase()].find((tag): tag is KnownTag => Object.hasOwn(TAG, tag));
  return known === undefined ? written : (KNOWN_TAGS[(PLAIN_TAGS[TAG[known]] as number) - 1] as string);
}

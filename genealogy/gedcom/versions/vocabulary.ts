// Tables are maps: a word of the file such as `constructor` must not find what every object has.

const MEDIA = wordsOf(
  'AUDIO BOOK CARD ELECTRONIC FICHE FILM MAGAZINE MANUSCRIPT MAP NEWSPAPER PHOTO TOMBSTONE VIDEO OTHER',
);

/** Values that 7.0 spells in capitals and 5.5.1 in small letters, by `SUPERSTRUCTURE.TAG`. */
export const ENUMERATIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['FAMC.PEDI', wordsOf('ADOPTED BIRTH FOSTER SEALING OTHER')],
  ['FAMC.STAT', wordsOf('CHALLENGED DISPROVEN PROVEN')],
  ['NAME.TYPE', wordsOf('AKA BIRTH IMMIGRANT MAIDEN MARRIED PROFESSIONAL OTHER')],
  ['FORM.MEDI', MEDIA],
  ['CALN.MEDI', MEDIA],
]);

export const ROLES = wordsOf(
  'CHIL CLERGY FATH FRIEND GODP HUSB MOTH MULTIPLE NGHBR OFFICIATOR PARENT SPOU WIFE WITN OTHER',
);

/** Words for a role as people write them, in English and Croatian. */
export const ROLE_WORDS: readonly (readonly [RegExp, string])[] = [
  [/^(god(father|mother|parent)|(krsni |krsna |krizmani |krizmana )?kuma?)$/i, 'GODP'],
  [/^(witness|svjedok(inja)?|vjenčani kum|vjenčana kuma)$/i, 'WITN'],
  [/^(friend|prijatelj(ica)?)$/i, 'FRIEND'],
  [/^(neighbou?r|susjeda?)$/i, 'NGHBR'],
  [/^(clergy|priest|svećenik|župnik)$/i, 'CLERGY'],
];

export const ORDINANCES = wordsOf('BAPL CONL ENDL INIL SLGC SLGS');
export const ORDINANCE_STATUS = pairsOf('DNS/CAN=DNS_CAN, PRE-1970=PRE_1970');

export const MEDIA_TYPES = pairsOf(
  `bmp=image/bmp, gif=image/gif, jpg=image/jpeg, png=image/png, tif=image/tiff, pcx=image/x-pcx, webp=image/webp, wav=audio/wav,
   mp3=audio/mpeg, ogg=audio/ogg, mp4=video/mp4, avi=video/x-msvideo, mpg=video/mpeg, mov=video/quicktime, pdf=application/pdf,
   rtf=application/rtf, doc=application/msword, ole=application/x-oleobject, txt=text/plain, htm=text/html`,
);

/** As 5.5.1 names them, and as people and programs do; a language's first name is the one for writing 5.5.1. */
export const LANGUAGES = pairsOf(
  `Afrikaans=af, Albanian=sq, Amharic=am, Anglo-Saxon=ang, Arabic=ar, Armenian=hy, Assamese=as, Belorusian=be, Belarusian=be,
   Bengali=bn, Bosnian=bs, Bosanski=bs, Braj=bra, Bulgarian=bg, Burmese=my, Cantonese=yue, Catalan=ca, Catalan_Spn=ca, Chinese=zh,
   Church-Slavic=cu, Croatian=hr, Hrvatski=hr, Czech=cs, Danish=da, Dansk=da, Dogri=doi, Dutch=nl, Nederlands=nl, English=en,
   Esperanto=eo, Estonian=et, Faroese=fo, Finnish=fi, Suomi=fi, French=fr, Français=fr, Francais=fr, Georgian=ka, German=de,
   Deutsch=de, Greek=el, Gujarati=gu, Hawaiian=haw, Hebrew=he, Hindi=hi, Hungarian=hu, Magyar=hu, Icelandic=is, Íslenska=is,
   Indonesian=id, Italian=it, Italiano=it, Japanese=ja, Kannada=kn, Khmer=km, Konkani=kok, Korean=ko, Lahnda=lah, Lao=lo, Latin=la,
   Latvian=lv, Lithuanian=lt, Macedonian=mk, Maithili=mai, Malayalam=ml, Mandrin=cmn, Mandarin=cmn, Manipuri=mni, Marathi=mr,
   Mewari=mtr, Montenegrin=cnr, Navaho=nv, Nepali=ne, Norwegian=no, Norsk=no, Oriya=or, Pahari=him, Pali=pi, Panjabi=pa,
   Persian=fa, Polish=pl, Polski=pl, Portuguese=pt, Português=pt, Prakrit=pra, Pusto=ps, Rajasthani=raj, Romanian=ro, Russian=ru,
   Sanskrit=sa, Serb=sr, Serbian=sr, Srpski=sr, Serbo_Croa=sh, Serbo-Croatian=sh, Slovak=sk, Slovene=sl, Slovenian=sl,
   Slovenski=sl, Spanish=es, Español=es, Espanol=es, Swedish=sv, Svenska=sv, Tagalog=tl, Tamil=ta, Telugu=te, Thai=th, Tibetan=bo,
   Turkish=tr, Ukrainian=uk, Urdu=ur, Vietnamese=vi, Wendic=wen, Yiddish=yi`,
);
const LANGUAGE_BY_NAME = new Map([...LANGUAGES].map(([name, tag]) => [name.toLowerCase(), tag]));

/** The language's tag as BCP 47 has it; what is none of the names stays as it is. */
export function languageTag(name: string): string {
  return (
    LANGUAGE_BY_NAME.get(name.trim().toLowerCase().replace(' ', '_')) ??
    LANGUAGE_BY_NAME.get(name.trim().toLowerCase()) ??
    name
  );
}

/** By the 5.5.1 tag and the type beneath it, the language of a TRAN. */
export const TRANSLITERATIONS = pairsOf(
  'FONE hangul=ko-hang, FONE kana=ja-hrkt, ROMN pinyin=und-Latn-pinyin, ROMN romaji=ja-Latn, ROMN wadegiles=zh-Latn-wadegile',
);

export const AGE_WORDS: ReadonlyMap<string, { readonly value: string; readonly phrase: string }> = new Map([
  ['CHILD', { value: '< 8y', phrase: 'Child' }],
  ['INFANT', { value: '< 1y', phrase: 'Infant' }],
  ['STILLBORN', { value: '0y', phrase: 'Stillborn' }],
]);

const EVEN = wordsOf(
  `ADOP ANUL BAPM BARM BASM BIRT BLES BURI CENS CHR CHRA CONF CREM DEAT DIV DIVF EMIG ENGA FCOM GRAD IMMI MARB MARC MARL MARR MARS
   NATU ORDN PROB RETI WILL`,
);

/** Words that 7.0 lists, by the name of their set. */
export const ENUMERATION_SETS: ReadonlyMap<string, readonly string[]> = new Map([
  ['ADOP', wordsOf('BOTH HUSB WIFE')],
  ['EVEN', EVEN],
  ['EVENATTR', [...EVEN, ...wordsOf('CAST DSCR EDUC EVEN FACT IDNO NATI NCHI NMR OCCU PROP RELI RESI SSN TITL')]],
  ['FAMC-STAT', ENUMERATIONS.get('FAMC.STAT') ?? []],
  ['MEDI', MEDIA],
  ['NAME-TYPE', ENUMERATIONS.get('NAME.TYPE') ?? []],
  [
    'ORDINANCE-STAT',
    wordsOf('BIC CANCELED CHILD COMPLETED DNS DNS_CAN EXCLUDED INFANT PRE_1970 STILLBORN SUBMITTED UNCLEARED'),
  ],
  ['PEDI', ENUMERATIONS.get('FAMC.PEDI') ?? []],
  ['QUAY', wordsOf('0 1 2 3')],
  ['RESN', wordsOf('CONFIDENTIAL LOCKED PRIVACY')],
  ['ROLE', ROLES],
  ['SEX', wordsOf('F M U X')],
]);

/** 7.0 has them, 5.5.1 does not and gets them with an underscore, as its own rules for new tags have it. */
export const NEW_IN_SEVEN = wordsOf('UID EXID CREA SDATE NO TRAN CROP PHRASE MIME INIL SCHMA');

/** The other way about: 5.5 and 5.5.1 have them, 7.0 does not. */
export const GONE_IN_SEVEN = wordsOf('SUBN BLOB FONE ROMN');

/** What stands with an event that there was not, and with a flag that is not set. */
export function saysNo(value: string): boolean {
  return /^\s*(?:n|no|ne|nein|none|false|0)\s*$/i.test(value);
}

export const EVENTS = wordsOf(
  `BIRT CHR DEAT BURI CREM ADOP BAPM BARM BASM BLES CHRA CONF FCOM ORDN NATU EMIG IMMI CENS PROB WILL GRAD RETI
   ANUL DIV DIVF ENGA MARB MARC MARR MARL MARS`,
);

export const TERMS = 'https://gedcom.io/terms/v7/';

function wordsOf(text: string): readonly string[] {
  return text.split(/\s+/);
}

function pairsOf(text: string): ReadonlyMap<string, string> {
  return new Map(text.split(/,\s*/).map((pair) => pair.split('=') as [string, string]));
}

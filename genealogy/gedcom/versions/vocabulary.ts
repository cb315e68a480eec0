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

export const LANGUAGES = pairsOf(
  `Afrikaans=af, Albanian=sq, Anglo-Saxon=ang, Armenian=hy, Belorusian=be, Bulgarian=bg, Catalan=ca, Chinese=zh, Croatian=hr, Czech=cs,
   Danish=da, Dutch=nl, English=en, Esperanto=eo, Estonian=et, Faroese=fo, Finnish=fi, French=fr, Georgian=ka, German=de, Greek=el,
   Hebrew=he, Hungarian=hu, Icelandic=is, Italian=it, Japanese=ja, Korean=ko, Latvian=lv, Lithuanian=lt, Macedonian=mk, Norwegian=no,
   Persian=fa, Polish=pl, Portuguese=pt, Romanian=ro, Russian=ru, Serbian=sr, Slovak=sk, Slovene=sl, Spanish=es, Swedish=sv, Turkish=tr,
   Ukrainian=uk, Wendic=wen, Yiddish=yi`,
);

/** By the 5.5.1 tag and the type beneath it, the language of a TRAN. */
export const TRANSLITERATIONS = pairsOf(
  'FONE hangul=ko-hang, FONE kana=ja-hrkt, ROMN pinyin=und-Latn-pinyin, ROMN romaji=ja-Latn, ROMN wadegiles=zh-Latn-wadegile',
);

export const AGE_WORDS: ReadonlyMap<string, { readonly value: string; readonly phrase: string }> = new Map([
  ['CHILD', { value: '< 8y', phrase: 'Child' }],
  ['INFANT', { value: '< 1y', phrase: 'Infant' }],
  ['STILLBORN', { value: '0y', phrase: 'Stillborn' }],
]);

/** 7.0 has them, 5.5.1 does not and gets them with an underscore, as its own rules for new tags have it. */
export const NEW_IN_SEVEN = wordsOf('UID EXID CREA SDATE NO TRAN CROP PHRASE MIME INIL SCHMA');

/** The other way about: 5.5 and 5.5.1 have them, 7.0 does not. */
export const GONE_IN_SEVEN = wordsOf('SUBN BLOB FONE ROMN');

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

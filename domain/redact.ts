const NAME = "[\\p{L}\\p{M}\\p{N}.!#$%'*+^_`{|}~-]{1,64}";
/** Also as an address of a page writes it, with %40 or %2540, and as other keyboards do. */
const AT = '(?:[@＠﹫]|%(?:25){0,3}40|%(?:25){0,3}EF%(?:25){0,3}BC%(?:25){0,3}A0|&#(?:64|x40);|\\\\u0040)';
/** Letters and dots may be encoded. */
const LABEL = '[\\p{L}\\p{M}\\p{N}%_-]{1,190}';
const DOT = '[.。．｡]';
const LITERAL = '\\[[\\p{L}\\p{N}.:]{2,60}\\]';
/**
 * `ana@localhost` has a name before it, which `@firebase/app` has not; without one, only what has a dot is an address. All
 * parts are bounded, so that no text makes the search slow.
 */
const EMAIL = new RegExp(
  `${NAME}${AT}(?:${LABEL}(?:${DOT}${LABEL})*|${LITERAL})|${AT}${LABEL}(?:${DOT}${LABEL})+`,
  'giu',
);

/** Names whose value lets somebody in, in addresses (also encoded ones), forms and answers. */
const SECRET =
  /(?<=\b|%3F|%26)(znak|oobCode|token|idToken|refreshToken|proof|sessionId|password|newPassword)(["']?(?:=|%3D|:)\s*["']?)[^\s"'&%,;})]+/gi;
/** Who has it reads a draft: in the address of its page, and of each of its pictures. */
const PREVIEW = /(\bpregled(?:\/|=|%2F|%3D))[^\s"'&?%]+/gi;
/** Names that mean something else outside an address. */
const SECRET_PARAMETER = /([?&](?:code|state|key)=)[^\s"'&]+/gi;

/** What browsers and Firebase prove themselves with. */
const SIGNED_TOKEN = /\beyJ[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;

/** A number that its name gives away, and one with a country's code: others cannot be told from counts. */
const TELEPHONE =
  /(\btelephone["']?(?:=|%3D|:)\s*["']?)[+\d][^"'&,;}]{4,60}|(?:\+|%2B)[1-9]\d{0,2}(?:[\s()/.-]|%20|\d){6,40}\d/gi;

/** What every pattern above needs to match anything. Most of what is logged has none of it. */
const SUSPICIOUS = /[@＠﹫%&\\=:]|eyJ|\+\d|pregled/i;

/** A text fit for a log: whoever reads it learns nobody's address, and finds nothing to get in with. */
export function redact(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  return text
    .replace(SIGNED_TOKEN, '[token]')
    .replace(SECRET, '$1$2[secret]')
    .replace(PREVIEW, '$1[secret]')
    .replace(SECRET_PARAMETER, '$1[secret]')
    .replace(TELEPHONE, '$1[telephone]')
    .replace(EMAIL, '[email]');
}

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
  /(?<=\b|%(?:25){0,3}(?:3F|26|2F))(znak|oobCode|token|idToken|refreshToken|proof|sessionId|password|newPassword)(["']?(?:=|%(?:25){0,3}3D|:)\s*["']?)[^\s"'&%,;})]+/gi;
const SECRET_NAME =
  /^(?:znak|oobCode|(?:id|access|refresh|session)?-?_?token|proof|sessionId|(?:new)?password|pass(?:phrase)?|authorization|(?:set-)?cookie|private_?key)$/i;
/** Who has it reads a draft, or a kinship shared by a link: in the address of its page, and of each of its pictures. */
const PRIVATE_LINK = /((?:\b|%(?:25){0,3}(?:2F|3F|26))(?:pregled|srodstvo)(?:\/|=|%(?:25){0,3}(?:2F|3D)))[^\s"'&?%]+/gi;
/** Names that mean something else outside an address. */
const SECRET_PARAMETER = /([?&](?:code|state|key)=)[^\s"'&]+/gi;

/** What browsers, Firebase and Google prove themselves with. Its head is short: without a bound, each `eyJ` of a long word would be followed to its end. */
const SIGNED_TOKEN = /\beyJ[\w-]{8,300}\.[\w-]{8,}\.[\w-]*|\b(?:AIza|ya29\.)[\w.-]{10,}/g;
const CREDENTIALS = /\b((?:Bearer|Basic)\s+)[\w.~+/=-]{6,}/gi;
/** Who signs in to a server, before its name: in others than addresses of pages a password may hold nearly anything. */
const URL_USER = /\b((?:smtps?|https?|ftp):\/\/)(?:(?<=smtps?:\/\/)[^\s"'<>@]{1,300}|[^\s/"'<>@]{1,300})@[^\s"'<>]*/gi;

const COLON = '(?::|%3A)';
const GROUPS = `[\\da-f]{1,4}(?:${COLON}[\\da-f]{1,4})`;
const QUAD = '\\d{1,3}(?:(?:\\.|%2E)\\d{1,3}){3}';
/** Of a machine that somebody sits at. A time has colons as well, but neither seven of them nor two together. */
const MACHINE = new RegExp(
  `(?<![\\w:.])(?:${GROUPS}{7}|(?:${GROUPS}{0,6})?${COLON}{2}(?:${GROUPS}{0,6})?(?:${COLON}?${QUAD})?)(?![\\w:]|\\.\\d)|(?<![\\w.]|\\d%2E)${QUAD}(?![\\w]|\\.\\d)`,
  'gi',
);
/** This machine itself, wherever it listens: nobody's. */
const NOBODYS = /^(?:127(?:\.\d{1,3}){3}|0\.0\.0\.0|::1?)$/;

/** A number that its name gives away, and one with a country's code: others cannot be told from counts. */
const TELEPHONE =
  /(\btelephone["']?(?:=|%3D|:)\s*["']?)[+\d][^"'&,;}]{4,60}|(?:\+|%2B)[1-9]\d{0,2}(?:[\s()/.-]|%20|\d){6,40}\d/gi;

/** What every pattern above needs to match anything. Most of what is logged has none of it. */
const SUSPICIOUS = /[@＠﹫%&\\=:]|eyJ|AIza|ya29|\+\d|\d\.\d|pregled|srodstvo|bearer|basic/i;

/** Letters, digits and signs that need no encoding in an address, encoded: the site reads them like any other. */
const NEEDLESSLY_ENCODED = /%(?:25){0,3}(3\d|4[1-9a-f]|5[\daf]|6[1-9a-f]|7[\dae]|2[de])/gi;

/** A text fit for a log: whoever reads it learns nobody's address, and finds nothing to get in with. */
export function redact(text: string): string {
  if (!SUSPICIOUS.test(text)) return text;
  return text
    .replace(NEEDLESSLY_ENCODED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(SIGNED_TOKEN, '[token]')
    .replace(CREDENTIALS, '$1[secret]')
    .replace(URL_USER, '$1[secret]')
    .replace(SECRET, '$1$2[secret]')
    .replace(PRIVATE_LINK, '$1[secret]')
    .replace(SECRET_PARAMETER, '$1[secret]')
    .replace(TELEPHONE, '$1[telephone]')
    .replace(EMAIL, '[email]')
    .replace(MACHINE, (address) => (NOBODYS.test(address) ? address : '[machine]'));
}

/** Whether what stands under this name lets somebody in, whatever it is. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name);
}

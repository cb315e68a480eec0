export interface Surroundings {
  /** The text begins a line of a paragraph, where Markdown looks for headings, lists and quotes. */
  readonly startsLine: boolean;
  readonly inLink: boolean;
  readonly before: string;
  readonly after: string;
}

const LETTER = /[\p{L}\p{N}]/u;
/** Everything that could be a sign anywhere but between cells: for texts in which less was not enough. */
const SIGNS = /[!"#$%&'()*+,\-./:;<=>?@[\]\\^_`{}~]/g;
const LINE_STARTS =
  /^(?:#{1,6}(?= |$)|[-+*](?= |$)|>|=+(?= *$)|\d{1,9}(?=[.)](?: |$))|[-*_](?=(?: ?[-*_])+ *$)|```|~~~|\|)/;
const ADDRESS_STARTS = /\b(https?|ftp)(?=:\/\/)|\bwww(?=\.)/gi;

/** Words so that Markdown reads them as nothing else, with as few backslashes as may do. */
export function escaped(text: string, surroundings: Surroundings): string {
  const { startsLine, inLink } = surroundings;
  const guarded = text.replace(/[\\`*_[\]<&@!]/g, (sign, index: number) => {
    const before = text[index - 1] ?? surroundings.before;
    const after = text[index + 1] ?? surroundings.after;
    return isSign(sign, before, after, text.slice(index + 1, index + 40), inLink) ? `\\${sign}` : sign;
  });
  const plain = inLink ? guarded : guarded.replace(ADDRESS_STARTS, '$&\\');
  if (!startsLine) return plain;
  return plain.replace(LINE_STARTS, (start) => (/^\d/.test(start) ? `${start}\\` : `\\${start}`));
}

export function wholeEscaped(text: string, inLink: boolean): string {
  // In the words of a link, a backslash before a bracket is gone before they are read.
  return text.replace(SIGNS, (sign) => (inLink && /[[\]]/.test(sign) ? `&#${sign.charCodeAt(0)};` : `\\${sign}`));
}

function isSign(sign: string, before: string, after: string, rest: string, inLink: boolean): boolean {
  switch (sign) {
    case '*':
      return !(isSpace(before) && isSpace(after));
    case '_':
      return !(LETTER.test(before) && LETTER.test(after)) && !(isSpace(before) && isSpace(after));
    case '\\':
      return after === '' || /[!-/:-@[-`{-~\n]/.test(after);
    case '[':
      return inLink || /^\^\d/.test(rest);
    case ']':
      return inLink || after === '(';
    case '<':
      return /[A-Za-z]/.test(after);
    case '&':
      return /^(?:#|\w+;)/.test(rest);
    case '@':
      return !inLink && LETTER.test(after);
    case '!':
      return after === '[';
    default:
      return true;
  }
}

function isSpace(sign: string): boolean {
  return sign !== '' && sign.trim() === '';
}

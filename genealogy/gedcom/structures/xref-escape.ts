// 7.0 allows only capitals, digits and underscores in an xref, older versions allow almost anything.

const LEGAL = /^[A-Z0-9_]+$/;
const ESCAPED = /^U_((?:[0-9A-F]{2})+)$/;

/** An xref that 7.0 accepts; the same one where it does already. */
export function escapedXref(xref: string): string {
  if (needsNoEscape(xref)) return xref;
  return `U_${Array.from(new TextEncoder().encode(xref), (byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('')}`;
}

/** The xref as it was before; one that merely looks escaped is left alone. */
export function unescapedXref(xref: string): string {
  const digits = ESCAPED.exec(xref)?.[1];
  if (digits === undefined) return xref;
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const original = new TextDecoder().decode(bytes);
  return needsNoEscape(original) || /[@\r\n\u{fffd}]/u.test(original) ? xref : original;
}

/** A legal one that looks escaped is escaped too, or it would come back as something else. */
function needsNoEscape(xref: string): boolean {
  return LEGAL.test(xref) && unescapedXref(xref) === xref;
}

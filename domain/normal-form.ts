/** As short, putting marks in order takes no time. */
const SHORT = 64;
/** More on one letter than any script has. */
const TOO_MANY_MARKS = /(\p{M}{20})\p{M}+/gu;

/**
 * Letters and their marks as Unicode composes them, or takes them apart. Marks that stand one on another in the wrong order are
 * sorted, which takes the square of their number: a few kilobytes of nothing else would keep everybody waiting, so they are cut.
 */
export function normalForm(text: string, form: 'NFC' | 'NFD' | 'NFKC'): string {
  return (text.length <= SHORT ? text : text.replace(TOO_MANY_MARKS, '$1')).normalize(form);
}

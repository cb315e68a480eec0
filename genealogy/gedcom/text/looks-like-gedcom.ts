/** Nobody puts more than this before the first record; in a file of another kind there is no need to look further. */
const LONGEST_PREAMBLE = 1 << 20;
const RECORD =
  /(?:^|[\r\n])[ \t\u{feff}]*0[ \t]+(?:@[^@\r\n]+@[ \t]*)?(?:HEAD|INDI|FAM|NOTE|SNOTE|SOUR|REPO|OBJE|SUBM|SUBN|TRLR)\b/iu;

/**
 * A cheap look that spares a photograph or a disk image the whole way through; a whole file passes it at its first
 * bytes.
 */
export function looksLikeGedcom(bytes: Uint8Array, encoding: 'latin1' | 'UTF-16LE' | 'UTF-16BE'): boolean {
  return [1024, LONGEST_PREAMBLE].some((length) =>
    RECORD.test(new TextDecoder(encoding).decode(bytes.subarray(0, length))),
  );
}

const PLATFORM = {
  CP1250: 'windows-1250',
  CP1251: 'windows-1251',
  CP1252: 'windows-1252',
  CP1254: 'windows-1254',
  CP1257: 'windows-1257',
  'ISO-8859-2': 'iso-8859-2',
  MacRoman: 'macintosh',
} as const;

/** What the bytes 80 … FF mean in pages that the platform does not know. */
const OWN = {
  CP437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}',
  CP850:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐' +
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u{ad}±‗¾¶§÷¸°¨·¹³²■\u{a0}',
  CP852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}',
  MacCroatian:
    'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®Š™´¨≠ŽØ∞±≤≥∆µ∂∑∏š∫ªºΩžø¿¡¬√ƒ≈Ć«Č…\u{a0}ÀÃÕŒœ' +
    'Đ—“”‘’÷◊\u{fffd}©⁄€‹›Æ»–·‚„‰ÂćÁčÈÍÎÏÌÓÔđÒÚÛÙıˆ˜¯πË˚¸Êæˇ',
  MacCentralEuropean:
    'ÄĀāÉĄÖÜáąČäčĆćéŹźĎíďĒēĖóėôöõúĚěü†°Ę£§•¶ß®©™ę¨≠ģĮįĪ≤≥īĶ∂∑łĻļĽľĹĺŅņŃ¬√ńŇ∆«»…\u{a0}ňŐÕőŌ' +
    '–—“”‘’÷◊ōŔŕŘ‹›řŖŗŠ‚„šŚśÁŤťÍŽžŪÓÔūŮÚůŰűŲųÝýķŻŁżĢˇ',
} as const;

export type CodePage = keyof typeof PLATFORM | keyof typeof OWN;

const UPPER_HALVES = new Map<CodePage, string>();

/** A replacement character where a byte means nothing; the platform gives control characters there. */
function upperHalf(page: CodePage): string {
  const known = UPPER_HALVES.get(page);
  if (known !== undefined) return known;
  const half =
    page in OWN
      ? OWN[page as keyof typeof OWN]
      : new TextDecoder(PLATFORM[page as keyof typeof PLATFORM])
          .decode(Uint8Array.from({ length: 128 }, (_, index) => index + 0x80))
          .replace(/[\u{80}-\u{9f}]/gu, '\u{fffd}');
  UPPER_HALVES.set(page, half);
  return half;
}

/** The letter of a byte above 7F. */
export function letterOf(page: CodePage, byte: number): string {
  return upperHalf(page)[byte - 0x80] ?? '\u{fffd}';
}

/** None of the code pages goes beyond U+FFFF, so that no letter takes more than three bytes. */
export function utf8OfCodePage(bytes: Uint8Array, page: CodePage): Uint8Array {
  const codes = Uint16Array.from({ length: 256 }, (_, byte) =>
    byte < 0x80 ? byte : letterOf(page, byte).charCodeAt(0),
  );
  let length = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const code = codes[bytes[index] as number] as number;
    length += code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
  }
  const text = new Uint8Array(length);
  let at = 0;
  for (let index = 0; index < bytes.length; index += 1) {
    const code = codes[bytes[index] as number] as number;
    if (code < 0x80) text[at++] = code;
    else if (code < 0x800) {
      text[at++] = 0xc0 | (code >> 6);
      text[at++] = 0x80 | (code & 0x3f);
    } else {
      text[at++] = 0xe0 | (code >> 12);
      text[at++] = 0x80 | ((code >> 6) & 0x3f);
      text[at++] = 0x80 | (code & 0x3f);
    }
  }
  return text;
}

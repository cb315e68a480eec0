export type CodePage = 'CP1250' | 'CP1252' | 'CP437' | 'CP852';

/** What the bytes 80 … FF mean; a replacement character where they mean nothing. */
const UPPER_HALVES: Record<CodePage, string> = {
  CP1250:
    '€\u{fffd}‚\u{fffd}„…†‡\u{fffd}‰Š‹ŚŤŽŹ\u{fffd}‘’“”•–—\u{fffd}™š›śťžź\u{a0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{ad}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż' +
    'ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙',
  CP1252:
    '€\u{fffd}‚ƒ„…†‡ˆ‰Š‹Œ\u{fffd}Ž\u{fffd}\u{fffd}‘’“”•–—˜™š›œ\u{fffd}žŸ\u{a0}¡¢£¤¥¦§¨©ª«¬\u{ad}®¯°±²³´µ¶·¸¹º»¼½¾¿' +
    'ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞßàáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ',
  CP437:
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐' +
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u{a0}',
  CP852:
    'ÇüéâäůćçłëŐőîŹÄĆÉĹĺôöĽľŚśÖÜŤťŁ×čáíóúĄąŽžĘę¬źČş«»░▒▓│┤ÁÂĚŞ╣║╗╝Żż┐' +
    '└┴┬├─┼Ăă╚╔╩╦╠═╬¤đĐĎËďŇÍÎě┘┌█▄ŢŮ▀ÓßÔŃńňŠšŔÚŕŰýÝţ´\u{ad}˝˛ˇ˘§÷¸°¨˙űŘř■\u{a0}',
};

/** The letter of a byte above 7F. */
export function letterOf(page: CodePage, byte: number): string {
  return UPPER_HALVES[page][byte - 0x80] ?? '\u{fffd}';
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

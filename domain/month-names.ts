/**
 * Names of the months in the languages of the region's registers, in all cases, as patterns over plain small letters:
 * Croatian, Serbian, Bosnian, Slovene, German, English, Latin, Italian, French. `listopad` is October here, whatever it
 * is among Slovenes and Czechs.
 */
const NAMES = [
  'sij(ec|ec(anj|nj(a|u|em|e|i)))? jan(u?ar(a|u|om|ja|ju|jem|y)?|n?er[as]?)? [ij]anuari(us|um|i|o) gennaio janvier jenner',
  'velj(ac(a|e|i|u|om))? feb(ru?ar(a|u|om|ja|ju|jem|y)?|er|r)? februari(us|um|i|o) febbraio fevrier hornung svec(an|na)',
  'ozu(j(ak|k(a|u|om|e))?)? mar(t(a|u|om)?|ec|ca|cu|ch)? maerz marz marti(us|i|o) marzo mars susec',
  'tra(v(anj|nj(a|u|em|e))?)? apr(il(a|u|om|is|i|e)?)? avril',
  'svi(b(anj|nj(a|u|em|e))?)? ma[ijy](a|u|em|us|i|o)? maggio',
  'lip(anj|nj(a|u|em|e))? [ij]un(i|ij?[aeu]?|ijem|ius|ii|io|a|u|om|e|o)? giugno juin brachmonat roznik',
  'srp(anj|nj(a|u|em|e))? [ij]ul(i|ij?[aeu]?|ijem|ius|ii|io|a|u|om|y|ei)? luglio juillet heumonat',
  'kol(ovoz(a|u|om|e)?)? a[uv]g(ust(a|u|om|us|i|o)?)? agosto aout',
  'ruj(an|n(a|u|om|e))? sept?(emb(ar|er|ra|ru|rom|ris|ri))? (7|vii)-?(ber|bris|bre|bra) settembre septembre kimavec',
  'lis(t(opad(a|u|om|e)?)?)? o[kc]t(ob(ar|er|ra|ru|rom|ris|ri))? (8|viii)-?(ber|bris|bre|bra) ottobre octobre vinotok',
  'stu(d(en(i|og|oga|om|ome|omu|im))?)? nov(emb(ar|er|ra|ru|rom|ris|ri|re))? (9|ix)-?(ber|bris|bre|bra)',
  'pro(s(in(ac|c(a|u|em|e)))?)? de[czs](emb(ar|er|ra|ru|rom|ris|ri))? (10|x)-?(ber|bris|bre|bra) dicembre decembre grud(en|na)',
].map((names) => new RegExp(`^(?:${names.split(' ').join('|')})$`));

const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const CYRILLIC: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [...'абвгдђежзијклмнопрстћуфхцчш'].map((letter, index) => [
      letter,
      [...'abvgdđežzijklmnoprstćufhcčš'][index] ?? '',
    ]),
  ),
  ...{ љ: 'lj', њ: 'nj', џ: 'dž' },
};

/** Small letters without marks: so is `siječnja` found in `SIJECNJA`, and `јануар` in `januar`. */
export function plainLetters(text: string): string {
  return text
    .toLowerCase()
    .replace(/[а-џ]/g, (letter) => CYRILLIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd');
}

/** 1 … 12 for a name, its beginning or its Roman number, with a dot or without. */
export function monthNamed(word: string): number | undefined {
  const plain = plainLetters(word).replace(/\.$/, '');
  const roman = ROMAN.indexOf(plain);
  const found = roman >= 0 ? roman : NAMES.findIndex((pattern) => pattern.test(plain));
  return found < 0 ? undefined : found + 1;
}

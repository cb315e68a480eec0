import { replaceInContent } from './canaries.ts';

const CHILDREN = 6;
const GENERATIONS = 3;
/** Their cards are the two ends of the lowest row. The last one is alive. */
export const [FIRST, LAST] = ['Prvi', 'Posljednji'] as const;
/** The only ones with dates, places and nicknames. */
export const COUPLE = { he: 'Zapisani', she: 'Zapisana' } as const;
export const LONG_NAME = 'Marija Terezija Karolina';

/**
 * A tree far wider than a screen, as a GEDCOM file: couples with six children each, under a line of ancestors without names;
 * beside it a family of two generations that nobody else belongs to.
 */
function wideTree(): string {
  const lines = ['0 HEAD', '1 GEDC', '2 VERS 5.5.1', '1 CHAR UTF-8'];
  let count = 0;
  let families = 0;
  const person = (name: string, sex: 'M' | 'F', ...facts: string[]) => {
    count += 1;
    lines.push(`0 @I${count}@ INDI`, `1 NAME ${name}`, `1 SEX ${sex}`, ...facts);
    return `I${count}`;
  };
  const [dead, alive] = [['1 DEAT Y'], ['1 BIRT', '2 DATE 1990']];
  const family = (husband: string, wife: string | undefined, children: readonly string[]) => {
    families += 1;
    lines.push(`0 @F${families}@ FAM`, `1 HUSB @${husband}@`, ...(wife ? [`1 WIFE @${wife}@`] : []));
    lines.push(...children.map((child) => `1 CHIL @${child}@`));
  };
  const last = CHILDREN ** GENERATIONS - 1;
  const grow = (generation: number, place: number): string => {
    const isMiddle = generation === GENERATIONS - 1 && place === Math.floor(CHILDREN ** generation / 2);
    const facts = ['2 NICK Pisac', '1 BIRT', '2 DATE 1 MAY 1850', '2 PLAC Naše brdo', '1 DEAT', '2 DATE 2 MAY 1920'];
    const isLeaf = generation === GENERATIONS;
    const edge = isLeaf && place === 0 ? FIRST : isLeaf && place === last ? LAST : undefined;
    const own = isMiddle
      ? person(`${COUPLE.he} /Širić/`, 'M', ...facts)
      : person(`${edge ?? `Muž${generation}x${place}`} /Širić/`, 'M', ...(edge === LAST ? alive : dead));
    if (isLeaf) return own;
    const wife = isMiddle
      ? person(`${COUPLE.she} /Matić/`, 'F', ...facts)
      : person(`Žena${generation}x${place} /Matić/`, 'F', ...dead);
    family(
      own,
      wife,
      Array.from({ length: CHILDREN }, (_, child) => grow(generation + 1, place * CHILDREN + child)),
    );
    return own;
  };
  let eldest = grow(0, 0);
  for (let above = 0; above < 8; above += 1) {
    const parent = person('', 'M', ...dead);
    family(parent, undefined, [eldest]);
    eldest = parent;
  }
  const [father, mother] = [person('Odvojeni /Samac/', 'M', ...dead), person(LONG_NAME, 'F', ...dead)];
  family(father, mother, [person('Odvojena /Samac/', 'F', ...dead)]);
  return [...lines, '0 TRLR', ''].join('\n');
}

/** Into the content of a copied build, before its site starts. */
export function plantWideTree(folder: string): void {
  replaceInContent(folder, 'trees/bosnjak.ged', /^.*$/s, wideTree());
}

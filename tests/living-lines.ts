import { findLiving, NOBODY, readGedcom } from '../genealogy/index.ts';

/** A tree's file with other dates and places in the records of the living and of their marriages. */
export function changeLinesOfLiving(
  gedcom: string,
  today: string,
  change: (tag: 'DATE' | 'PLAC', value: string) => string,
): string {
  const { genealogy } = readGedcom(new TextEncoder().encode(gedcom));
  const { individuals, families, graph } = genealogy;
  const lives = findLiving(genealogy, today);
  const isLiving = (person: number | undefined): boolean =>
    person !== undefined && person !== NOBODY && lives[person] === 1;
  const isOfLiving = (record: string): boolean => {
    const [, id = '', kind] = /^0 @(.+?)@ (INDI|FAM)\b/.exec(record) ?? [];
    if (kind === 'INDI') return isLiving(individuals.indexOf(id));
    const family = kind === 'FAM' ? families.indexOf(id) : NOBODY;
    return isLiving(graph.firstPartner[family]) || isLiving(graph.secondPartner[family]);
  };
  return gedcom
    .split(/^(?=0 )/m)
    .map((record) =>
      isOfLiving(record)
        ? record.replace(
            /^(\d+) (DATE|PLAC) (.+)$/gm,
            (_, level, tag, value) => `${level} ${tag} ${change(tag, value)}`,
          )
        : record,
    )
    .join('');
}

import { NOBODY, Pedigree, Sex } from '../graph.ts';
import { ANY_DAY, yearsAfter } from './days.ts';
import type { HealthFindings, HealthKind } from './findings.ts';
import type { Inspected, Life } from './lives.ts';
import { endOf, startOf } from './own-life.ts';
import { agreed, named } from './wording.ts';

const YOUNGEST_PARENT = 13;
const OLDEST_MOTHER = 60;
const OLDEST_FATHER = 80;
/** In days: nine months, and by how much a child may be late. */
const LONGEST_PREGNANCY = 290;

/** Children by birth against their parents. Whoever was adopted, fostered or brought along binds no biology. */
export function inspectParents(inspected: Inspected, findings: HealthFindings): void {
  const { graph } = inspected;
  for (let family = 0; family < graph.familyCount; family += 1) {
    const parents = [
      { parent: graph.firstPartner[family] as number, role: Sex.male },
      { parent: graph.secondPartner[family] as number, role: Sex.female },
    ].filter(({ parent }) => parent !== NOBODY);
    for (let slot = graph.childStart[family] as number; slot < (graph.childStart[family + 1] as number); slot += 1) {
      if (graph.childPedigree[slot] !== Pedigree.birth) continue;
      const child = graph.children[slot] as number;
      for (const { parent, role } of parents) {
        const known = graph.sex[parent] as Sex;
        if (parent !== child) inspectPair(inspected, findings, child, parent, known === Sex.unknown ? role : known);
      }
    }
  }
}

function inspectPair(
  { genealogy, lives }: Inspected,
  findings: HealthFindings,
  child: number,
  parent: number,
  sex: Sex,
): void {
  const [younger, elder] = [lives[child] as Life, lives[parent] as Life];
  if (younger.born === ANY_DAY || (elder.born === ANY_DAY && elder.died === ANY_DAY)) return;
  const isMother = sex === Sex.female;
  const kin = isMother ? 'majka' : 'otac';

  const tellAges = (kind: HealthKind, beginning: string, word = ''): void =>
    findings.add(kind, () => {
      const [one, other] = [named(genealogy, child), named(genealogy, parent)];
      const [born, bornBefore] = [startOf(younger, one), startOf(elder, other)];
      const sentence = `${beginning}: ${one.name} ${born.word} je ${born.when}, a ${kin} ${other.name} ${word}${bornBefore.when}`;
      return { individuals: [one.id, other.id], facts: [born.edtf, bornBefore.edtf], sentence };
    });

  if (younger.born.to < elder.born.from) tellAges('child-before-parent', 'Dijete je starije od roditelja', 'tek ');
  else if (younger.born.to < yearsAfter(elder.born.from, YOUNGEST_PARENT))
    tellAges('parent-too-young', `${isMother ? 'Majka bi bila mlađa' : 'Otac bi bio mlađi'} od 13 godina`);
  else if (isMother && younger.born.from > yearsAfter(elder.born.to, OLDEST_MOTHER))
    tellAges('mother-too-old', 'Majka bi bila starija od 60 godina');
  else if (!isMother && younger.born.from > yearsAfter(elder.born.to, OLDEST_FATHER))
    tellAges('father-too-old', 'Otac bi bio stariji od 80 godina');

  if (younger.born.from > elder.died.to + (isMother ? 0 : LONGEST_PREGNANCY)) {
    findings.add(isMother ? 'child-after-mother' : 'child-after-father', () => {
      const [one, other] = [named(genealogy, child), named(genealogy, parent)];
      const [born, died] = [startOf(younger, one), endOf(elder, other)];
      const parentDied = `${died.word} je već ${died.when}`;
      const sentence = isMother
        ? `${one.name} ${born.word} je ${born.when}, a majka ${other.name} ${parentDied}`
        : `${one.name} ${born.word} je ${born.when}, više od devet mjeseci nakon što je otac ${other.name} ${agreed(other, elder.death ? 'umro' : 'pokopan')}: ${died.when}`;
      return { individuals: [one.id, other.id], facts: [born.edtf, died.edtf], sentence };
    });
  }
}

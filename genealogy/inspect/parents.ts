import { NOBODY, Sex } from '../graph.ts';
import { childrenByBirth } from '../living/birth-bounds.ts';
import { ANY_DAY, courseOf, yearsAfter } from './days.ts';
import type { HealthFindings, HealthKind } from './findings.ts';
import type { Inspected, Life } from './lives.ts';
import { endOf, startOf, tellBirths } from './own-life.ts';
import { listed, when } from './wording.ts';

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
    const children = childrenByBirth(graph, family);
    inspectWeddings(inspected, findings, family, children);
    for (const child of children) {
      for (const { parent, role } of parents) {
        const known = graph.sex[parent] as Sex;
        if (parent !== child) inspectPair(inspected, findings, child, parent, known === Sex.unknown ? role : known);
      }
    }
  }
}

/** Of several weddings one may be the church's and the other the state's: the child is older than all of them. */
function inspectWeddings(inspected: Inspected, findings: HealthFindings, family: number, children: number[]): void {
  const { graph, lives, families } = inspected;
  const weddings = families[family]?.events.filter(({ tag }) => tag === 'MARR').map(({ date }) => date) ?? [];
  const first = yearsAfter(Math.min(...weddings.map((date) => courseOf(date).began.from)), -1);
  for (const child of weddings.length > 0 ? children : []) {
    const life = lives[child] as Life;
    if (life.born.to >= first) continue;
    const people = [child, graph.firstPartner[family] as number, graph.secondPartner[family] as number];
    const facts = [life.birth ?? life.baptism, ...weddings].map((date) => date?.edtf);
    findings.tell('born-before-marriage', people, facts, (who, ...parents) => {
      const born = startOf(life, who);
      const wedding = [listed(parents.map(({ name }) => name)), ...weddings.map(when)].join(', ');
      return `${who.name} ${born.word} je ${born.when}, više od godine dana prije vjenčanja roditelja: ${wedding}`;
    });
  }
}

function inspectPair(inspected: Inspected, findings: HealthFindings, child: number, parent: number, sex: Sex): void {
  const { lives } = inspected;
  const [younger, elder] = [lives[child] as Life, lives[parent] as Life];
  if (younger.born === ANY_DAY || (elder.born === ANY_DAY && elder.died === ANY_DAY)) return;
  const isMother = sex === Sex.female;
  const kin = isMother ? 'majka' : 'otac';

  const tellAges = (kind: HealthKind, beginning: string, word = ''): void =>
    tellBirths(inspected, findings, kind, [child, parent], (one, other) => {
      return `${beginning}: ${one.name} ${one.word} je ${one.when}, a ${kin} ${other.name} ${word}${other.when}`;
    });

  if (younger.born.to < elder.born.from) tellAges('child-before-parent', 'Dijete je starije od roditelja', 'tek ');
  else if (younger.born.to < yearsAfter(elder.born.from, YOUNGEST_PARENT))
    tellAges('parent-too-young', `${isMother ? 'Majka bi bila mlađa' : 'Otac bi bio mlađi'} od 13 godina`);
  else if (isMother && younger.born.from > yearsAfter(elder.born.to, OLDEST_MOTHER))
    tellAges('mother-too-old', 'Majka bi bila starija od 60 godina');
  else if (!isMother && younger.born.from > yearsAfter(elder.born.to, OLDEST_FATHER))
    tellAges('father-too-old', 'Otac bi bio stariji od 80 godina');

  if (younger.born.from > elder.died.to + (isMother ? 0 : LONGEST_PREGNANCY)) {
    const facts = [younger.birth ?? younger.baptism, elder.death ?? elder.burial].map((date) => date?.edtf ?? '');
    findings.tell(isMother ? 'child-after-mother' : 'child-after-father', [child, parent], facts, (one, other) => {
      const [born, died] = [startOf(younger, one), endOf(elder, other)];
      return isMother
        ? `${one.name} ${born.word} je ${born.when}, a majka ${other.name} ${died.word} je već ${died.when}`
        : `${one.name} ${born.word} je ${born.when}, više od devet mjeseci nakon ${elder.death ? 'smrti' : 'ukopa'} oca (${other.name}, ${died.when})`;
    });
  }
}

import { namesAt } from '../gedcom/people/views.ts';
import { TAG } from '../gedcom/structures/tags.ts';
import { NOBODY, Sex } from '../graph.ts';
import type { HealthFindings } from './findings.ts';
import type { Inspected } from './lives.ts';
import { agreed } from './wording.ts';

/** Husbands who are women, wives who are men, and names that contradict the sex. */
export function inspectRoles(inspected: Inspected, findings: HealthFindings): void {
  const { genealogy, structures, records, graph } = inspected;
  records.families.forEach((record, family) => {
    const husbands = new Set<number>();
    const end = structures.recordStarts[record + 1] as number;
    for (let at = (structures.recordStarts[record] as number) + 1; at < end; at += 1) {
      const tag = structures.tags[at];
      if ((tag !== TAG.HUSB && tag !== TAG.WIFE) || structures.levelOf(at) !== 1 || !structures.isPointer(at)) continue;
      const person = records.individualByXref[structures.values[at] as number] ?? NOBODY;
      if (person === NOBODY) continue;
      if (tag === TAG.HUSB) husbands.add(person);
      else if (husbands.has(person)) {
        findings.tell('partner-of-self', [person], [genealogy.families.idAt(family)], (who) => {
          return `${who.name} u istoj je obitelji ${agreed(who, 'upisan')} i kao muž i kao žena`;
        });
      }
      const sex = graph.sex[person] as Sex;
      if (sex !== (tag === TAG.HUSB ? Sex.female : Sex.male)) continue;
      const [role, written] = tag === TAG.HUSB ? ['muž', 'ženski'] : ['žena', 'muški'];
      findings.tell('sex-against-role', [person], [genealogy.families.idAt(family), role, written], (who) => {
        return `Spol ne odgovara ulozi: ${who.name} u obitelji je ${agreed(who, 'upisan')} kao ${role}, a spol je ${written}`;
      });
    }
  });
  inspectNames(inspected, findings);
}

function inspectNames({ structures, records, graph }: Inspected, findings: HealthFindings): void {
  for (let person = 0; person < graph.individualCount; person += 1) {
    const sex = graph.sex[person] as Sex;
    if (sex === Sex.unknown) continue;
    const { given } = namesAt(structures, records, person).name;
    const first = given.trim().split(/[ -]/)[0]?.toLocaleLowerCase('hr') ?? '';
    if (!(sex === Sex.male ? WOMENS_NAMES : MENS_NAMES).has(first)) continue;
    const [ofNames, written] = sex === Sex.male ? ['žensko', 'muški'] : ['muško', 'ženski'];
    findings.tell('name-against-sex', [person], [first, written], (who) => {
      return `Ime ne odgovara spolu: ${who.name} ima ${ofNames} ime, a upisani je spol ${written}`;
    });
  }
}

const listed = (names: string): ReadonlySet<string> => new Set(names.trim().toLocaleLowerCase('hr').split(/\s+/));

/** Names of the region that only men bear. Matija, Vanja or Saša tell nothing, and are not here. */
const MENS_NAMES = listed(`
  Ante Anto Antun Bariša Blaž Božidar Božo Branko Damir Dario Davor Dinko Dragan Drago Dragutin Dražen Dubravko Đuro Filip Frane Frano
  Franjo Goran Grga Grgo Hrvoje Ilija Ivan Ivica Ivo Jakov Jerko Josip Joso Jozo Juraj Jure Juro Karlo Krešimir Krešo Kristijan Križan
  Krsto Krunoslav Ljubo Lovre Lovro Luka Marijan Marin Marinko Mario Marko Martin Mate Mato Mihovil Mijo Miljenko Miro Miroslav
  Mirko Nediljko Niko Nikola Nikša Pavao Pavo Pero Petar Rade Rafael Robert Rudolf Slavko Slobodan Srećko Stanko Stipan Stipe Stipo
  Stjepan Šimun Špiro Tadija Tihomir Tomislav Tomo Velimir Vicko Vinko Vjekoslav Vlado Vladimir Zdenko Zdravko Zlatko Zoran Zvonimir
  Zvonko Žarko Željko
`);
const WOMENS_NAMES = listed(`
  Ana Anđa Anđela Anica Anita Antonija Barbara Biserka Blaženka Božena Branka Cvija Cvita Danica Darinka Delfa Dijana Dragica Draženka
  Dubravka Đurđica Elizabeta Ema Eva Filomena Gordana Helena Iva Ivana Ivanka Ivka Jadranka Jaka Janja Jasna Jela Jelena Jelka Josipa Jozefa
  Jurka Kaja Karolina Kata Katarina Kate Katica Klara Kristina Lucija Luca Ljerka Ljiljana Ljubica Magdalena Manda Mara Marica Marija
  Marijana Marta Milena Milica Milka Mira Mirjana Nada Nevenka Pava Perka Petra Ružica Ruža Slavica Slavka Snježana Stana Stanka Stoja
  Šima Štefica Tereza Tomislava Valentina Vera Verica Vesna Vida Viktorija Višnja Vjekoslava Zdenka Zlata Zora Zorka Željka
`);

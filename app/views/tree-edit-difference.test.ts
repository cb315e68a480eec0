import { expect, it } from 'vitest';
import type { PersonFacts } from '../../genealogy/index.ts';
import { editDifference } from './tree-edit-difference.ts';

const target = { at: 1, mark: 'm' };
const facts: PersonFacts = {
  person: 'I1',
  sex: 'M',
  names: [{ target, given: 'Ante', surname: 'Ćavar', nickname: '', suffix: '', type: '' }],
  events: [
    {
      target,
      tag: 'BIRT',
      date: '1881',
      edtf: '1881',
      place: 'Naše brdo',
      value: '',
      type: '',
      cause: '',
      note: '',
      sources: [],
      pictures: [],
    },
  ],
  notes: [],
  sources: [],
  pictures: [],
  consent: false,
  hidden: false,
  asChild: [{ family: 'F1', partners: ['I2', 'I3'], children: ['I1'], pedigrees: {}, events: [], losses: {} }],
  asPartner: [],
  kin: {},
  losses: [],
};
const names: Readonly<Record<string, string>> = { I1: 'Ante Ćavar', I2: 'Jure Ćavar', I3: 'Kata Bošnjak' };
const told = (edit: Parameters<typeof editDifference>[0]) => {
  const { what, lines } = editDifference(edit, facts, (id) => names[id] ?? id);
  return [what, ...lines.map(({ label, before, after }) => `${label}: ${before} → ${after}`)];
};
const owner = { person: 'I1' };

it.each([
  [{ kind: 'event', owner, target, date: '12. 3. 1881.' }, ['Rođenje', 'Kada: 1881. → 12. 3. 1881.']],
  [{ kind: 'event', owner, target, remove: true }, ['Rođenje: brisanje', 'Kada: 1881. → ', 'Gdje: Naše brdo → ']],
  [{ kind: 'name', person: 'I1', target, nickname: 'Kudo' }, ['Ime', 'Nadimak:  → Kudo']],
  [
    {
      kind: 'add',
      relation: 'child',
      of: 'I1',
      person: { given: 'Mara', sex: 'F', birth: { date: '1905.' }, death: {} },
    },
    ['Novo dijete', 'Ime:  → Mara', 'Spol:  → ženski', 'Rođenje:  → 1905.', 'Smrt:  → više nije među živima'],
  ],
  [
    { kind: 'detach', person: 'I1', family: 'F1', as: 'child' },
    ['Odvajanje od obitelji', 'Odvajanje od obitelji: Ante Ćavar: Jure Ćavar i Kata Bošnjak → '],
  ],
  [
    { kind: 'pedigree', person: 'I1', family: 'F1', pedigree: 'adopted', was: 'birth' },
    ['Pripadnost obitelji: Ante Ćavar', 'Dijete: rođeno dijete → posvojeno dijete'],
  ],
  [{ kind: 'consent', person: 'I1', consent: true }, ['Vidljivost', 'Pristanak: ne → da']],
] as const)('%j is told', (edit, lines) => expect(told(edit)).toEqual(lines));

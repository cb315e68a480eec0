import type { EventFact, EventFields, PersonFacts, Target, TreeEdit } from '../../genealogy/index.ts';
import { writtenDate } from '../features/family-tree/editing/form-edits.ts';
import type { DifferenceLine } from '../features/tree-proposals/views.ts';
import { lifeEventLabel } from '../text/life-events.ts';
import { PEDIGREE_WORD } from '../text/pedigree-words.ts';

/** What an edit would change: in a few words, and line by line what stands there and what would. */
export interface EditDifference {
  readonly what: string;
  readonly lines: readonly DifferenceLine[];
}

const SEX_WORD = { M: 'muški', F: 'ženski', U: 'nije poznat' } as const;
const NEW_KIN = {
  child: 'Novo dijete',
  parent: 'Novi roditelj',
  partner: 'Novi supružnik',
  sibling: 'Novi brat ili nova sestra',
} as const;
const FIELD_LABEL: Readonly<Record<string, string>> = {
  given: 'Ime',
  surname: 'Prezime',
  nickname: 'Nadimak',
  suffix: 'Dodatak imenu',
  type: 'Vrsta',
  date: 'Kada',
  place: 'Gdje',
  value: 'Što',
  cause: 'Uzrok',
  note: 'Bilješka',
  title: 'Naslov',
  page: 'Stranica',
  file: 'Datoteka',
};

/** `facts` are those of the person it is about; without them, what was there is not shown. */
export function editDifference(
  edit: TreeEdit,
  facts: PersonFacts | undefined,
  nameOf: (id: string) => string,
): EditDifference {
  switch (edit.kind) {
    case 'name': {
      const before = byTarget(facts?.names, edit.target);
      return changed('Ime', before, edit, ['given', 'surname', 'nickname', 'suffix', 'type']);
    }
    case 'sex':
      return one('Spol', SEX_WORD[edit.was ?? facts?.sex ?? 'U'], SEX_WORD[edit.sex]);
    case 'event': {
      const before = eventOf(facts, edit.target);
      const what = lifeEventLabel(before?.tag ?? edit.tag ?? '', before?.type);
      const read = before && { ...before, date: writtenDate(before) };
      return changed(what, read, edit, ['date', 'place', 'value', 'type', 'cause', 'note']);
    }
    case 'note':
      return one('Bilješka', byTarget(facts?.notes, edit.target)?.text ?? '', edit.text);
    case 'source':
      return changed('Izvor', byTarget(facts?.sources, edit.target), edit, ['title', 'page']);
    case 'picture': {
      const holder = edit.event ? eventOf(facts, edit.event) : facts;
      return changed('Fotografija', byTarget(holder?.pictures, edit.target), edit, ['file', 'title']);
    }
    case 'consent':
      return {
        what: 'Vidljivost',
        lines: [
          ...yesOrNo('Pristanak', facts?.consent, edit.consent),
          ...yesOrNo('Skrivena osoba', facts?.hidden, edit.hidden),
        ],
      };
    case 'add': {
      const { given, surname, nickname, sex, birth, death, note } = edit.person;
      const name = [given, surname, nickname && `„${nickname}“`].filter(Boolean).join(' ');
      return {
        what: NEW_KIN[edit.relation],
        lines: [
          line('Ime', '', name),
          line('Spol', '', SEX_WORD[sex]),
          line('Rođenje', '', eventText(birth)),
          line('Smrt', '', death ? eventText(death) || 'više nije među živima' : ''),
          line('Vjenčanje', '', eventText(edit.marriage)),
          line('Bilješka', '', note ?? ''),
        ].filter(({ after }) => after !== ''),
      };
    }
    case 'link':
      return one(NEW_KIN[edit.relation], '', nameOf(edit.person));
    case 'detach':
      return one('Odvajanje od obitelji', [nameOf(edit.person), familyOf(facts, edit.family, nameOf)].join(': '), '');
    case 'pedigree': {
      const was = edit.was ?? 'birth';
      const what = `Pripadnost obitelji: ${nameOf(edit.person)}`;
      return { what, lines: [line('Dijete', PEDIGREE_WORD[was], PEDIGREE_WORD[edit.pedigree])] };
    }
    case 'delete':
      return one('Brisanje osobe', nameOf(edit.person), '');
    case 'merge':
      return one('Spajanje dviju osoba', `${nameOf(edit.keep)}; ${nameOf(edit.drop)}`, nameOf(edit.keep));
    case 'places':
      return one('Mjesto', edit.from.join('; '), edit.to);
    case 'convert':
      return { what: 'Pretvorba datoteke', lines: [] };
  }
}

function changed<Fields extends object>(
  what: string,
  before: Fields | undefined,
  edit: { readonly remove?: true },
  fields: readonly string[],
): EditDifference {
  const was = before as Readonly<Record<string, unknown>> | undefined;
  const now = edit as Readonly<Record<string, unknown>>;
  const text = (value: unknown) => (typeof value === 'string' ? value : '');
  const lines = fields
    .filter((field) => (edit.remove ? text(was?.[field]) !== '' : field in now))
    .map((field) => line(FIELD_LABEL[field] ?? field, text(was?.[field]), edit.remove ? '' : text(now[field])));
  return { what: edit.remove ? `${what}: brisanje` : what, lines };
}

function one(what: string, before: string, after: string): EditDifference {
  return { what, lines: [line(what, before, after)] };
}

function line(label: string, before: string, after: string): DifferenceLine {
  return { label, before, after };
}

function yesOrNo(label: string, before: boolean | undefined, after: boolean | undefined): DifferenceLine[] {
  const word = (is: boolean | undefined) => (is ? 'da' : 'ne');
  return after === undefined ? [] : [line(label, word(before), word(after))];
}

function eventText(event: EventFields | undefined): string {
  return [event?.date, event?.place].filter(Boolean).join(', ');
}

function byTarget<Fact extends { readonly target: Target }>(
  facts: readonly Fact[] | undefined,
  target: Target | undefined,
): Fact | undefined {
  return target && facts?.find((fact) => fact.target.mark === target.mark);
}

function eventOf(facts: PersonFacts | undefined, target: Target | undefined): EventFact | undefined {
  const families = [...(facts?.asPartner ?? []), ...(facts?.asChild ?? [])];
  return byTarget([...(facts?.events ?? []), ...families.flatMap(({ events }) => events)], target);
}

function familyOf(facts: PersonFacts | undefined, family: string, nameOf: (id: string) => string): string {
  const found = [...(facts?.asChild ?? []), ...(facts?.asPartner ?? [])].find((one) => one.family === family);
  return (found?.partners ?? []).map(nameOf).join(' i ');
}

import type { FamilyFacts, PersonFacts } from '../../../../genealogy/gedcom/edit/facts.ts';
import type { Relation } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { PersonPicker } from '../screen/person-picker.tsx';
import type { TreeModel } from '../tree-model.ts';
import { SexChoice } from './fact-fields.tsx';
import { Choice, DateLine, type FieldSet, Line, PlaceLine, Tick } from './fields.tsx';
import { type FormFields, YES } from './form-edits.ts';
import { sexOfName } from './sex-of-name.ts';

export const KIN_LABEL: Readonly<Record<Relation, string>> = {
  child: 'Dodajte dijete',
  parent: 'Dodajte roditelja',
  partner: 'Dodajte muža ili ženu',
  sibling: 'Dodajte brata ili sestru',
};

export const NEW_KIN: Readonly<Record<Relation, string>> = {
  child: 'Novo dijete',
  parent: 'Novi roditelj',
  partner: 'Novi supružnik',
  sibling: 'Novi brat ili nova sestra',
};

interface KinFieldsProps {
  readonly relation: Relation;
  readonly fields: FieldSet;
  readonly facts: PersonFacts;
  readonly tree: TreeModel;
}

/** Somebody new beside somebody, or somebody who is in the tree already. */
export function KinFields({ relation, fields, facts, tree }: KinFieldsProps) {
  const { values, set } = fields;
  const families = relation === 'child' ? facts.asPartner : [];
  // Which family is meant is asked only where it is not clear.
  const asked = familyChoices(fields);
  const setGiven = (name: string, value: string) => {
    set(name, value);
    if (name !== 'given') return;
    // As long as nobody has said otherwise, the name says it.
    const guessed = sexOfName(values.given ?? '') ?? '';
    if ((values.sex ?? '') === guessed) set('sex', sexOfName(value) ?? '');
  };
  return (
    <>
      <Choice
        legend="Koga dodajete?"
        name="mode"
        fields={fields}
        choices={[
          ['new', 'Nova osoba'],
          ['link', 'Već je u stablu'],
        ]}
      />
      {asked ? (
        <Choice legend={fields.fault?.sentence ?? ''} name="family" fields={fields} choices={asked} />
      ) : families.length > 0 ? (
        <Choice
          legend="Drugi roditelj"
          name="family"
          fields={fields}
          choices={[
            ...families.map((family) => [family.family, partnerName(family, facts)] as const),
            ['new', 'netko drugi ili nepoznat'],
          ]}
        />
      ) : null}
      {values.mode === 'link' ? (
        <PersonPicker
          label="Osoba iz stabla"
          placeholder="Upišite ime"
          tree={tree}
          chosen={values.existing || undefined}
          onPick={(person) => set('existing', person)}
        />
      ) : (
        <>
          <Line label="Ime" name="given" fields={{ ...fields, set: setGiven }} autoCapitalize="words" />
          <Line
            label="Prezime"
            name="surname"
            fields={fields}
            autoCapitalize="words"
            hint={relation === 'partner' ? 'Prezime po rođenju.' : undefined}
          />
          <SexChoice fields={fields} />
          <DateLine label="Kada se rodio ili rodila" name="birthDate" fields={fields} />
          <PlaceLine label="Gdje" name="birthPlace" fields={fields} />
          <Tick label="Više nije među živima" name="hasDied" fields={fields} yes={YES} />
          {values.hasDied === YES && (
            <>
              <DateLine label="Kada je umro ili umrla" name="deathDate" fields={fields} />
              <PlaceLine label="Gdje" name="deathPlace" fields={fields} />
            </>
          )}
        </>
      )}
      {relation === 'partner' && <DateLine label="Kada su se vjenčali" name="marriageDate" fields={fields} />}
    </>
  );
}

function familyChoices({ fault }: FieldSet): readonly (readonly [string, string])[] | undefined {
  if (fault?.kind !== 'refused' || fault.field !== 'family' || !fault.choices?.length) return undefined;
  return [...fault.choices.map(({ value, label }) => [value, label] as const), ['new', 'nova obitelj']];
}

function partnerName({ partners }: FamilyFacts, { person, kin }: PersonFacts): string {
  return kin[partners.find((id) => id !== person) ?? ''] ?? 'nepoznat';
}

/** What can be known before anything is typed: a child has its father's surname, a brother one's own. */
export function prefilledKin(relation: Relation, facts: PersonFacts, tree: TreeModel): FormFields {
  const [family] = facts.asPartner;
  const own = facts.names[0]?.surname ?? '';
  const isWoman = facts.sex === 'F';
  const partner = tree.numberOf(family?.partners.find((id) => id !== facts.person) ?? '');
  const fathers = isWoman && partner >= 0 ? tree.summary(partner).surname : own;
  switch (relation) {
    case 'child':
      return { surname: fathers, family: family?.family ?? '' };
    case 'sibling':
      return { surname: own };
    case 'parent':
      return { surname: hasFather(facts, tree) ? '' : own, sex: hasFather(facts, tree) ? 'F' : '' };
    case 'partner':
      return { sex: { M: 'F', F: 'M', U: '' }[facts.sex] };
  }
}

function hasFather({ asChild: [origin] }: PersonFacts, tree: TreeModel): boolean {
  return (origin?.partners ?? []).some((id) => tree.packed.sex[tree.numberOf(id)] === '1');
}

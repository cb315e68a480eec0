import { PEDIGREES } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { PEDIGREE_WORD } from '../../../text/pedigree-words.ts';
import { EVENTS_WITH_VALUE } from './fact-rows.ts';
import { Choice, DateLine, type FieldSet, Line, LongText, OfferedLine, PlaceLine, Tick } from './fields.tsx';
import { type FormSubject, YES } from './form-edits.ts';
import { PhotographChoice } from './photograph-choice.tsx';

const PEDIGREE_CHOICES = PEDIGREES.map((name) => [name, PEDIGREE_WORD[name]] as const);

/** The fields of a fact. */
export function FactFields({ subject, fields }: { readonly subject: FormSubject; readonly fields: FieldSet }) {
  switch (subject.kind) {
    case 'name':
      return (
        <>
          <Line label="Ime" name="given" fields={fields} autoCapitalize="words" />
          <Line label="Prezime" name="surname" fields={fields} autoCapitalize="words" />
          <Line label="Nadimak" name="nickname" fields={fields} hint="Kako su u selu zvali tu osobu." />
        </>
      );
    case 'sex':
      return <SexChoice fields={fields} />;
    case 'event':
      return (
        <>
          {EVENTS_WITH_VALUE.has(subject.tag) && <Line label="Što" name="value" fields={fields} />}
          <DateLine label="Kada" name="date" fields={fields} />
          <PlaceLine label="Gdje" name="place" fields={fields} />
          {subject.tag === 'DEAT' && <Line label="Uzrok smrti" name="cause" fields={fields} />}
        </>
      );
    case 'note':
      return <LongText label="Bilješka" name="text" fields={fields} />;
    case 'source':
      return (
        <>
          <OfferedLine
            label="Naslov izvora"
            name="title"
            fields={fields}
            offered={fields.sources}
            offeredLabel="Izvori u stablu"
            hint="Na primjer: „Matična knjiga krštenih župe Široki Brijeg, 1870.–1890.“"
          />
          <Line label="Stranica ili redni broj" name="page" fields={fields} />
        </>
      );
    case 'picture':
      return (
        <>
          <PhotographChoice fields={fields} several={!subject.picture} />
          <Line label="Što je na slici" name="title" fields={fields} />
        </>
      );
    case 'consent':
      return (
        <>
          <Tick label="Osoba pristaje da se vidi sve što o njoj piše" name="consent" fields={fields} yes={YES} />
          <Tick label="Sakrijte osobu, pa i njezino ime" name="hidden" fields={fields} yes={YES} />
        </>
      );
    case 'pedigree':
      return (
        <Choice legend="Kako dijete pripada obitelji" name="pedigree" fields={fields} choices={PEDIGREE_CHOICES} />
      );
    case 'kin':
    case 'detach':
    case 'delete':
      return null;
  }
}

export function SexChoice({ fields }: { readonly fields: FieldSet }) {
  return (
    <Choice
      legend="Spol"
      name="sex"
      fields={fields}
      choices={[
        ['M', 'muški'],
        ['F', 'ženski'],
        ['U', 'nije poznat'],
      ]}
    />
  );
}

import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cornersOf } from '../sketch.ts';
import type { MapPlace } from '../views.ts';
import type { EditAnswer } from './edit-form.ts';
import styles from './edit-forms.module.css';
import { FeatureForm } from './feature-form.tsx';
import { ShapeField, type Sketching } from './shape-field.tsx';

export interface PlaceEditorProps extends Sketching {
  readonly place: MapPlace;
  readonly localities: readonly { readonly key: string; readonly name: string }[];
  readonly answer: EditAnswer | undefined;
}

/** For editors: what can be changed of what is open. */
export function PlaceEditor({ place, localities, answer, sketch, change }: PlaceEditorProps) {
  const { edit } = place;
  if (!edit) return null;
  const form = edit.target === 'record' ? edit.key : edit.id;
  return (
    <details className={styles.editor} open={answer?.form === form || undefined}>
      <summary>Uredite na karti</summary>
      {edit.target === 'record' ? (
        <MoveForm place={place} target={edit} answer={answer} sketch={sketch} change={change} />
      ) : (
        <>
          <FeatureForm
            place={place}
            target={edit}
            localities={localities}
            answer={answer}
            sketch={sketch}
            change={change}
          />
          <Form method="post" className={styles.remove} preventScrollReset>
            <input type="hidden" name="intent" value="remove" />
            <input type="hidden" name="form" value={form} />
            <input type="hidden" name="id" value={edit.id} />
            <input type="hidden" name="map" value={edit.map} />
            <input type="hidden" name="revision" value={edit.revision} />
            <Button look="danger">Uklonite s karte</Button>
          </Form>
        </>
      )}
    </details>
  );
}

interface MoveFormProps extends Sketching {
  readonly place: MapPlace;
  readonly target: { readonly key: string; readonly revision: number };
  readonly answer: EditAnswer | undefined;
}

/** Where a record stands. */
function MoveForm({ place, target, answer: anyAnswer, sketch, change }: MoveFormProps) {
  const answer = anyAnswer?.form === target.key ? anyAnswer : undefined;
  const isApproximate = answer ? 'approximate' in answer.values : place.approximate === true;
  return (
    <Form method="post" className={styles.form} preventScrollReset onSubmit={() => change(undefined)}>
      {answer && <Notice kind="trouble">{answer.sentence}</Notice>}
      <input type="hidden" name="intent" value="move" />
      <input type="hidden" name="form" value={target.key} />
      <input type="hidden" name="key" value={target.key} />
      <input type="hidden" name="revision" value={target.revision} />
      <ShapeField
        form={target.key}
        shape="Point"
        positions={cornersOf(place.geometry)}
        typed={answer?.values.positions}
        sketch={sketch}
        change={change}
      />
      <label className={styles.check}>
        <input type="checkbox" name="approximate" defaultChecked={isApproximate} />
        <span>Položaj je približan</span>
      </label>
      <Button look="primary">Spremite položaj</Button>
    </Form>
  );
}

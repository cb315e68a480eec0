import { Form } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { cornersOf } from '../sketch.ts';
import type { MapPlace } from '../views.ts';
import type { EditAnswer } from './edit-form.ts';
import styles from './edit-forms.module.css';
import { ShapeField, type Sketching } from './shape-field.tsx';

interface MoveFormProps extends Sketching {
  readonly place: MapPlace;
  readonly target: { readonly key: string; readonly revision: number };
  readonly answer: EditAnswer | undefined;
}

/** Where a record stands. */
export function MoveForm({ place, target, answer: anyAnswer, sketch, change }: MoveFormProps) {
  const answer = anyAnswer?.form === target.key ? anyAnswer : undefined;
  const isApproximate = answer ? 'approximate' in answer.values : place.approximate === true;
  return (
    <Form method="post" className={styles.form} preventScrollReset onSubmit={() => change(undefined)}>
      {answer && (
        <p role="alert" className={styles.problem}>
          {answer.sentence}
        </p>
      )}
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
      <Button look="primary">Spremi položaj</Button>
    </Form>
  );
}

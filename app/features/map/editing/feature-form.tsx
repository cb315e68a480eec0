import { useState } from 'react';
import { Form } from 'react-router';
import { FEATURE_KIND_LABEL } from '../../../text/map-text.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { cornersOf, type SketchShape } from '../sketch.ts';
import type { MapPlace } from '../views.ts';
import type { EditAnswer } from './edit-form.ts';
import styles from './edit-forms.module.css';
import { ShapeField, type Sketching } from './shape-field.tsx';

const SHAPES: readonly { readonly value: SketchShape; readonly label: string }[] = [
  { value: 'Point', label: 'točka' },
  { value: 'LineString', label: 'crta' },
  { value: 'Polygon', label: 'površina' },
];

interface FeatureFormProps extends Sketching {
  /** What is drawn anew; nothing for something new. */
  readonly place?: MapPlace | undefined;
  readonly target: { readonly id: string; readonly map: string; readonly revision: number };
  readonly localities: readonly { readonly key: string; readonly name: string }[];
  readonly answer: EditAnswer | undefined;
}

/** A feature of the map with everything it says of itself. */
export function FeatureForm({ place, target, localities, answer: anyAnswer, sketch, change }: FeatureFormProps) {
  const form = target.id || 'new';
  const answer = anyAnswer?.form === form ? anyAnswer : undefined;
  const typed = answer?.values;
  const [shape, setShape] = useState<SketchShape>(
    (typed?.shape as SketchShape) ?? place?.geometry.type ?? 'LineString',
  );
  return (
    <Form method="post" className={styles.form} preventScrollReset onSubmit={() => change(undefined)}>
      {answer && <Notice kind="trouble">{answer.sentence}</Notice>}
      <input type="hidden" name="intent" value="save" />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="id" value={target.id} />
      <input type="hidden" name="map" value={target.map} />
      <input type="hidden" name="revision" value={target.revision} />
      <Field label="Ime" name="name" required maxLength={120} defaultValue={typed?.name ?? place?.name} />
      <label>
        <span>Vrsta</span>
        <select name="kind" defaultValue={typed?.kind ?? place?.sign ?? 'path'}>
          {Object.entries(FEATURE_KIND_LABEL).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Oblik</span>
        <select
          name="shape"
          value={shape}
          onChange={(event) => {
            setShape(event.target.value as SketchShape);
            change(undefined);
          }}
        >
          {SHAPES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>Rod (za kuće)</span>
        <select name="line" defaultValue={typed?.line ?? place?.family ?? ''}>
          <option value="">–</option>
          <option value="bosnjak">Bošnjaci</option>
          <option value="cavar">Ćavari</option>
        </select>
      </label>
      <Field
        label="Vrijeme"
        name="date"
        hint="Na primjer 1890, 188X/1974 ili ../1960."
        defaultValue={typed?.date ?? place?.date}
      />
      <label>
        <span>Zapis kojem pripada</span>
        <select name="record" defaultValue={typed?.record ?? place?.record ?? ''}>
          <option value="">–</option>
          {localities.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <ShapeField
        key={shape}
        form={form}
        shape={shape}
        positions={place?.geometry.type === shape ? cornersOf(place.geometry) : []}
        typed={typed?.shape === shape ? typed.positions : undefined}
        sketch={sketch}
        change={change}
      />
      {place?.sample && (
        <label className={styles.check}>
          <input type="checkbox" name="sample" defaultChecked={typed ? typed.sample !== undefined : true} />
          <span>Ogledno: mještani još nisu potvrdili</span>
        </label>
      )}
      <Button look="primary">Spremite</Button>
    </Form>
  );
}

import { mdiVectorPolyline } from '@mdi/js';
import { useEffect, useState } from 'react';
import type { Position } from '../../../../domain/geography/position.ts';
import { parsePositions, printPositions } from '../../../text/position-lines.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import type { Sketch, SketchShape } from '../sketch.ts';
import styles from './edit-forms.module.css';

export interface Sketching {
  readonly sketch: Sketch | undefined;
  readonly change: (sketch: Sketch | undefined) => void;
}

interface ShapeFieldProps extends Sketching {
  /** The form it belongs to: only one draws at a time. */
  readonly form: string;
  readonly shape: SketchShape;
  readonly positions: readonly Position[];
  readonly typed?: string | undefined;
}

/** A shape, drawn on the map or written down: each shows in the other. */
export function ShapeField({ form, shape, positions, typed, sketch, change }: ShapeFieldProps) {
  const [written, setWritten] = useState(typed ?? printPositions(positions));
  const isDrawing = sketch?.form === form;
  const drawn = isDrawing ? printPositions(sketch.points) : undefined;
  const text = drawn ?? written;
  // The drawing ends when the form is sent; should the form come back, it is still there.
  useEffect(() => {
    if (drawn !== undefined) setWritten(drawn);
  }, [drawn]);
  const write = (words: string) => {
    setWritten(words);
    const points = parsePositions(words);
    if (isDrawing && points) change({ ...sketch, points });
  };
  const draw = () => {
    change(isDrawing ? undefined : { form, shape, points: parsePositions(text) ?? [] });
  };
  return (
    <div className={styles.shape}>
      <label>
        <span>
          {shape === 'Point' ? 'Položaj (širina, dužina)' : 'Točke (širina, dužina i, ako je poznata, visina)'}
        </span>
        <textarea
          name="positions"
          rows={shape === 'Point' ? 1 : 5}
          value={text}
          spellCheck={false}
          onChange={(event) => write(event.target.value)}
        />
      </label>
      <Button type="button" look="quiet" needsScripts aria-pressed={isDrawing} onClick={draw}>
        <Icon path={mdiVectorPolyline} />
        {isDrawing ? 'Završite crtanje' : shape === 'Point' ? 'Postavite na karti' : 'Crtajte na karti'}
      </Button>
    </div>
  );
}

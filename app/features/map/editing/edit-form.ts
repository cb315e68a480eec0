import type { Geometry } from '../../../../domain/geography/geometry.ts';
import type { MapChange } from '../../../../domain/geography/map-document.ts';
import { parsePositions } from '../../../text/position-lines.ts';
import { sketchedShape } from '../sketch.ts';

export function readEditForm(form: FormData): MapChange | undefined {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const basedOn = Number(text('revision'));
  const positions = parsePositions(text('positions'));
  switch (text('intent')) {
    case 'move':
      return { intent: 'move', key: text('key'), to: positions?.[0], approximate: form.has('approximate'), basedOn };
    case 'remove':
      return { intent: 'remove', map: text('map'), id: text('id'), basedOn };
    case 'save': {
      const shape = text('shape') as Geometry['type'];
      const feature = {
        id: text('id') || undefined,
        kind: text('kind'),
        name: text('name'),
        geometry: positions && sketchedShape({ shape, points: positions }),
        ...(text('date') ? { date: text('date') } : {}),
        ...(text('line') ? { line: text('line') } : {}),
        ...(text('record') ? { record: text('record') } : {}),
        ...(form.has('sample') ? { sample: true } : {}),
      };
      return { intent: 'save', map: text('map'), basedOn, feature };
    }
    default:
      return undefined;
  }
}

/** What a form had in it and what was wrong, so that nothing typed is lost. */
export interface EditAnswer {
  readonly sentence: string;
  readonly form: string;
  readonly values: Readonly<Record<string, string>>;
}

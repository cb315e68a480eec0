import { NO_DAY } from '../../../../genealogy/graph.ts';
import type { TreeModel } from '../tree-model.ts';
import type { Scene } from './scene.ts';

/** A row of a tree, and when the people in it were born. */
export interface Row {
  readonly y: number;
  readonly label: string;
}

/** From the top: «3. naraštaj, oko 1820.» Rows of several groups of kin are told by their years alone. */
export function rowsOf(scene: Scene, { genealogy: { graph } }: TreeModel): Row[] {
  const births = new Map<number, number[]>();
  scene.y.forEach((y, box) => {
    const day = graph.birthDay[scene.person[box] as number] as number;
    const row = births.get(y) ?? [];
    births.set(y, row);
    if (day !== NO_DAY) row.push(Math.floor(day / 10_000));
  });
  return [...births]
    .sort(([a], [b]) => a - b)
    .map(([y, years], index) => {
      const middle = years.sort((a, b) => a - b)[years.length >> 1];
      const about = middle === undefined ? '' : `, oko ${Math.round(middle / 10) * 10}.`;
      return { y, label: `${index + 1}. naraštaj${about}` };
    });
}

import type { TreeEdit } from '../../../../genealogy/gedcom/edit/tree-edit.ts';
import { Pedigree } from '../../../../genealogy/graph.ts';
import { LineKind } from '../../../../genealogy/layout/drawing.ts';
import type { PackedGenealogy } from '../../../../genealogy/packed/packed.ts';
import type { Lines, Scene } from '../scene/scene.ts';
import { familiesLeft, familyNumber } from './foreseen-families.ts';
import type { KnownFacts } from './foreseen-tree.ts';
import { sketchedScene } from './sketched-scene.ts';
import { thinnedScene } from './thinned-scene.ts';

/** How the scene looks at once after an edit that was foreseen: everybody who stays stays where they are. */
export function sketchOfEdit(before: PackedGenealogy, edit: TreeEdit, facts: KnownFacts): (scene: Scene) => Scene {
  const person = (id: string) => before.ids.indexOf(id);
  switch (edit.kind) {
    case 'add':
      return (scene) => sketchedScene(scene, before.ids.length, person(edit.of), edit.relation);
    case 'delete': {
      const families = familiesLeft(before, (_, one) => one === person(edit.person));
      return (scene) => thinnedScene(scene, { person: person(edit.person), families, isLineGone: () => false });
    }
    case 'detach': {
      const [one, family] = [person(edit.person), familyNumber(before, facts, edit.family)];
      const families = familiesLeft(before, (of, member) => of === family && member === one);
      const isLineGone = (lines: Lines, line: number) =>
        lines.family[line] === family && (edit.as === 'child' ? lines.to[line] === one : isUnion(lines, line));
      return (scene) => thinnedScene(scene, { families, isLineGone });
    }
    case 'pedigree': {
      const [one, family] = [person(edit.person), familyNumber(before, facts, edit.family)];
      const kind = Pedigree[edit.pedigree];
      return ({ lines, ...scene }) => ({
        ...scene,
        lines: lines && {
          ...lines,
          pedigree: lines.pedigree.map((was, line) =>
            lines.family[line] === family && lines.to[line] === one && !isUnion(lines, line) ? kind : was,
          ),
        },
      });
    }
    default:
      return (scene) => scene;
  }
}

function isUnion({ kind }: Lines, line: number): boolean {
  return kind[line] === LineKind.union || kind[line] === LineKind.unionLink;
}

import { useEffect, useRef, useState } from 'react';
import { type Scene, sceneOfDrawing } from '../scene/scene.ts';
import { type PortraitPath, TreeModel } from '../tree-model.ts';
import type { DrawingRoom } from '../worker/drawing-room.ts';
import type { WantedView } from '../worker/layout-messages.ts';
import { earlyErrand, sendForTree } from '../worker/tree-errand.ts';

export interface TreeData {
  readonly tree: TreeModel | undefined;
  /** Of the view asked for last; the one before until it is drawn. */
  readonly drawn: { readonly scene: Scene; readonly view: WantedView } | undefined;
  readonly hasFailed: boolean;
}

let drawnTrees = 0;

/** Whether a tree is drawn on the page that is open. */
export function isTreeDrawn(): boolean {
  return drawnTrees > 0;
}

/** The tree of an address, and its drawing in the view that is wanted. */
export function useTreeData(address: string, portraitPath: PortraitPath, wanted: WantedView): TreeData {
  const [tree, setTree] = useState<TreeModel>();
  const [drawn, setDrawn] = useState<TreeData['drawn']>();
  const [hasFailed, setFailed] = useState(false);
  const room = useRef<DrawingRoom>(undefined);
  const asked = useRef(wanted);
  const latestPath = useRef(portraitPath);
  latestPath.current = portraitPath;
  const key = JSON.stringify(wanted);

  useEffect(() => {
    let model: TreeModel | undefined;
    let hasLeft = false;
    const { room: opened, json } = earlyErrand(address) ?? sendForTree(address, asked.current);
    room.current = opened;
    json.then(
      (text) => {
        if (hasLeft) return;
        model = new TreeModel(JSON.parse(text), (id, colouring) => latestPath.current(id, colouring));
        setTree(model);
        drawnTrees += 1;
        opened.listen(
          ({ drawing, indexes }) => {
            const scene = sceneOfDrawing(drawing, indexes, model?.size ?? 0);
            setDrawn({ scene, view: opened.view ?? asked.current });
          },
          () => setFailed(true),
        );
      },
      () => setFailed(!hasLeft),
    );
    return () => {
      hasLeft = true;
      if (model) drawnTrees -= 1;
      opened.close();
      room.current = undefined;
      setTree(undefined);
      setDrawn(undefined);
    };
  }, [address]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same view is asked for once, whoever made the object
  useEffect(() => {
    if (asked.current === wanted) return;
    asked.current = wanted;
    room.current?.draw(wanted);
  }, [key]);

  return { tree, drawn, hasFailed };
}

import { type Layout, layout } from '../../../../genealogy/layout/index.ts';
import { unpackGenealogy } from '../../../../genealogy/packed/unpack.ts';
import { foldedBranches } from '../folded-branches.ts';
import { palette, tree } from '../scene/sample.fixture.ts';
import { indexDrawing } from '../scene/scene.ts';
import type { LayoutView } from '../view-state.ts';
import type { TreeRequest } from '../worker/tree-request.ts';
import type { ControlledCanvas } from './canvas-control.ts';
import { TreeController } from './tree-controller.ts';

const SIZE = { width: 1200, height: 800 };
export const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A controller whose worker, server, address and canvas are here. */
export function screenOf({ search = '', ownPerson = undefined as string | undefined } = {}) {
  const payload = Promise.withResolvers<string>();
  const layouts: LayoutView[] = [];
  const pushed: string[] = [];
  const replaced: string[] = [];
  const asked = new Map<string, PromiseWithResolvers<unknown>>();
  const aborted: string[] = [];
  const moves: string[] = [];
  const painted: { hovered: number; open: number; people: number }[] = [];
  let answer: Parameters<TreeRequest['layout']['subscribe']>[0] = () => {};
  let isClosed = false;
  let held: (() => void)[] | undefined;
  let { genealogy } = tree;
  let previous: Layout | undefined;
  const layOut = (view: LayoutView) => {
    layouts.push(view);
    const folded = foldedBranches(genealogy, view.folded);
    previous = layout(genealogy, { ...view, folded, ...(previous ? { previous } : {}) });
    const { drawing } = previous;
    const send = () => answer({ request: layouts.length, drawing, indexes: indexDrawing(drawing, genealogy) }, view);
    if (held) held.push(send);
    else send();
  };
  const controller = new TreeController(
    {
      sample: '',
      title: 'Stablo',
      periods: [],
      paths: {
        data: '/podatci',
        everybody: undefined,
        person: (id) => `/osoba/${id}`,
        portrait: (id) => `/slika/${id}`,
        personPage: (id) => `?osoba=${id}`,
        personOnHill: (id) => `/brdo?osoba=${id}`,
        kinship: (first, second) => `/srodstvo/${first}/${second}`,
        gedcom: undefined,
        editing: { treeName: 'stablo', isEditor: true },
      },
      requestTree: (view) => ({
        json: payload.promise,
        layout: {
          subscribe: (onLayout) => {
            answer = onLayout;
            layOut(view);
          },
          layOut,
          setTree: (json) => {
            genealogy = unpackGenealogy(JSON.parse(json));
            layOut(layouts.at(-1) as LayoutView);
          },
          close: () => {
            isClosed = true;
          },
        },
      }),
      fetchJson: (address, signal) => {
        const coming = Promise.withResolvers<unknown>();
        asked.set(address, coming);
        signal.addEventListener('abort', () => aborted.push(address));
        return coming.promise;
      },
      address: { push: (to) => pushed.push(to), replace: (to) => replaced.push(to) },
    },
    { search, ownPerson },
  );
  const canvas: ControlledCanvas = {
    camera: { k: 1, x: 0, y: 0 },
    goal: undefined,
    size: SIZE,
    insets: { top: 0, right: 0, bottom: 0, left: 0 },
    textScale: 1,
    measure: (text) => text.length / 2,
    show: (scene, _, { hovered, open }) => painted.push({ hovered, open, people: scene.person.length }),
    jump(camera) {
      moves.push('jump');
      Object.assign(canvas, { camera });
    },
    fly(camera) {
      moves.push('fly');
      Object.assign(canvas, { camera });
    },
    zoomBy: (factor) => moves.push(`zoom ${factor}`),
    focus: () => moves.push('focus'),
    readPalette: () => palette,
  };
  // As React does: after every change the state is rendered, once.
  let isScheduled = false;
  controller.subscribe(() => {
    if (isScheduled) return;
    isScheduled = true;
    queueMicrotask(() => {
      isScheduled = false;
      controller.rendered();
    });
  });
  return {
    controller,
    canvas,
    layouts,
    pushed,
    replaced,
    asked,
    aborted,
    moves,
    painted,
    isClosed: () => isClosed,
    /** The worker takes its time until it is released. */
    holdLayouts() {
      const waiting: (() => void)[] = [];
      held = waiting;
      return () => {
        held = undefined;
        for (const send of waiting) send();
      };
    },
    state: controller.getState,
    /** The tree has arrived and is drawn. */
    async draw({ isHydrated = true } = {}) {
      if (isHydrated) controller.addressChanged(search);
      controller.canvas.attach(canvas);
      controller.setPalette(palette);
      controller.start();
      payload.resolve(JSON.stringify(tree.packed));
      await tick();
    },
    async fail() {
      controller.start();
      payload.reject(new Error('404'));
      await tick();
    },
    async reply(address: string, value: unknown) {
      asked.get(address)?.resolve(value);
      await tick();
    },
    /** The navigation that was asked for last is done. */
    async arrive() {
      controller.addressChanged(pushed.at(-1) ?? '');
      await tick();
    },
  };
}

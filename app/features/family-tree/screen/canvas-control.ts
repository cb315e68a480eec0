import { NOBODY } from '../../../../genealogy/graph.ts';
import type { ExportSource } from '../export/picture.ts';
import { type Camera, centredOn, isCompact, type Point, type Rect, type Size, toolsHeight } from '../scene/camera.ts';
import {
  canShowPeople,
  firstMove,
  flightTo,
  flightToPeople,
  isInScene,
  isWellVisible,
  type Move,
  nextMoves,
  type RelativeCamera,
  relativeCamera,
  type SceneState,
  type Viewport,
  wholeView,
} from '../scene/camera-moves.ts';
import type { RenderStyle } from '../scene/paint.ts';
import { HEADER } from '../scene/paint-lives.ts';
import type { Theme } from '../scene/palette.ts';
import type { Hit } from '../scene/scene.ts';
import type { TreeCanvas } from './tree-canvas.ts';
import type { TreeState } from './tree-state.ts';

/** The canvas as far as it is controlled from here. */
export type ControlledCanvas = Pick<
  TreeCanvas,
  | 'camera'
  | 'goal'
  | 'size'
  | 'insets'
  | 'measure'
  | 'textScale'
  | 'show'
  | 'jump'
  | 'fly'
  | 'zoomBy'
  | 'focus'
  | 'readPalette'
>;

/** The side panel as far as the camera and the focus depend on it. */
export interface PanelElement {
  size(): Size;
  hasFocus(): boolean;
}

type CameraListener = (camera: Camera, size: Size) => void;

/** Keeps the canvas in step with the state, and moves its camera. */
export class CanvasControl {
  readonly #getState: () => TreeState;
  readonly #saveCamera: (camera: RelativeCamera) => void;
  readonly #cameraListeners = new Set<CameraListener>();
  readonly #corners = new Set<() => Rect>();
  /** Where the tools lie over the drawing, once they are there. */
  tools: (() => Rect) | undefined;
  #canvas: ControlledCanvas | undefined;
  #panel: PanelElement | undefined;
  /** Not in the state: a pointer that passes over thousands of boxes must not render the page again. */
  #hovered = NOBODY;
  /** Whom to fly to as soon as they are open and drawn. */
  #target = NOBODY;
  #painted: { readonly sceneState: SceneState; readonly style: RenderStyle } | undefined;
  /** For what the camera has taken its place, and beside which panels. */
  #settled: SceneState | undefined;
  #sight: Viewport | undefined;
  #highlight: RenderStyle['highlight'];

  constructor(getState: () => TreeState, saveCamera: (camera: RelativeCamera) => void) {
    this.#getState = getState;
    this.#saveCamera = saveCamera;
  }

  attach(canvas: ControlledCanvas): () => void {
    this.#canvas = canvas;
    return () => {
      this.#canvas = undefined;
      this.#painted = undefined;
      this.#settled = undefined;
    };
  }

  attachPanel(panel: PanelElement): () => void {
    this.#panel = panel;
    return () => {
      this.#panel = undefined;
    };
  }

  /** What lies over a corner of the drawing, measured when it matters; empty while it is not shown. */
  attachCorner(measure: () => Rect): () => void {
    this.#corners.add(measure);
    return () => this.#corners.delete(measure);
  }

  /** Called with every move of the camera, which is not in the state for the same reason as the pointer. */
  trackCamera(listener: CameraListener): () => void {
    this.#cameraListeners.add(listener);
    this.cameraMoved();
    return () => this.#cameraListeners.delete(listener);
  }

  /** Paints what has changed and moves the camera where that asks for it. */
  rendered(): void {
    const { sceneState, style, open } = this.#getState();
    const canvas = this.#canvas;
    if (!canvas || !sceneState || !style) return;
    if (this.#painted?.sceneState !== sceneState || this.#painted.style !== style) {
      this.#painted = { sceneState, style };
      this.#paint();
      const before = this.#settled;
      this.settle();
      // A flight saves its camera when it has landed.
      const isOther = before && (before.open !== sceneState.open || before.scene !== sceneState.scene);
      if (isOther && !canvas.goal) this.cameraRested();
      this.cameraMoved();
    }
    this.#showHighlight();
    if (this.#target >= 0 && this.#target === open && isInScene(sceneState.scene, open)) {
      this.#target = NOBODY;
      this.flyTo(open);
    }
  }

  /** The camera takes its place: when the canvas has got its size, and whenever something else is shown. */
  settle(): void {
    const { sceneState: now, view } = this.#getState();
    const viewport = this.viewport();
    // Before it is painted, the panels that it must be clear of are not there.
    if (!now || !viewport || !this.#painted) return;
    const before = this.#settled;
    this.#settled = now;
    if (before === now) this.keepInSight();
    this.#sight = viewport;
    const isOtherKind = before && (before.scene.lines === undefined) !== (now.scene.lines === undefined);
    const saved = before ? undefined : view.camera;
    this.#move(before && !isOtherKind ? nextMoves(before, now, viewport) : [firstMove(now, viewport, saved)]);
    this.#showHighlight();
  }

  /** The panel or the drawing has another size: whoever is open and was in sight stays in sight. */
  keepInSight(): void {
    const { sceneState, style } = this.#getState();
    const [before, now] = [this.#sight, this.viewport()];
    this.#sight = now;
    if (!before || !now || !sceneState || style?.highlight) return;
    const { scene, open } = sceneState;
    const wasVisible = isWellVisible(scene, open, { ...before, camera: now.camera });
    if (wasVisible && !isWellVisible(scene, open, now)) this.flyTo(open);
  }

  cameraMoved(): void {
    if (this.#canvas) for (const listener of this.#cameraListeners) listener(this.#canvas.camera, this.#canvas.size);
  }

  cameraRested(): void {
    const viewport = this.viewport();
    const { sceneState } = this.#getState();
    if (viewport && sceneState) this.#saveCamera(relativeCamera(sceneState.scene, sceneState.open, viewport));
  }

  hover(hit: Hit | undefined): void {
    const person = hit?.person ?? NOBODY;
    if (person === this.#hovered) return;
    this.#hovered = person;
    this.#paint();
  }

  /** What of the drawing is visible, and what panels cover; undefined before the canvas has its size. */
  viewport(): Viewport | undefined {
    const canvas = this.#canvas;
    if (!canvas || canvas.size.width < 2) return undefined;
    const { goal, camera, size, textScale } = canvas;
    const panel = this.#panel?.size();
    const isSheet = isCompact(size);
    const header = this.#getState().sceneState?.view === 'lives' ? HEADER : 0;
    const insets = {
      top: Math.max(toolsHeight(size.width), (this.tools?.().bottom ?? 0) + 8) + header,
      left: 0,
      right: panel && !isSheet ? panel.width + 24 : 0,
      bottom: panel && isSheet ? panel.height : 0,
    };
    canvas.insets = insets;
    const corners = [...this.#corners].map((measure) => measure()).filter(({ left, right }) => right > left);
    return { camera: goal ?? camera, size, insets, corners, textScale };
  }

  /** Whether this is a phone on which not all of these people can be seen with their names. */
  isTooSmallFor(people: readonly number[]): boolean {
    const viewport = this.viewport();
    const scene = this.#getState().sceneState?.scene;
    // The answer may come before the canvas has its size.
    const width = viewport?.size.width ?? globalThis.innerWidth ?? Number.POSITIVE_INFINITY;
    return isCompact({ width }) && !(viewport && scene && canShowPeople(scene, people, viewport));
  }

  zoomBy(factor: number): void {
    this.#canvas?.zoomBy(factor);
  }

  showWhole(): void {
    const viewport = this.viewport();
    const { sceneState } = this.#getState();
    if (viewport && sceneState) this.#move([{ how: 'fly', camera: wholeView(sceneState, viewport) }]);
  }

  centreOn(point: Point): void {
    const viewport = this.viewport();
    if (!viewport) return;
    const { camera, size, insets } = viewport;
    this.#move([{ how: 'jump', camera: centredOn(point, camera.k, size, insets) }]);
  }

  flyTo(person: number): void {
    const viewport = this.viewport();
    const scene = this.#getState().sceneState?.scene;
    if (viewport && scene && isInScene(scene, person)) this.#move([flightTo(scene, person, viewport)]);
  }

  /** After the panel has opened and, where need be, another view is laid out: before, it is not known where the middle is. */
  flyToOnceDrawn(person: number): void {
    this.#target = person;
  }

  /** What has the focus goes away with the panel. */
  takeFocusFromPanel(): void {
    if (this.#panel?.hasFocus()) this.#canvas?.focus();
  }

  exportSource({ title, sample }: Pick<ExportSource, 'title' | 'sample'>): ExportSource | undefined {
    const { tree, sceneState, style } = this.#getState();
    const canvas = this.#canvas;
    if (!canvas || !tree || !sceneState || !style) return undefined;
    const { camera, size, measure } = canvas;
    const paletteOf = (theme: Theme) => canvas.readPalette(theme);
    return { title, sample, scene: sceneState.scene, tree, style, camera, size, measure, paletteOf };
  }

  #paint(): void {
    const { sceneState, style, tree } = this.#getState();
    if (!sceneState || !style || !tree) return;
    const marked = this.#hovered === NOBODY ? style : { ...style, hovered: this.#hovered };
    this.#canvas?.show(sceneState.scene, tree, marked);
  }

  #move(moves: readonly Move[]): void {
    for (const { how, camera } of moves) this.#canvas?.[how](camera);
  }

  #showHighlight(): void {
    const { sceneState, style } = this.#getState();
    const viewport = this.viewport();
    if (!viewport || !sceneState || style?.highlight === this.#highlight) return;
    this.#highlight = style?.highlight;
    if (!style?.highlight) return;
    const move = flightToPeople(sceneState.scene, [...style.highlight.people], viewport);
    if (move) this.#move([move]);
  }
}

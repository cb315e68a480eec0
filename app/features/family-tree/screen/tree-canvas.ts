import { select } from 'd3-selection';
import { type D3ZoomEvent, zoom, zoomIdentity, zoomTransform } from 'd3-zoom';
import {
  type Camera,
  drawingPoint,
  type Flight,
  flight,
  type Insets,
  middleOf,
  NO_INSETS,
  type Point,
  type Size,
  scaleLimits,
} from '../scene/camera.ts';
import type { RenderStyle } from '../scene/paint.ts';
import { PaintCache } from '../scene/paint-list.ts';
import { type Palette, readPaletteOf, type Theme } from '../scene/palette.ts';
import { type Hit, hitAt, type Scene } from '../scene/scene.ts';
import { CanvasPainter, canvasMeasure } from '../surface/canvas.ts';
import { loadPicture, PictureCache } from '../surface/picture-cache.ts';
import type { TreeModel } from '../tree-model.ts';

export interface CanvasEvents {
  onPick(hit: Hit | undefined): void;
  onHover(hit: Hit | undefined): void;
  /** In every frame in which the camera has moved. */
  onCameraMove(): void;
  onCameraRest(): void;
}

/** A finger is broader than the tip of an arrow. */
const FINGER = 12;
const PRESSED_TOO_LONG_MS = 700;

/** The canvas: gestures and flights move its camera, and what is visible is painted once a frame. */
export class TreeCanvas {
  readonly #canvas: HTMLCanvasElement;
  readonly #events: CanvasEvents;
  readonly #measure = canvasMeasure();
  readonly #paints = new PaintCache();
  readonly #painter = new CanvasPainter();
  readonly #pictures = new PictureCache({ load: loadPicture, onArrival: () => this.repaint() });
  readonly #zoom = zoom<HTMLCanvasElement, unknown>();
  #size: Size = { width: 1, height: 1 };
  #density = 1;
  #frame = 0;
  #flight: { readonly path: Flight; readonly started: number } | undefined;
  #shown: { readonly scene: Scene; readonly tree: TreeModel; readonly style: RenderStyle } | undefined;
  insets: Insets = NO_INSETS;

  constructor(canvas: HTMLCanvasElement, events: CanvasEvents) {
    this.#canvas = canvas;
    this.#events = events;
    let pressed = 0;
    this.#zoom
      // A screen that can be touched may be plugged in later.
      .touchable(true)
      .clickDistance(5)
      .tapDistance(FINGER)
      .on('zoom', ({ sourceEvent }: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
        if (sourceEvent) this.#flight = undefined;
        events.onCameraMove();
        this.repaint();
      })
      .on('end', ({ sourceEvent }: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
        if (sourceEvent) events.onCameraRest();
      });
    select(canvas)
      .call(this.#zoom)
      // When it was pressed, not when a busy page came to hear of it.
      .on('pointerdown', ({ timeStamp }: PointerEvent) => {
        pressed = timeStamp;
      })
      .on('click', (event: MouseEvent) => {
        if (event.timeStamp - pressed < PRESSED_TOO_LONG_MS) events.onPick(this.#hit(event));
      })
      .on('pointermove', (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.buttons === 0) this.#hover(this.#hit(event));
      })
      .on('pointerleave', () => this.#hover(undefined));
  }

  get camera(): Camera {
    const { x, y, k } = zoomTransform(this.#canvas);
    return { x, y, k };
  }

  /** Where the camera flies to, while it does. */
  get goal(): Camera | undefined {
    return this.#flight?.path.at(1);
  }

  get size(): Size {
    return this.#size;
  }

  resize(size: Size, density: number): void {
    this.#size = size;
    this.#density = density;
    this.#canvas.width = Math.round(size.width * density);
    this.#canvas.height = Math.round(size.height * density);
    this.#limit();
    this.#paint();
  }

  show(scene: Scene, tree: TreeModel, style: RenderStyle): void {
    const isNew = this.#shown?.scene !== scene;
    this.#shown = { scene, tree, style };
    if (isNew) this.#limit();
    this.repaint();
  }

  jump(camera: Camera): void {
    this.#flight = undefined;
    this.#move(camera);
  }

  fly(to: Camera): void {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.jump(to);
      this.#events.onCameraRest();
      return;
    }
    this.#flight = { path: flight(this.camera, to, this.#size, this.insets), started: performance.now() };
    this.repaint();
  }

  zoomBy(factor: number): void {
    const { k } = this.camera;
    const [least, most] = this.#zoom.scaleExtent();
    const next = Math.min(most, Math.max(least, k * factor));
    const at = middleOf(this.#size, this.insets);
    const point = drawingPoint(this.camera, at);
    this.fly({ k: next, x: at.x - point.x * next, y: at.y - point.y * next });
  }

  get textScale(): number {
    return Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / 16;
  }

  get measure() {
    return this.#measure;
  }

  repaint(): void {
    if (this.#frame === 0) this.#frame = requestAnimationFrame(this.#tick);
  }

  readPalette(theme: Theme): Palette {
    return readPaletteOf(theme, this.#canvas);
  }

  /** What takes keys is the element around the canvas. */
  focus(): void {
    this.#canvas.parentElement?.focus();
  }

  close(): void {
    cancelAnimationFrame(this.#frame);
    this.#pictures.close();
    select(this.#canvas).on('.zoom', null).on('click pointerdown pointermove pointerleave', null);
  }

  readonly #tick = (now: number) => {
    this.#frame = 0;
    if (this.#flight) {
      const { path, started } = this.#flight;
      const progress = Math.min(1, Math.max(0, (now - started) / path.milliseconds));
      if (progress === 1) this.#flight = undefined;
      this.#move(path.at(progress));
      if (progress === 1) this.#events.onCameraRest();
      else this.repaint();
    }
    this.#paint();
  };

  #move({ x, y, k }: Camera): void {
    // Not through the zoom's own limits, which keep a point in the middle and not the one that is meant.
    const [least, most] = this.#zoom.scaleExtent();
    this.#zoom.scaleExtent([Math.min(least, k), Math.max(most, k)]);
    this.#zoom.transform(select(this.#canvas), zoomIdentity.translate(x, y).scale(k));
    this.#zoom.scaleExtent([least, most]);
  }

  #limit(): void {
    if (this.#shown) this.#zoom.scaleExtent(scaleLimits(this.#shown.scene.bounds, this.#size));
  }

  #paint(): void {
    const context = this.#canvas.getContext('2d', { alpha: true });
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height);
    if (!this.#shown) return;
    const { scene, tree, style } = this.#shown;
    const { camera } = this;
    const paints = this.#paints.paints(scene, tree, style, { camera, size: this.#size, measure: this.#measure });
    this.#pictures.paint((pictures) => {
      this.#painter.paint(context, paints, { camera, density: this.#density, pictures });
    });
  }

  #hover(hit: Hit | undefined): void {
    this.#canvas.toggleAttribute('data-pointing', hit !== undefined);
    this.#events.onHover(hit);
  }

  #hit(event: MouseEvent): Hit | undefined {
    if (!this.#shown) return undefined;
    const { left, top } = this.#canvas.getBoundingClientRect();
    const point: Point = drawingPoint(this.camera, { x: event.clientX - left, y: event.clientY - top });
    const reach = 'pointerType' in event && event.pointerType === 'touch' ? FINGER : 3;
    return hitAt(this.#shown.scene, point, reach / this.camera.k);
  }
}

import {
  type GeoJSONSource,
  Map as MapLibreMap,
  type MapMouseEvent,
  prewarm,
  ScaleControl,
  setWorkerUrl,
} from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url';
import type { Geometry } from '../../../../domain/geography/geometry.ts';
import type { Position } from '../../../../domain/geography/position.ts';
import { ZOOMS } from '../camera.ts';
import type { MapCamera } from '../map-state.ts';
import type { MapView } from '../views.ts';
import type { VisiblePlaces } from '../visible-places.ts';
import { fetchBase, fetchForWorker, throughPage } from './base-map.ts';
import { type DrawnData, drawnShapes, type MapData, mapData, NOTHING } from './geo-data.ts';
import { type BaseMap, type Faces, mapStyle } from './map-style.ts';
import { readPalette } from './palette.ts';
import { letCornersBeDragged, touchedAt } from './pointer.ts';
import { arrives, drawingEnded, drawnOutOfSight, patience, settled, unseenRatio } from './readiness.ts';
import { drawImage, SIGN_SCALE } from './sign-images.ts';
import 'maplibre-gl/dist/maplibre-gl.css';

setWorkerUrl(workerUrl);
// The worker gets ready while the page does.
prewarm();
fetchForWorker();

export interface LiveMapOptions {
  readonly container: HTMLElement;
  readonly view: MapView;
  readonly faces: Faces;
  readonly camera: MapCamera;
  readonly shown: VisiblePlaces;
  /** Says whether anything was to be done there; otherwise a cluster comes apart. */
  readonly onTouch: (touched: { readonly place?: string | undefined; readonly at: Position }) => boolean;
  /** A corner of what is being drawn was moved. */
  readonly onDrag: (index: number, to: Position) => void;
  /** Only when people moved the map themselves. */
  readonly onCamera: (camera: MapCamera) => void;
}

const TILTED = 62;
const LIFTED = 1.5;

/** What the map's own parts say. */
const WORDS = {
  'AttributionControl.ToggleAttribution': 'Prikažite ili sakrijte izvore podloge',
  'Map.Title': 'Karta brda',
  'Marker.Title': 'Oznaka na karti',
  'CooperativeGesturesHandler.WindowsHelpText': 'Za približavanje držite Ctrl i okrećite kotačić',
  'CooperativeGesturesHandler.MacHelpText': 'Za približavanje držite ⌘ i okrećite kotačić',
  'CooperativeGesturesHandler.MobileHelpText': 'Kartu pomičite dvama prstima',
};

/** The map that moves. Knows what to draw and what was touched; what that means is decided by those who opened it. */
export class LiveMap {
  readonly map: MapLibreMap;
  /** When the whole map is drawn and can be shown. */
  readonly drawn: Promise<void>;
  readonly #options: LiveMapOptions;
  readonly #themes: MutationObserver;
  #shown: VisiblePlaces;
  #placed: MapCamera;
  #data: MapData & DrawnData;
  #base: BaseMap | undefined;
  #isClosed = false;

  constructor(options: LiveMapOptions) {
    const { container, camera, view } = options;
    this.#options = options;
    this.#shown = options.shown;
    this.#placed = camera;
    this.#data = { ...mapData(options.shown), chosen: NOTHING, sketch: NOTHING, here: NOTHING };
    const [west, south, east, north] = view.frame;
    this.map = new MapLibreMap({
      container,
      style: this.#style(),
      ...placed(camera),
      minZoom: ZOOMS.furthest,
      maxZoom: ZOOMS.nearest,
      maxPitch: 75,
      maxBounds: [west - 0.2, south - 0.15, east + 0.2, north + 0.15],
      attributionControl: { compact: false },
      cooperativeGestures: matchMedia('(pointer: coarse)').matches,
      fadeDuration: 150,
      pixelRatio: unseenRatio(camera),
      locale: WORDS,
      transformRequest: throughPage,
    });
    skyOnlyWhenTilted(this.map);
    this.drawn = drawnOutOfSight(this.map);
    this.map.addControl(new ScaleControl({ maxWidth: 110, unit: 'metric' }), 'bottom-left');
    this.map.setMissingStyleImageResolver((id) => this.#addSign(id));
    this.map.on('click', (event) => this.#touch(event));
    this.map.on('mousemove', (event) => this.#pointAt(event));
    this.map.on('moveend', (event: { originalEvent?: unknown; asked?: boolean }) => {
      if (event.originalEvent || event.asked) options.onCamera(cameraOf(this.map));
    });
    this.map.on('pitchend', () => this.#lift());
    this.map.on('style.load', () => this.#lift());
    this.map.on('error', (event) => this.#hear(event.error.message, (event as { sourceId?: string }).sourceId));
    this.map.once('load', () => this.#changeBase());
    letCornersBeDragged(this.map, options.onDrag);
    this.map.getCanvas().addEventListener('keydown', this.#enter);
    this.#themes = new MutationObserver(() => this.map.setStyle(this.#style()));
    this.#themes.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  }

  show(shown: VisiblePlaces): void {
    if (shown === this.#shown) return;
    this.#shown = shown;
    const news = mapData(shown);
    this.#data = { ...this.#data, ...news };
    for (const [name, data] of Object.entries(news)) this.#source(name)?.setData(data);
  }

  /** An outline or a ring around what is open, what is being drawn, where the reader stands. */
  draw(source: keyof DrawnData, geometries: readonly Geometry[]): void {
    if (geometries.length === 0 && this.#data[source].features.length === 0) return;
    this.#data = { ...this.#data, [source]: drawnShapes(geometries) };
    this.#source(source)?.setData(this.#data[source]);
  }

  /** Drawn where people have come to on the drawing meanwhile; says whether it was drawn there already. */
  async hasComeTo(camera: MapCamera): Promise<boolean> {
    if (isSame(camera, this.#placed)) return true;
    this.#placed = camera;
    this.map.jumpTo(placed(camera));
    await settled(this.map);
    await drawingEnded(this.map);
    return false;
  }

  look(camera: MapCamera, offset: [number, number] = [0, 0]): void {
    this.map.easeTo({ ...placed(camera), offset, duration: 900 });
  }

  zoomBy(steps: number): void {
    this.map.zoomTo(this.map.getZoom() + steps, { duration: 300 }, { asked: true });
  }

  tilt(): void {
    const isFlat = this.map.getPitch() < 1;
    this.map.easeTo({ pitch: isFlat ? TILTED : 0, bearing: isFlat ? -25 : 0, duration: 1200 }, { asked: true });
  }

  close(): void {
    this.#isClosed = true;
    this.#themes.disconnect();
    this.map.remove();
  }

  #style() {
    const { container, view, faces } = this.#options;
    const [palette, theme] = [readPalette(container), themeName()];
    return mapStyle({ view, faces, palette, theme, data: this.#data }, this.#base);
  }

  /** Our own drawing is there first; another base takes its place when it comes, and leaves it when it does not. */
  async #changeBase(): Promise<void> {
    const { view, container } = this.#options;
    if (!view.base) return;
    if ('styleUrl' in view.base && !wasOpenedHere()) {
      location.reload();
      return;
    }
    const signal = patience();
    try {
      const base = await fetchBase(view.base, signal);
      if (this.#isClosed) return;
      this.#base = base;
      const arrived = arrives(this.map, Object.keys(base(readPalette(container)).sources), signal);
      this.map.setStyle(this.#style());
      if ((await arrived) || this.#isClosed) return;
    } catch (error) {
      console.warn('Base map:', error instanceof Error ? error.message : error);
    }
    if (this.#base) {
      this.#base = undefined;
      this.map.setStyle(this.#style());
    }
  }

  /** What goes wrong with another's base map shows by our own staying; the rest is a fault of ours. */
  #hear(message: string, sourceId: string | undefined): void {
    if (!this.#options.view.base || sourceId === undefined) console.error(message);
  }

  #source(name: string): GeoJSONSource | undefined {
    return this.map.getSource<GeoJSONSource>(name);
  }

  #addSign(id: string): void {
    const image = drawImage(id, readPalette(this.#options.container));
    if (image && !this.map.hasImage(id)) this.map.addImage(id, image, { pixelRatio: SIGN_SCALE });
  }

  #touch(event: MapMouseEvent): void {
    const { lng, lat } = event.lngLat;
    const touched = touchedAt(this.map, event.point);
    this.#answer(touched, [lng, lat]);
  }

  #answer(touched: ReturnType<typeof touchedAt>, at: Position): void {
    const isDone = this.#options.onTouch({ place: touched?.place, at });
    if (!isDone && touched?.cluster) this.#scatter(touched.cluster);
  }

  /** A cluster comes apart at the zoom at which its members no longer cover one another. */
  async #scatter({ id, at }: { readonly id: number; readonly at: Position }): Promise<void> {
    const zoom = await this.#source('points')?.getClusterExpansionZoom(id);
    if (zoom === undefined) return;
    this.map.easeTo({ center: [at[0], at[1]], zoom: zoom + 0.3, duration: 600 }, { asked: true });
  }

  #pointAt(event: MapMouseEvent): void {
    if (this.map.isMoving()) return;
    this.map.getCanvas().style.cursor = touchedAt(this.map, event.point) ? 'pointer' : '';
  }

  /** By keyboard, the middle of the map is the pointer. */
  readonly #enter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const { clientWidth, clientHeight } = this.map.getCanvas();
    const touched = touchedAt(this.map, { x: clientWidth / 2, y: clientHeight / 2 }, 26);
    const { lng, lat } = this.map.getCenter();
    this.#answer(touched, [lng, lat]);
  };

  /** Whoever tilts the map sees the hill stand up; flat, it costs nothing. */
  #lift(): void {
    const isTilted = this.map.getPitch() >= 1;
    if (isTilted === Boolean(this.map.getTerrain()) || !this.map.getSource('heights')) return;
    this.map.setTerrain(isTilted ? { source: 'heights', exaggeration: LIFTED } : null);
  }
}

/** MapLibre paints the sky over the whole field in every frame, even where only ground is seen. */
function skyOnlyWhenTilted(map: MapLibreMap): void {
  const functions = map.painter.drawFunctions;
  const { sky } = functions;
  map.painter.drawFunctions = {
    ...functions,
    sky: (mesh, frame) => {
      if (map.getPitch() >= 1) sky(mesh, frame);
    },
  };
}

/** Which other hosts may be asked stands in the policy of the page that was loaded, and that may have been another. */
function wasOpenedHere(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && new URL(loaded.name).pathname === location.pathname;
}

function themeName(): string {
  return document.documentElement.dataset.theme ?? 'dark';
}

function isSame(one: MapCamera, other: MapCamera): boolean {
  return (['longitude', 'latitude', 'zoom', 'bearing', 'pitch'] as const).every((part) => one[part] === other[part]);
}

function placed({ longitude, latitude, zoom, bearing, pitch }: MapCamera) {
  return { center: [longitude, latitude] as [number, number], zoom, bearing, pitch };
}

function cameraOf(map: MapLibreMap): MapCamera {
  const { lng: longitude, lat: latitude } = map.getCenter();
  return { longitude, latitude, zoom: map.getZoom(), bearing: map.getBearing(), pitch: map.getPitch() };
}

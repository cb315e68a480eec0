import type { Band, Contour } from '../../../domain/geography/contours.ts';
import type { Geometry } from '../../../domain/geography/geometry.ts';
import type { Bounds } from '../../../domain/geography/position.ts';
import type { Layer } from './layers.ts';
import type { MapCamera } from './map-state.ts';

/** Something on the map, as the map, the list and the cards need it. */
export interface MapPlace {
  /** As the address names it. */
  readonly id: string;
  readonly layer: Layer;
  /** What it is, for its sign: a locality's type or a feature's kind. */
  readonly sign: string;
  readonly name: string;
  /** What it is, in words. */
  readonly label: string;
  readonly geometry: Geometry;
  /** When it was there, as EDTF and in words. */
  readonly date?: string | undefined;
  readonly dateText?: string | undefined;
  /** The record it stands for or belongs to. */
  readonly record?: string | undefined;
  /** What a click on it opens, where that is another place: an area opens the locality it belongs to. */
  readonly opens?: string | undefined;
  readonly family?: 'bosnjak' | 'cavar' | undefined;
  readonly order?: number | undefined;
  readonly summary?: string | undefined;
  readonly href?: string | undefined;
  readonly picture?: PictureView | undefined;
  readonly walk?: WalkView | undefined;
  readonly approximate?: boolean | undefined;
  readonly sample?: boolean | undefined;
  /** For editors: what a change is based on. */
  readonly edit?: PlaceEdit | undefined;
}

type PlaceEdit =
  | { readonly target: 'record'; readonly key: string; readonly revision: number }
  | { readonly target: 'feature'; readonly id: string; readonly map: string; readonly revision: number };

export interface PictureView {
  readonly kind: 'drawing' | 'photograph';
  readonly hash: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly placeholder?: string | undefined;
}

export interface WalkView {
  readonly metres: number;
  readonly up?: number | undefined;
  readonly down?: number | undefined;
  readonly minutes: number;
  readonly gpx: string;
}

export interface PeriodView {
  readonly slug: string;
  readonly title: string;
  readonly dates: string;
  readonly firstYear: number;
  readonly lastYear: number;
}

/** Where the ground's heights are known, and the addresses of their tiles and of a picture of its light and shade. */
interface ReliefView {
  readonly bounds: Bounds;
  readonly tiles: string;
  readonly deepest: number;
  readonly shading: string;
}

export interface MapView {
  readonly places: readonly MapPlace[];
  readonly bands: readonly Band[];
  readonly contours: readonly Contour[];
  readonly periods: readonly PeriodView[];
  readonly home: MapCamera;
  readonly frame: Bounds;
  readonly relief: ReliefView | undefined;
  /** A base map other than our own drawing. */
  readonly base: { readonly styleUrl: string } | { readonly tiles: string } | undefined;
  /** For editors: the file that new things are drawn into. */
  readonly editing: { readonly map: string; readonly revision: number } | undefined;
  /** Something on it is a sample as a whole: the drawing or the relief. */
  readonly sample: boolean;
  /** Notes of the makers of the map data. */
  readonly notes: readonly string[];
}

import type { DaySpan } from '../../../domain/partial-date.ts';
import { plainLetters } from '../../../domain/plain-letters.ts';
import { type Standing, spanOfYear, standingAt } from '../../../domain/standing.ts';
import type { MapState } from './map-state.ts';
import type { MapPlace, PeriodView } from './views.ts';

export interface VisiblePlace {
  readonly place: MapPlace;
  readonly standing: Exclude<Standing, 'no'>;
}

export interface VisiblePlaces {
  /** One sign for each thing: a stop of the tour stands for its locality, a locality for the features that belong to it. */
  readonly drawn: readonly VisiblePlace[];
  readonly listed: readonly VisiblePlace[];
  /** Of the tour, in order. */
  readonly stops: readonly VisiblePlace[];
}

type Choice = Pick<MapState, 'layers' | 'when' | 'type' | 'query'>;

export function visiblePlaces(
  places: readonly MapPlace[],
  choice: Choice,
  periods: readonly PeriodView[],
): VisiblePlaces {
  const span = spanOf(choice.when, periods);
  const wanted = plainLetters(choice.query).split(/\s+/).filter(Boolean);
  const visible = places.flatMap((place): VisiblePlace[] => {
    if (!choice.layers.has(place.layer) || (choice.type && place.sign !== choice.type)) return [];
    if (wanted.length > 0 && !matches(place, wanted)) return [];
    const standing = span ? standingAt(place.date, span) : 'surely';
    return standing === 'no' ? [] : [{ place, standing }];
  });
  const stops = visible
    .filter(({ place }) => isStop(place))
    .sort((a, b) => (a.place.order ?? 0) - (b.place.order ?? 0));
  const localities = visible.filter(({ place }) => place.layer === 'localities');
  const atStops = recordsOf(stops);
  const atLocalities = recordsOf(localities);
  const isDoubled = ({ place }: VisiblePlace, records: ReadonlySet<string>) =>
    place.record !== undefined && records.has(place.record);
  return {
    stops,
    drawn: visible.filter((shown) => {
      const { place } = shown;
      if (isStop(place) || place.geometry.type !== 'Point') return true;
      if (isDoubled(shown, atStops)) return false;
      return place.layer === 'localities' || !isDoubled(shown, atLocalities);
    }),
    listed: visible.filter((shown) => {
      const { place } = shown;
      if (isStop(place)) return false;
      return place.opens === undefined || !isDoubled(shown, atLocalities);
    }),
  };
}

/** The days a choice of time means; a period that nobody knows means all of time. */
function spanOf(when: MapState['when'], periods: readonly PeriodView[]): DaySpan | undefined {
  if (!when) return undefined;
  if ('year' in when) return spanOfYear(when.year);
  const period = periods.find(({ slug }) => slug === when.period);
  return period && { earliest: spanOfYear(period.firstYear).earliest, latest: spanOfYear(period.lastYear).latest };
}

function isStop({ layer, order }: MapPlace): boolean {
  return layer === 'tour' && order !== undefined;
}

function recordsOf(shown: readonly VisiblePlace[]): ReadonlySet<string> {
  return new Set(shown.flatMap(({ place }) => place.record ?? []));
}

function matches({ name, label, summary = '' }: MapPlace, wanted: readonly string[]): boolean {
  const text = plainLetters(`${name} ${label} ${summary}`);
  return wanted.every((part) => text.includes(part));
}

/** The period in which a year lies: the later one where two meet. */
export function periodOfYear(year: number, periods: readonly PeriodView[]): PeriodView | undefined {
  return periods.findLast(({ firstYear, lastYear }) => year >= firstYear && year <= lastYear);
}

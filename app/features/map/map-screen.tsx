import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { centreOf } from '../../../domain/geography/geometry.ts';
import type { Position } from '../../../domain/geography/position.ts';
import { rounded } from '../../text/position-lines.ts';
import { SAMPLE_SENTENCE } from '../../text/sample-labels.ts';
import { SampleLabel } from '../../ui/sample-label.tsx';
import { cameraOn, homeIn } from './camera.ts';
import type { EditAnswer } from './editing/edit-form.ts';
import { PlaceEditor } from './editing/place-editor.tsx';
import type { LiveMap } from './engine/live-map.ts';
import type { Faces } from './engine/map-style.ts';
import { FingerHint } from './finger-hint.tsx';
import { type Here, hereGeometries } from './here.ts';
import { LiveField } from './live-field.tsx';
import { MapButtons } from './map-buttons.tsx';
import { MapPanel } from './map-panel.tsx';
import styles from './map-screen.module.css';
import { type MapCamera, type MapState, parseState, printState } from './map-state.ts';
import { MeasurePanel } from './measure-panel.tsx';
import { PlaceCard } from './place-card.tsx';
import { addPoint, movePoint, type Sketch, sketchGeometries } from './sketch.ts';
import { StaticMap } from './static-map.tsx';
import { TimeBar } from './time-bar.tsx';
import { TourSteps } from './tour-panel.tsx';
import type { MapPlace, MapView } from './views.ts';
import { visiblePlaces } from './visible-places.ts';

interface MapScreenProps {
  readonly view: MapView;
  readonly faces: Faces;
  /** What was wrong with the change an editor sent. */
  readonly answer: EditAnswer | undefined;
}

export function MapScreen({ view, faces, answer }: MapScreenProps) {
  const [state, change] = useMapState();
  const [live, setLive] = useState<LiveMap>();
  const [sketch, setSketch] = useState<Sketch>();
  const [here, setHere] = useState<Here>();
  const [asked, setAsked] = useState(false);
  const { layers, when, type, query } = state;
  const shown = useMemo(
    () => visiblePlaces(view.places, { layers, when, type, query }, view.periods),
    [view, layers, when, type, query],
  );
  const drawn = useMemo(() => (sketch ? sketchGeometries(sketch) : []), [sketch]);
  const standing = useMemo(() => (here ? hereGeometries(here) : []), [here]);
  const chosen = view.places.find(({ id }) => id === state.place);
  const stage = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const home = useHome(view, field);
  const camera = state.camera ?? cameraOn(chosen, home);
  const isTouring = layers.has('tour');
  const localities = view.places.flatMap(({ layer, record, name }) =>
    layer === 'localities' && record ? [{ key: record, name }] : [],
  );
  const addressOf = (part: Partial<MapState>) => `?${printState({ ...state, ...part })}`;
  const hrefOf = ({ id, opens }: MapPlace) => addressOf({ place: opens ?? id, camera: undefined });
  const open = (place: string | undefined) => {
    setAsked(place !== undefined);
    change(place === undefined ? { place } : { place, camera: undefined });
  };
  const choose = (place: MapPlace) => {
    if (sketch) setSketch(addPoint(sketch, centreOf(place.geometry)));
    else open(place.opens ?? place.id);
  };
  const touch = ({ place, at }: { place?: string | undefined; at: Position }) => {
    if (sketch) setSketch(addPoint(sketch, rounded(at)));
    else if (place) open(place);
    return sketch !== undefined || place !== undefined;
  };

  useEffect(() => live?.show(shown), [live, shown]);
  useEffect(() => live?.draw('chosen', chosen ? [chosen.geometry] : []), [live, chosen]);
  useEffect(() => live?.draw('sketch', drawn), [live, drawn]);
  useEffect(() => live?.draw('here', standing), [live, standing]);
  useEffect(() => {
    if (live && chosen && asked) live.look(cameraOn(chosen, home, live.map.getZoom()), besideCard(field.current));
  }, [live, chosen, asked, home]);

  const wasTouring = useRef(isTouring);
  // On a phone the list and the tour are under the map, a long way from what they open.
  useEffect(() => {
    const hasSetOut = isTouring && !wasTouring.current;
    wasTouring.current = isTouring;
    if (hasSetOut || (asked && state.place)) stage.current?.scrollIntoView({ block: 'nearest' });
  }, [asked, state.place, isTouring]);

  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>Interaktivna karta</h1>
        <p>Kuće, putovi, vode i imena njiva – i što je kada na brdu stajalo.</p>
        {view.sample && <SampleLabel>{SAMPLE_SENTENCE.map}</SampleLabel>}
      </header>
      <div className={styles.sheet}>
        <div className={styles.stage} ref={stage}>
          <div className={styles.field} ref={field}>
            {!live && (
              <StaticMap
                view={view}
                shown={shown}
                camera={camera}
                chosen={state.place}
                drawn={[...drawn, ...standing]}
                hrefOf={hrefOf}
                hrefAt={(at) => addressOf({ camera: at })}
                choose={choose}
                onGround={(at) => touch({ at })}
                onCamera={(moved) => change({ camera: moved })}
              />
            )}
            <LiveField
              options={{
                view,
                faces,
                shown,
                camera,
                onTouch: touch,
                onDrag: (index, to) => setSketch((before) => before && movePoint(before, index, rounded(to))),
                onCamera: (moved) => change({ camera: moved }),
              }}
              onLive={setLive}
            />
            <MapButtons
              live={live}
              view={{ ...view, home }}
              camera={camera}
              addressOf={addressOf}
              change={change}
              sketch={sketch}
              setSketch={setSketch}
              here={here}
              setHere={setHere}
            />
            <FingerHint field={field} />
          </div>
          {(chosen || isTouring) && (
            <div className={styles.card}>
              {isTouring && (
                <div className={styles.tour}>
                  <TourSteps stops={shown.stops} chosen={state.place} choose={choose} />
                </div>
              )}
              {chosen && (
                <PlaceCard
                  key={chosen.id}
                  place={chosen}
                  takesFocus={asked}
                  closeHref={addressOf({ place: undefined })}
                  close={() => open(undefined)}
                >
                  <PlaceEditor
                    place={chosen}
                    localities={localities}
                    answer={answer}
                    sketch={sketch}
                    change={setSketch}
                  />
                </PlaceCard>
              )}
            </div>
          )}
          {sketch && sketch.form === undefined && <MeasurePanel sketch={sketch} change={setSketch} />}
          <TimeBar periods={view.periods} when={when} change={(moment) => change({ when: moment })} />
        </div>
        <MapPanel
          view={view}
          state={state}
          change={change}
          shown={shown}
          addressOf={addressOf}
          hrefOf={hrefOf}
          choose={choose}
          localities={localities}
          answer={answer}
          sketch={sketch}
          setSketch={setSketch}
        />
      </div>
    </div>
  );
}

/** The card lies over the map: what it tells of comes to stand beside it, on a phone above it. */
function besideCard(field: HTMLElement | null): [number, number] {
  return matchMedia('(width >= 960px)').matches ? [180, 0] : [0, -(field?.clientHeight ?? 0) / 4];
}

/** The whole hill in the field as it is: the server, which does not know it, assumes a middling one. */
function useHome({ home }: Pick<MapView, 'home'>, field: RefObject<HTMLElement | null>): MapCamera {
  const [fitted, setFitted] = useState(home);
  useLayoutEffect(() => {
    const { clientWidth: width = 0, clientHeight: height = 0 } = field.current ?? {};
    if (width > 0 && height > 0) setFitted(homeIn(home, { width, height }));
  }, [home, field]);
  return fitted;
}

/** Browsers refuse an address that changes with every pixel of a drag. */
const SETTLED_MS = 250;

/** What is shown, kept in step with the address both ways. */
function useMapState(): readonly [MapState, (change: Partial<MapState>) => void] {
  const [parameters, setParameters] = useSearchParams();
  const [state, setState] = useState(() => parseState(parameters));
  const address = parameters.toString();
  const known = useRef(address);

  useEffect(() => {
    if (address === known.current) return;
    known.current = address;
    setState(parseState(new URLSearchParams(address)));
  }, [address]);

  useEffect(() => {
    const timer = setTimeout(() => {
      const printed = printState(state);
      if (printed.toString() === printState(parseState(new URLSearchParams(known.current))).toString()) return;
      known.current = printed.toString();
      setParameters(printed, { replace: true, preventScrollReset: true });
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [state, setParameters]);

  const change = useCallback((part: Partial<MapState>) => setState((before) => ({ ...before, ...part })), []);
  return [state, change];
}

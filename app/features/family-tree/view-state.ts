import {
  CAMERA_PARAM,
  CENTRE_PARAM,
  COLOURS_PARAM,
  FIRST_PARAM,
  FOLDED_PARAM,
  PERSON_PARAM,
  SECOND_PARAM,
  TREE_COLOURS,
  TREE_VIEWS,
  VIEW_PARAM,
} from '../../query-words.ts';
import type { RelativeCamera } from './scene/camera-moves.ts';
import type { Colours } from './scene/colouring.ts';

export type ViewName = keyof typeof TREE_VIEWS;

/** What is looked at, as the address holds it. */
export interface ViewState {
  readonly view: ViewName;
  /** Whose panel is open. */
  readonly person: string | undefined;
  /** Whose ancestors, descendants or close family; nobody's in the view of everyone. */
  readonly centre: string | undefined;
  readonly colours: Colours;
  readonly folded: readonly string[];
  /** The two whose kinship is asked for. */
  readonly first: string | undefined;
  readonly second: string | undefined;
  readonly camera: RelativeCamera | undefined;
}

export const CENTRED_VIEWS: ReadonlySet<ViewName> = new Set(['ancestors', 'descendants', 'hourglass', 'close']);
const ID = /^[^\s.,]{1,40}$/;
const MOST_FOLDED = 60;

/** An address that says nothing of use is the view of everyone. */
export function readViewState(parameters: URLSearchParams): ViewState {
  const id = (name: string) => {
    const value = parameters.get(name) ?? '';
    return ID.test(value) ? value : undefined;
  };
  const [first, second, centre] = [id(FIRST_PARAM), id(SECOND_PARAM), id(CENTRE_PARAM)];
  const wanted = keyOf(TREE_VIEWS, parameters.get(VIEW_PARAM)) ?? 'everyone';
  const lacks = (CENTRED_VIEWS.has(wanted) && !centre) || (wanted === 'path' && !(first && second));
  return {
    view: lacks ? 'everyone' : wanted,
    person: id(PERSON_PARAM),
    centre: lacks || !CENTRED_VIEWS.has(wanted) ? undefined : centre,
    colours: keyOf(TREE_COLOURS, parameters.get(COLOURS_PARAM)) ?? 'line',
    folded: [...new Set((parameters.get(FOLDED_PARAM) ?? '').split('.'))]
      .filter((one) => ID.test(one))
      .slice(0, MOST_FOLDED),
    first,
    second,
    camera: readCamera(parameters.get(CAMERA_PARAM)),
  };
}

/** The shortest address that reads back as the same; empty for the plain view of everyone. */
export function writeViewState(state: ViewState): string {
  const parameters = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) parameters.set(name, value);
  };
  put(PERSON_PARAM, state.person);
  put(VIEW_PARAM, state.view === 'everyone' ? undefined : TREE_VIEWS[state.view]);
  put(CENTRE_PARAM, state.centre);
  put(COLOURS_PARAM, state.colours === 'line' ? undefined : TREE_COLOURS[state.colours]);
  put(FIRST_PARAM, state.first);
  put(SECOND_PARAM, state.second);
  put(FOLDED_PARAM, state.folded.join('.'));
  put(CAMERA_PARAM, state.camera && writeCamera(state.camera));
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

function readCamera(text: string | null): RelativeCamera | undefined {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  const [x = Number.NaN, y = Number.NaN, k = Number.NaN] = numbers;
  const isSound = numbers.length === 3 && numbers.every(Number.isFinite) && k >= 0.001 && k <= 10;
  return isSound && Math.abs(x) < 1e7 && Math.abs(y) < 1e7 ? { x, y, k } : undefined;
}

function writeCamera({ x, y, k }: RelativeCamera): string {
  return `${Math.round(x)},${Math.round(y)},${Number(k.toPrecision(3))}`;
}

function keyOf<Key extends string>(words: Readonly<Record<Key, string>>, word: string | null): Key | undefined {
  return (Object.keys(words) as Key[]).find((key) => words[key] === word);
}

/** What the worker lays out, without what only it knows. */
export interface LayoutView {
  readonly kind: 'everyone' | 'ancestors' | 'descendants' | 'hourglass' | 'close' | 'path';
  readonly of?: string;
  readonly to?: string;
  readonly folded: readonly string[];
}

/** What is to be laid out for an address. Lives are placed by their years, from the tree itself. */
export function layoutView({ view, centre, first, second, folded }: ViewState): LayoutView {
  if (view === 'lives') return { kind: 'everyone', folded: [] };
  if (view === 'path' && first && second) return { kind: 'path', of: first, to: second, folded };
  return { kind: view, ...(centre === undefined ? {} : { of: centre }), folded };
}

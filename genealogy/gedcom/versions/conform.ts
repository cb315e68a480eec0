import { child, pointerTo, type Structure, structure } from '../structures/structures.ts';
import { RECORD_TYPES, type StructureType, structureType, TAGS_OF_SEVEN } from './seven-grammar.ts';
import type { Extensions, RecordNames } from './seven-names.ts';
import { payloadInSeven } from './seven-payloads.ts';
import { MEDIA_TYPES } from './vocabulary.ts';

/** The null pointer of 7.0. */
const VOID = 'VOID';

/**
 * Makes converted records conform to the grammar of 7.0: what is not allowed in its place, with its value or in its number
 * becomes an extension with everything beneath it; missing required structures are filled in; broken pointers become VOID.
 */
export class SevenConformer {
  readonly #records: RecordNames;
  readonly #extensions: Extensions;

  constructor(records: RecordNames, extensions: Extensions) {
    this.#records = records;
    this.#extensions = extensions;
  }

  /** A record stays one, so that pointers to it hold: a value that it cannot have goes beneath it. */
  record(source: Structure, name: string): Structure {
    const type = RECORD_TYPES.get(source.tag);
    if (type === undefined) return this.surplus(source, name);
    const { payload } = structureType(type);
    const fits = !source.isPointer && payloadInSeven(payload, source.value) !== undefined;
    const own = fits ? [] : [{ ...source, tag: '_TEXT', xref: '', children: [] }];
    const whole = { ...source, xref: '', children: [...own, ...source.children] };
    return {
      tag: source.tag,
      xref: name,
      value: fits ? source.value : '',
      isPointer: false,
      children: this.#children(whole, structureType(type)) ?? [],
    };
  }

  /** One too many of its kind, as a second header is. */
  surplus(source: Structure, name: string): Structure {
    return { ...this.#asExtension({ ...source, xref: '' }), xref: name };
  }

  /** Undefined where a required structure is missing that cannot be filled in. */
  #children(parent: Structure, type: StructureType): Structure[] | undefined {
    const seen = new Set<string>();
    const parts = parent.children.map((part) => {
      const place = type.places.get(part.tag);
      const isFree = place && !(place.isOne && seen.has(part.tag));
      const fitted = isFree ? this.#fitted(part, structureType(place.type)) : undefined;
      if (fitted) seen.add(part.tag);
      return fitted ?? this.#asExtension(part);
    });
    const filled: Structure[] = [];
    for (const [tag, place] of type.places) {
      if (!place.isRequired || seen.has(tag)) continue;
      const part = filledIn(tag, place.type, parent);
      if (!part) return undefined;
      filled.push(part);
    }
    return [...filled, ...this.#xref(parent), ...parts];
  }

  #fitted(part: Structure, type: StructureType): Structure | undefined {
    const [kind = '', target = ''] = type.payload.split(' ');
    if (part.isPointer !== (kind === 'pointer')) return undefined;
    const value = part.isPointer ? this.#target(part.value, target) : payloadInSeven(type.payload, part.value);
    const adjusted = value === undefined ? reworded(part, kind) : { ...part, value };
    const children = adjusted && this.#children(adjusted, type);
    return children && { tag: part.tag, xref: '', value: adjusted.value, isPointer: part.isPointer, children };
  }

  /** The other record's name; undefined where it is of another kind. */
  #target(xref: string, kind: string): string | undefined {
    return this.#records.nameOf(kind, xref) ?? (this.#records.nameOfAny(xref) === undefined ? VOID : undefined);
  }

  /** Beneath an extension every tag of 7.0 may stand. */
  #asExtension(part: Structure): Structure {
    return { ...this.#anywhere(part), tag: this.#extensions.nameOf(part.tag) };
  }

  #anywhere(part: Structure): Structure {
    const value = part.isPointer ? (this.#records.nameOfAny(part.value) ?? VOID) : part.value;
    const children = part.children.map((beneath) =>
      TAGS_OF_SEVEN.has(beneath.tag) ? this.#anywhere(beneath) : this.#asExtension(beneath),
    );
    return { ...part, xref: '', value, children: [...this.#xref(part), ...children] };
  }

  /** Only records have an xref in 7.0; that of another structure is kept as text. */
  #xref({ xref }: Structure): Structure[] {
    return xref === '' ? [] : [structure(this.#extensions.nameOf('_XREF'), xref)];
  }
}

/** The same meaning in structures that 7.0 allows, for a text that it does not allow there. */
function reworded(part: Structure, kind: string): Structure | undefined {
  if (kind === 'event' && !child(part, 'TYPE') && part.value.trim() !== '')
    return { ...part, value: 'Y', children: [structure('TYPE', part.value), ...part.children] };
  if (kind === 'period' && !child(part, 'PHRASE'))
    return { ...part, value: '', children: [structure('PHRASE', part.value), ...part.children] };
  return undefined;
}

function filledIn(tag: string, type: string, parent: Structure): Structure | undefined {
  switch (type) {
    case 'FORM':
      return structure('FORM', mediaTypeByName(parent.value));
    case 'FILE':
      return structure('FILE', '', [structure('FORM', mediaTypeByName(''))]);
    case 'ROLE':
      return structure('ROLE', 'OTHER');
    case 'LANG':
      return structure('LANG', 'und');
    case 'FAMILY':
      return pointerTo(tag, VOID);
    case 'TEXT':
      return parent.tag === 'PLAC' || parent.tag === 'GEDC' ? undefined : structure(tag);
    default:
      return undefined;
  }
}

function mediaTypeByName(file: string): string {
  const ending = /\.(\w+)$/.exec(file)?.[1]?.toLowerCase() ?? '';
  return MEDIA_TYPES.get(ending === 'jpeg' ? 'jpg' : ending === 'tiff' ? 'tif' : ending) ?? 'application/octet-stream';
}

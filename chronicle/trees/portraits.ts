import { parseIndividualReference } from '../../domain/reference.ts';
import { type Genealogy, NOBODY, Portrait, picturedPeople } from '../../genealogy/index.ts';
import { isPicture, type Media, type Picture } from '../media/media.ts';
import { isMemorialOf } from '../memorial/memorial-of.ts';
import { derived } from '../reading/derived.ts';
import type { Library } from '../reading/library.ts';
import type { OpenTree } from './open-tree.ts';

export type ShownPicture = Media & Picture;

const made = derived(() => new WeakMap<Genealogy, ReadonlyMap<number, ShownPicture>>());

/** By person, the picture that stands for them in a tree. Found once for each state of the chronicle. */
export function portraitsIn(library: Library, tree: OpenTree): ReadonlyMap<number, ShownPicture> {
  const { genealogy } = tree;
  const known = made(library);
  let portraits = known.get(genealogy);
  if (!portraits) {
    portraits = findPortraits(library, tree);
    known.set(genealogy, portraits);
  }
  return portraits;
}

/** The tree's own pictures, else those of memorials. Of the living a tree that is shown has none. */
function findPortraits(library: Library, { genealogy, indexOf }: OpenTree): ReadonlyMap<number, ShownPicture> {
  const portraits = new Map<number, ShownPicture>();
  for (const memorial of library.memorials()) {
    const picture = memorial.cover && shownPicture(library, memorial.cover.file);
    if (!picture) continue;
    for (const reference of memorial.links.map(parseIndividualReference)) {
      const person = reference ? indexOf(reference) : NOBODY;
      if (person !== NOBODY && isMemorialOf(memorial, genealogy.individuals.at(person))) portraits.set(person, picture);
    }
  }
  for (const [person, pictures] of picturedPeople(genealogy)) {
    const own = pictures.filter(({ event }) => event === '');
    const [picture] = own.flatMap(({ file }) => shownPicture(library, file) ?? []);
    if (picture) portraits.set(person, picture);
  }
  return portraits;
}

export function portraitKind({ type }: Picture): Portrait {
  return type === 'image/svg+xml' ? Portrait.drawing : Portrait.photograph;
}

/** Files of another computer, which a genealogy program may name, are not ours to show; what came with the tree has its name here. */
export function shownPicture(library: Library, file: string): ShownPicture | undefined {
  const media = library.media(file.split(/[\\/]/).at(-1) ?? '');
  if (!media || !isPicture(media)) return undefined;
  const isShown = media.name === file || library.publicMedia(media.hash) || library.memberMedia(media.hash);
  return isShown ? media : undefined;
}

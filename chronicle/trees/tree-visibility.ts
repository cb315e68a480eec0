import { neutralId } from '../../domain/reference.ts';
import {
  type Genealogy,
  type PersonVisibility,
  type Sex,
  textsNamingLiving,
  visibilityOf,
} from '../../genealogy/index.ts';
import { hashOfText, isReleased, type ReleasedTexts, staleIn } from './released-texts.ts';

export interface VisiblePerson extends PersonVisibility {
  /** As addresses have it. */
  readonly id: string;
  readonly name: string;
  readonly sex: Sex;
}

/** A text that names somebody living, or that is theirs as well; shown only when an editor has released it. */
export interface NamingText {
  readonly hash: string;
  readonly text: string;
  /** The tag it stands under. */
  readonly tag: string;
  readonly named: readonly string[];
  readonly about: readonly { readonly id: string; readonly name: string }[];
  /** It is that of somebody living as well. */
  readonly isShared: boolean;
  readonly isReleased: boolean;
}

export interface TreeVisibility {
  readonly people: readonly VisiblePerson[];
  readonly texts: readonly NamingText[];
  /** Released texts that are in the tree no more, by hash. */
  readonly stale: readonly string[];
}

export function treeVisibility(
  genealogy: Genealogy,
  tree: string,
  { today, released }: { readonly today: string; readonly released: ReleasedTexts['items'] },
  hiddenElsewhere: ReadonlySet<string>,
): TreeVisibility {
  const { individuals } = genealogy;
  const people = visibilityOf(genealogy, { today, level: 'name', hiddenElsewhere }).map(
    (seen, person): VisiblePerson => {
      const { id, name, sex } = individuals.at(person);
      return { ...seen, id: neutralId(id), name: name.full, sex };
    },
  );
  const texts = textsNamingLiving(genealogy, today, hiddenElsewhere).map(
    ({ text, tag, named, about, isShared }): NamingText => {
      const owners = about.flatMap((person) => people[person] ?? []);
      return {
        hash: hashOfText(text),
        text,
        tag,
        named: [...new Set(named.map((person) => individuals.at(person).name.full))],
        about: owners.map(({ id, name }) => ({ id, name })),
        isShared,
        isReleased: isReleased(released, tree, text),
      };
    },
  );
  return { people, texts, stale: staleIn(released, tree, new Set(texts.map(({ hash }) => hash))) };
}

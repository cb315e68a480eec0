import type { Editor } from '@tiptap/core';
import type { EditorState } from '@tiptap/pm/state';
import type { RecordChoice } from '../../../editor-state.ts';

/** What stands before the caret and may become a link. */
export interface Asked {
  readonly query: string;
  readonly from: number;
  readonly to: number;
  /** It was asked for by `@`; otherwise it is only a name, and whoever types on has said no. */
  readonly isAsked: boolean;
}

const AT = /(?:^|[\s(„])@([\p{L}\p{N}’'. -]{0,40})$/u;
const NAME = /(?:^|[\s(„])((?:\p{Lu}[\p{L}’-]{2,} )?\p{Lu}[\p{L}’-]{2,})$/u;
const SHORTEST_NAME = 5;
const LOOKED_AT = 60;

export function askedAt({ selection }: EditorState): Asked | undefined {
  const { $from, empty, from } = selection;
  // Nothing is asked in a link, nor right behind one.
  const marks = [...$from.marks(), ...($from.nodeBefore?.marks ?? [])];
  if (!empty || !$from.parent.isTextblock || marks.some(({ type }) => type.name === 'link')) return undefined;
  const before = $from.parent.textBetween(
    Math.max(0, $from.parentOffset - LOOKED_AT),
    $from.parentOffset,
    '\n',
    '\ufffc',
  );
  const [, asked] = AT.exec(before) ?? [];
  if (asked !== undefined) return { query: asked, from: from - asked.length - 1, to: from, isAsked: true };
  const [, name = ''] = NAME.exec(before) ?? [];
  if (name.length < SHORTEST_NAME) return undefined;
  return { query: name, from: from - name.length, to: from, isAsked: false };
}

/** A link between records is the path between their files in an archive. */
export function hrefOfReference(reference: string): string {
  const [tree, person] = reference.split('#');
  return person === undefined ? `../${reference}.md` : `../../trees/${tree}.ged#${person}`;
}

/** The words become the title, or stay as they were typed when they are a form of it. */
export function complete(
  editor: Editor,
  { from, to, query, isAsked }: Asked,
  { ref, title, mayLive }: RecordChoice,
): void {
  const text = isAsked && !mayLive ? title : query.trim();
  editor
    .chain()
    .focus()
    .insertContentAt(
      { from, to },
      {
        type: 'text',
        text,
        marks: [{ type: 'link', attrs: { href: hrefOfReference(ref) } }],
      },
    )
    .run();
}

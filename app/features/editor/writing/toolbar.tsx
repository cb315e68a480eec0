import {
  mdiBookOpenOutline,
  mdiFormatBold,
  mdiFormatHeader2,
  mdiFormatHeader3,
  mdiFormatItalic,
  mdiFormatListBulleted,
  mdiFormatListNumbered,
  mdiFormatQuoteClose,
  mdiImagePlusOutline,
  mdiLink,
  mdiMinus,
  mdiRedo,
  mdiTableColumnPlusAfter,
  mdiTableColumnRemove,
  mdiTableLargePlus,
  mdiTableLargeRemove,
  mdiTableRowPlusAfter,
  mdiTableRowRemove,
  mdiUndo,
} from '@mdi/js';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { cellAt, changeTable, insertTable } from './table-commands.ts';
import styles from './toolbar.module.css';
import { useEditorValue } from './use-editor-value.ts';

export interface Dialogs {
  readonly onLink: () => void;
  readonly onNote: () => void;
  readonly onPicture: () => void;
}

interface Tool {
  readonly name: string;
  readonly icon: string;
  readonly press: () => void;
  readonly isOn?: boolean;
  readonly isOff?: boolean;
  /** Between it and the one before there is room. */
  readonly begins?: boolean;
}

/** All that a text can be made of, by mouse, thumb or arrow keys; one stop of the Tab key. */
export function Toolbar({ editor, ...dialogs }: Dialogs & { readonly editor: Editor }) {
  const tools = useTools(editor, dialogs);
  const [current, setCurrent] = useState(0);
  const bar = useRef<HTMLDivElement>(null);
  useKeyboardBelow(bar);
  const focused = Math.min(current, tools.length - 1);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    const edge = { Home: 0, End: tools.length - 1 }[event.key];
    if (step === undefined && edge === undefined) return;
    event.preventDefault();
    const next = edge ?? (focused + (step ?? 0) + tools.length) % tools.length;
    setCurrent(next);
    bar.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div ref={bar} className={styles.bar} role="toolbar" aria-label="Oblikovanje" onKeyDown={onKeyDown}>
      {tools.map(({ name, icon, press, isOn, isOff, begins }, index) => (
        <button
          key={name}
          type="button"
          title={name}
          aria-label={name}
          aria-pressed={isOn}
          aria-disabled={isOff}
          className={begins ? styles.begins : undefined}
          tabIndex={index === focused ? 0 : -1}
          // The text keeps its caret and, on a phone, its keyboard.
          onPointerDown={(event) => event.preventDefault()}
          onFocus={() => setCurrent(index)}
          onClick={isOff ? undefined : press}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
}

/** A phone's keyboard lies over the page without making it smaller: the bar stands on it. */
function useKeyboardBelow(bar: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    const { visualViewport: seen } = window;
    const follow = () => {
      const covered = seen ? innerHeight - seen.height * seen.scale - seen.offsetTop : 0;
      bar.current?.style.setProperty('--keyboard', `${Math.max(0, Math.round(covered))}px`);
    };
    for (const event of ['resize', 'scroll']) seen?.addEventListener(event, follow);
    return () => {
      for (const event of ['resize', 'scroll']) seen?.removeEventListener(event, follow);
    };
  }, [bar]);
}

function useTools(editor: Editor, { onLink, onNote, onPicture }: Dialogs): Tool[] {
  const on = useEditorValue(editor, ({ state }) => ({
    heading2: editor.isActive('heading', { level: 2 }),
    heading3: editor.isActive('heading', { level: 3 }),
    bold: editor.isActive('bold'),
    italic: editor.isActive('italic'),
    link: editor.isActive('link'),
    bulletList: editor.isActive('bulletList'),
    orderedList: editor.isActive('orderedList'),
    blockquote: editor.isActive('blockquote'),
    inTable: cellAt(state.selection.$from) !== undefined,
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  }));
  const chain = () => editor.chain().focus();
  const tables: Tool[] = on.inTable
    ? [
        { name: 'Redak ispod', icon: mdiTableRowPlusAfter, press: () => changeTable(editor, 'row'), begins: true },
        { name: 'Stupac desno', icon: mdiTableColumnPlusAfter, press: () => changeTable(editor, 'column') },
        { name: 'Uklonite redak', icon: mdiTableRowRemove, press: () => changeTable(editor, 'remove-row') },
        { name: 'Uklonite stupac', icon: mdiTableColumnRemove, press: () => changeTable(editor, 'remove-column') },
        { name: 'Uklonite tablicu', icon: mdiTableLargeRemove, press: () => changeTable(editor, 'remove') },
      ]
    : [{ name: 'Tablica', icon: mdiTableLargePlus, press: () => insertTable(editor) }];
  return [
    { name: 'Podebljano', icon: mdiFormatBold, isOn: on.bold, press: () => chain().toggleBold().run() },
    { name: 'Kurziv', icon: mdiFormatItalic, isOn: on.italic, press: () => chain().toggleItalic().run() },
    { name: 'Poveznica', icon: mdiLink, isOn: on.link, press: onLink },
    {
      name: 'Podnaslov',
      icon: mdiFormatHeader2,
      isOn: on.heading2,
      begins: true,
      press: () => chain().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Manji podnaslov',
      icon: mdiFormatHeader3,
      isOn: on.heading3,
      press: () => chain().toggleHeading({ level: 3 }).run(),
    },
    {
      name: 'Popis',
      icon: mdiFormatListBulleted,
      isOn: on.bulletList,
      begins: true,
      press: () => chain().toggleList('bulletList', 'listItem').run(),
    },
    {
      name: 'Brojčani popis',
      icon: mdiFormatListNumbered,
      isOn: on.orderedList,
      press: () => chain().toggleList('orderedList', 'listItem').run(),
    },
    { name: 'Navod', icon: mdiFormatQuoteClose, isOn: on.blockquote, press: () => chain().toggleBlockquote().run() },
    { name: 'Slika', icon: mdiImagePlusOutline, begins: true, press: onPicture },
    { name: 'Bilješka s izvorom', icon: mdiBookOpenOutline, press: onNote },
    { name: 'Crta', icon: mdiMinus, press: () => chain().setHorizontalRule().run() },
    ...tables,
    { name: 'Poništite', icon: mdiUndo, begins: true, isOff: !on.undo, press: () => chain().undo().run() },
    { name: 'Ponovite', icon: mdiRedo, isOff: !on.redo, press: () => chain().redo().run() },
  ];
}

import { type EditorOptions, Extension, type JSONContent } from '@tiptap/core';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { Editor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import proseStyles from '../../../text/prose.module.css';
import type { Document } from '../markdown/document.ts';
import { markdownOfDocument } from '../markdown/write.ts';
import { cleanPaste } from '../paste/clean-paste.ts';
import { sliceOfText } from '../paste/plain-text.ts';
import type { PictureAddresses } from '../picture-addresses.ts';
import { figureNode } from './figure.ts';
import { SCHEMA } from './schema.ts';
import { leaveCell, moveInTable } from './table-commands.ts';
import { documentOf } from './text-diff.ts';
import styles from './writing.module.css';

const TableKeys = Extension.create({
  name: 'tableKeys',
  // Before lists, for which Tab means something else.
  priority: 200,
  addKeyboardShortcuts() {
    return {
      Tab: () => moveInTable(this.editor, 1),
      'Shift-Tab': () => moveInTable(this.editor, -1),
      Enter: () => leaveCell(this.editor),
    };
  },
});

/** After a picture or a table at the end there is room to write on; left empty, it is not stored. */
const LastParagraph = Extension.create({
  name: 'lastParagraph',
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction(_, __, { doc, tr, schema: { nodes } }) {
        const { paragraph } = nodes;
        return !paragraph || doc.lastChild?.type === paragraph ? null : tr.insert(doc.content.size, paragraph.create());
      },
    }),
  ],
});

/** As long as typing goes on, a text is made into Markdown no oftener: the longest takes some hundredths of a second. */
const EVERY_MS = 200;

/** ProseMirror’s own to keep, where ours is only read; with its last paragraph, so that a mere look changes nothing. */
function copyOf({ type, content }: Document): JSONContent {
  const room = content.at(-1)?.type === 'paragraph' ? [] : [{ type: 'paragraph' }];
  return JSON.parse(JSON.stringify({ type, content: [...content, ...room] }));
}

interface WritingOptions {
  readonly document: Document;
  readonly pictures: PictureAddresses;
  readonly onChange: (markdown: string) => void;
  readonly onFiles: (files: readonly File[], position: number) => void;
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
}

/** The text as it is written, and `flush`, after which all of it has been handed on. */
export function useWriting({ document, pictures, onChange, onFiles, keys }: WritingOptions) {
  const latest = useRef({ onChange, onFiles });
  latest.current = { onChange, onFiles };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Made once, and not by the hook of the package, which would bring what compares states with it.
  const [editor] = useState(() => new Editor(options()));

  function options(): Partial<EditorOptions> {
    return {
      extensions: [...SCHEMA, figureNode(pictures), TableKeys, LastParagraph, UndoRedo, Gapcursor],
      content: copyOf(document),
      // The site's policy lets no styles in but those of its files.
      injectCSS: false,
      editorProps: {
        // The bars above and below are no place to write.
        scrollThreshold: { top: 130, right: 0, bottom: 90, left: 0 },
        scrollMargin: { top: 140, right: 0, bottom: 100, left: 0 },
        attributes: {
          class: `${proseStyles.prose} ${styles.text}`,
          role: 'textbox',
          'aria-multiline': 'true',
          'aria-label': 'Tekst',
          'data-placeholder': 'Pišite ovdje, ili zalijepite iz Worda. Znak @ traži zapis ili osobu.',
          lang: 'hr',
        },
        transformPastedHTML: cleanPaste,
        clipboardTextParser: (text, _, __, view) => sliceOfText(text, view.state.schema),
        handleKeyDown: (_, event) => keys.current?.(event) ?? false,
        handlePaste: (_, event) => takeFiles(event.clipboardData),
        handleDrop: (view, event, __, moved) =>
          !moved && takeFiles(event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
        handleClickOn: (_, __, ___, ____, event) => {
          // A link under the caret is there to be written, not followed.
          if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
          return false;
        },
      },
      onUpdate: ({ transaction }) => {
        if (transaction.getMeta('shown')) return;
        timer.current ??= setTimeout(flush, EVERY_MS);
      },
    };
  }

  const flush = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    if (!editor.isDestroyed) latest.current.onChange(markdownOfDocument(documentOf(editor)));
  }, [editor]);

  function takeFiles(data: DataTransfer | null, position = editor.state.selection.to): boolean {
    const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
    // Word puts a picture of the whole text beside it: then the text is meant. A page's picture comes with its own element only.
    const words = data?.getData('text/html').replace(/<!--.*?-->|<[^>]*>/gs, '') ?? '';
    if (files.length === 0 || words.trim() !== '') return false;
    latest.current.onFiles(files, position);
    return true;
  }

  useEffect(() => {
    addEventListener('pagehide', flush);
    addEventListener('visibilitychange', flush, true);
    return () => {
      removeEventListener('pagehide', flush);
      removeEventListener('visibilitychange', flush, true);
    };
  }, [flush]);

  return { editor, flush };
}

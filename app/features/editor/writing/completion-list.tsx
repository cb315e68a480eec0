import type { Editor } from '@tiptap/core';
import { type RefObject, useEffect, useState } from 'react';
import type { EditorServices } from '../services.ts';
import type { RecordChoice } from '../state.ts';
import { type Asked, askedAt, complete } from './completion.ts';
import styles from './completion-list.module.css';
import { useEditorValue } from './use-editor-value.ts';

const WAIT_MS = 150;

interface CompletionProps {
  readonly editor: Editor;
  readonly services: Pick<EditorServices, 'choices'>;
  /** The list hears of keys before the text does. */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
}

/** Records and people that what is typed may mean: after `@`, or after a name. */
export function CompletionList({ editor, services, keys }: CompletionProps) {
  const asked = useEditorValue(editor, ({ state, isFocused }) => (isFocused ? askedAt(state) : undefined));
  const { choices, close } = useChoices(asked, services);
  const [active, setActive] = useState(0);
  const current = Math.min(active, choices.length - 1);
  const isOpen = asked !== undefined && choices.length > 0;
  const choose = (choice: RecordChoice) => {
    if (asked) complete(editor, asked, choice);
    close();
  };
  keys.current = ({ key }) => {
    if (!isOpen) return false;
    if (key === 'Escape') close();
    else if (key === 'ArrowDown') setActive((current + 1) % choices.length);
    else if (key === 'ArrowUp') setActive((current + choices.length - 1) % choices.length);
    // Enter belongs to whoever only wrote a name at the end of a line.
    else if (key === 'Tab' || (key === 'Enter' && asked.isAsked)) choose(choices[current] as RecordChoice);
    else return false;
    return true;
  };
  useEffect(() => {
    const { dom } = editor.view;
    if (isOpen) dom.setAttribute('aria-activedescendant', optionId(current));
    else dom.removeAttribute('aria-activedescendant');
  }, [editor, isOpen, current]);
  if (!isOpen) return null;
  const { left, bottom } = editor.view.coordsAtPos(asked.from);
  const frame = editor.view.dom.parentElement?.getBoundingClientRect() ?? { left: 0, top: 0, width: 0 };
  return (
    <div
      className={styles.list}
      // Of the browser's own style object, which the site's policy allows.
      style={{
        insetInlineStart: Math.max(0, Math.min(left - frame.left, frame.width - 280)),
        insetBlockStart: bottom - frame.top + 6,
      }}
      role="listbox"
      aria-label="Poveznice"
    >
      {choices.map((choice, index) => (
        <button
          key={choice.ref}
          id={optionId(index)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={index === current}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => choose(choice)}
        >
          <span>{choice.title}</span>
          <small>{choice.kind}</small>
        </button>
      ))}
      {!asked.isAsked && <p>Tipka Tab stavlja poveznicu.</p>}
    </div>
  );
}

function optionId(index: number): string {
  return `completion-${index}`;
}

function useChoices(asked: Asked | undefined, services: Pick<EditorServices, 'choices'>) {
  const [found, setFound] = useState<{ readonly query: string; readonly choices: readonly RecordChoice[] }>();
  const [closedAt, setClosedAt] = useState<number>();
  const query = asked && asked.from !== closedAt ? asked.query.trim() : '';
  const isAsked = asked?.isAsked ?? false;
  useEffect(() => {
    if (query === '') return;
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const choices = await services.choices(query, control.signal);
      if (control.signal.aborted) return;
      const begins = (title: string) => title.toLocaleLowerCase('hr').startsWith(query.toLocaleLowerCase('hr'));
      setFound({ query, choices: isAsked ? choices : choices.filter(({ title }) => begins(title)).slice(0, 3) });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query, isAsked, services]);
  return {
    choices: found && query !== '' && found.query === query ? found.choices : [],
    close: () => setClosedAt(asked?.from),
  };
}

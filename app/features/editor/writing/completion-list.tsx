import type { Editor } from '@tiptap/core';
import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { RecordChoice } from '../../../editor-state.ts';
import { useOffers } from '../../../ui/use-offers.ts';
import { OptionList, optionId } from '../option-list.tsx';
import type { EditorServices } from '../services.ts';
import { type Asked, askedAt, complete } from './completion.ts';
import { useEditorValue } from './use-editor-value.ts';

const LIST = 'completion';

interface CompletionProps {
  readonly editor: Editor;
  readonly services: Pick<EditorServices, 'choices'>;
  /** The list hears of keys before the text does. */
  readonly keys: RefObject<((event: KeyboardEvent) => boolean) | undefined>;
}

/** Records and people that what is typed may mean: after `@`, or after a name. */
export function CompletionList({ editor, services, keys }: CompletionProps) {
  const asked = useEditorValue(editor, ({ state, isFocused }) => (isFocused ? askedAt(state) : undefined));
  const { choices, active, move, close } = useChoices(asked, services);
  const isOpen = asked !== undefined && choices.length > 0;
  const choose = (choice: RecordChoice) => {
    if (asked) complete(editor, asked, choice);
    close();
  };
  keys.current = ({ key }) => {
    if (!isOpen) return false;
    if (key === 'Escape') close();
    else if (key === 'ArrowDown') move(1);
    else if (key === 'ArrowUp') move(-1);
    // Enter belongs to whoever only wrote a name at the end of a line.
    else if (key === 'Tab' || (key === 'Enter' && asked.isAsked)) choose(choices[active] as RecordChoice);
    else return false;
    return true;
  };
  useEffect(() => {
    const { dom } = editor.view;
    if (isOpen) dom.setAttribute('aria-activedescendant', optionId(LIST, active));
    else dom.removeAttribute('aria-activedescendant');
  }, [editor, isOpen, active]);
  if (!isOpen) return null;
  return (
    <OptionList
      id={LIST}
      label="Poveznice"
      options={choices.map((choice) => ({ ...choice, key: choice.ref, label: choice.title, detail: choice.kindLabel }))}
      active={active}
      onChoose={choose}
      at={placeAt(editor, asked.from)}
    >
      {!asked.isAsked && <p>Tab ili dodir stavlja poveznicu.</p>}
    </OptionList>
  );
}

/** What sticks to the top and to the bottom of the window. */
const BARS = { top: 136, bottom: 64 };
const ENOUGH = 200;

/** Beneath the words where there is room before the toolbar, or a phone's keyboard; otherwise above them. */
function placeAt({ view }: Editor, position: number) {
  const { left, top, bottom } = view.coordsAtPos(position);
  const frame = view.dom.getBoundingClientRect();
  const below = (visualViewport?.height ?? innerHeight) - bottom - BARS.bottom;
  const above = top - BARS.top;
  const insetInlineStart = Math.max(0, Math.min(left - frame.left, frame.width - 320));
  return below >= ENOUGH || below >= above
    ? { insetInlineStart, insetBlockStart: bottom - frame.top + 6, maxBlockSize: Math.min(below, 320) }
    : { insetInlineStart, insetBlockEnd: frame.bottom - top + 6, maxBlockSize: Math.min(above, 320) };
}

/** Names stand in a text in all their cases: Gumno, kraj Gumna, na Gumnu. */
function isNamed(title: string, words: string): boolean {
  const stem = words.slice(0, Math.max(4, words.length - 2)).toLocaleLowerCase('hr');
  return title.toLocaleLowerCase('hr').startsWith(stem);
}

function useChoices(asked: Asked | undefined, services: Pick<EditorServices, 'choices'>) {
  const [closedAt, setClosedAt] = useState<number>();
  const query = asked && asked.from !== closedAt ? asked.query : '';
  const isAsked = asked?.isAsked ?? false;
  const load = useCallback(
    async (words: string, signal: AbortSignal) => {
      const choices = await services.choices(words, signal);
      return isAsked ? choices : choices.filter(({ title }) => isNamed(title, words)).slice(0, 3);
    },
    [services, isAsked],
  );
  const { offers, isCurrent, active, move } = useOffers(query, load);
  return { choices: isCurrent ? offers : [], active, move, close: () => setClosedAt(asked?.from) };
}

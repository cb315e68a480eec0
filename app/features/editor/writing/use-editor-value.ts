import type { Editor } from '@tiptap/core';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** Something that follows from the state of the text, renewed with it; equal values are the same value. */
export function useEditorValue<Value>(editor: Editor, select: (editor: Editor) => Value): Value {
  const last = useRef<{ readonly json: string | undefined; readonly value: Value }>(undefined);
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of EVENTS) editor.on(event, listener);
      return () => {
        for (const event of EVENTS) editor.off(event, listener);
      };
    },
    [editor],
  );
  return useSyncExternalStore(subscribe, () => {
    const value = select(editor);
    const json = JSON.stringify(value);
    if (!last.current || last.current.json !== json) last.current = { json, value };
    return last.current.value;
  });
}

const EVENTS = ['transaction', 'focus', 'blur'] as const;

import { type RefObject, useEffect } from 'react';

/** A slash anywhere on the page leads to the search, unless somebody is writing. */
export function useSlash(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const find = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey } = event;
      const isWriting = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
      if (key !== '/' || isWriting || ctrlKey || metaKey) return;
      event.preventDefault();
      field.current?.focus();
    };
    document.addEventListener('keydown', find);
    return () => document.removeEventListener('keydown', find);
  }, [field]);
}

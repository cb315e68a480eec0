import { type RefObject, useEffect } from 'react';

/** A key presses what has its verdict (`data-verdict`), unless somebody is writing or has the focus on another press. */
export function useVerdictKeys(place: RefObject<HTMLElement | null>, keys: Readonly<Record<string, string>>): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      const key = event.key.toLowerCase();
      const isTyped = /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      const isPressed = key === 'enter' && /^(?:BUTTON|A|SUMMARY)$/.test(target.tagName);
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyped || isPressed) return;
      const verdict = keys[key];
      const pressed = verdict && place.current?.querySelector<HTMLElement>(`[data-verdict=${verdict}]`);
      if (!pressed) return;
      event.preventDefault();
      (pressed.querySelector('a') ?? pressed).click();
    };
    document.addEventListener('keydown', act);
    return () => document.removeEventListener('keydown', act);
  }, [place, keys]);
}

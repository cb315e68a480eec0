import { useEffect } from 'react';

const TELL_EVERY_MS = 20_000;

/**
 * While the page is shown, tells now and then that one is here, and that one leaves when the page goes or something else is
 * worked on. Both functions stay the same from one rendering to the next, or are not there while there is nothing to tell.
 */
export function useTellingPresence(tell: (() => Promise<void>) | undefined, leave: () => void): void {
  useEffect(() => {
    if (!tell) return;
    const tellIfShown = () => {
      if (document.visibilityState === 'visible') void tell();
    };
    const timer = setInterval(tellIfShown, TELL_EVERY_MS);
    // Also of a page that is shown again as it was left.
    addEventListener('pageshow', tellIfShown);
    addEventListener('pagehide', leave);
    tellIfShown();
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', tellIfShown);
      removeEventListener('pagehide', leave);
      leave();
    };
  }, [tell, leave]);
}

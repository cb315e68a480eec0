import { useEffect } from 'react';
import type { DraftSaver } from './saving/draft-saver.ts';
import type { EditorServices } from './services.ts';

const TELL_EVERY_MS = 20_000;

/** What happens around the page while one writes: the line comes back, the tab is closed, somebody else opens the same. */
export function useStayingSaved(saver: DraftSaver, services: EditorServices, flush: () => void): void {
  useEffect(() => {
    const trySaving = () => void saver.save();
    const onVisible = () => {
      // Whoever signs in again does so in another tab.
      if (document.visibilityState === 'visible' && saver.state.status.kind === 'signed-out') trySaving();
      if (document.visibilityState === 'hidden') {
        flush();
        trySaving();
      }
    };
    const onLeave = (event: BeforeUnloadEvent) => {
      flush();
      if (!saver.isSaved) event.preventDefault();
    };
    addEventListener('online', trySaving);
    addEventListener('beforeunload', onLeave);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      removeEventListener('online', trySaving);
      removeEventListener('beforeunload', onLeave);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [saver, flush]);
  useEffect(() => {
    const tell = async () => {
      if (document.visibilityState !== 'visible') return;
      const others = await services.presence().catch(() => undefined);
      if (others) saver.tellOthers(others);
    };
    const leave = () => services.leave();
    const timer = setInterval(tell, TELL_EVERY_MS);
    // Also of a page that is shown again as it was left.
    addEventListener('pageshow', tell);
    addEventListener('pagehide', leave);
    void tell();
    return () => {
      clearInterval(timer);
      removeEventListener('pageshow', tell);
      removeEventListener('pagehide', leave);
    };
  }, [saver, services]);
}

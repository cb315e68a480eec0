import { useCallback, useEffect } from 'react';
import { useTellingPresence } from '../../ui/use-telling-presence.ts';
import type { DraftSaver } from './saving/draft-saver.ts';
import type { EditorServices } from './services.ts';

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
  const tell = useCallback(async () => {
    const others = await services.presence().catch(() => undefined);
    if (others) saver.tellOthers(others);
  }, [saver, services]);
  useTellingPresence(tell, services.leave);
}

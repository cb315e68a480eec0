import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

interface Answer<Offer> {
  readonly to: string;
  readonly offers: readonly Offer[];
  readonly active: number;
}

const PAUSE_MS = 150;

/**
 * What the server offers for the text of a field, a moment after it was typed. Offers for an earlier text stay in sight until the new ones
 * are here, but the keys choose none of them. `load` must be the same function from one rendering to the next.
 */
export function useOffers<Offer>(
  text: string,
  load: (text: string, signal: AbortSignal) => Promise<readonly Offer[]>,
  first = 0,
) {
  const asked = text.trim();
  const [answer, setAnswer] = useState<Answer<Offer>>();
  const takeWhenAnswered = useRef<(offer: Offer) => void>(undefined);
  useEffect(() => {
    if (asked === '') return setAnswer(undefined);
    const control = new AbortController();
    const timer = setTimeout(async () => {
      const offers = await load(asked, control.signal).catch(() => []);
      if (control.signal.aborted) return;
      setAnswer({ to: asked, offers, active: first });
      const [best] = offers;
      // At once, as by the key itself: the dialog that it closes must be gone when the text takes the focus, or no caret is set.
      if (best) flushSync(() => takeWhenAnswered.current?.(best));
    }, PAUSE_MS);
    return () => {
      takeWhenAnswered.current = undefined;
      clearTimeout(timer);
      control.abort();
    };
  }, [asked, load, first]);
  const current = answer?.to === asked ? answer : undefined;
  return {
    offers: asked === '' ? [] : (answer?.offers ?? []),
    active: current?.active ?? -1,
    /** Whether the offers are for what stands in the field. */
    isCurrent: current !== undefined,
    move(step: number) {
      const count = current?.offers.length ?? 0;
      if (!current || count === 0) return;
      const from = Math.max(current.active, step < 0 ? 0 : -1);
      setAnswer({ ...current, active: (from + step + count) % count });
    },
    /** The active offer, or the first; that of an answer that is still on its way as soon as it is here. */
    choose(take: (offer: Offer) => void) {
      const offer = current?.offers[current.active] ?? current?.offers[0];
      if (!current) takeWhenAnswered.current = take;
      else if (offer) take(offer);
    },
    close: () => setAnswer(answer && { ...answer, offers: [] }),
  };
}

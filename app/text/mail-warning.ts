import { counted } from './plurals.ts';

const LETTERS = { one: 'poruka čeka', few: 'poruke čekaju', other: 'poruka čeka' };

/** For the desk: that the mail server takes nothing. */
export function mailWarning({ isStuck, waiting }: { readonly isStuck: boolean; readonly waiting: number }) {
  return isStuck
    ? `E-pošta ne radi: ${counted(waiting, LETTERS)} na slanje. Otići će čim proradi. Javite to onima koji održavaju stranicu: razlog piše u dnevniku poslužitelja.`
    : undefined;
}

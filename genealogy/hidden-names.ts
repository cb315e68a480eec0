/** What stands for the name of somebody living whom the reader may not see. */
export const HIDDEN_NAME = 'Živa osoba';
/** The same, of somebody dead. */
export const RESTRICTED_NAME = 'Skrivena osoba';

/** Whether a name only says that somebody is hidden. */
export function isHiddenName(full: string): boolean {
  return full === HIDDEN_NAME || full === RESTRICTED_NAME;
}
